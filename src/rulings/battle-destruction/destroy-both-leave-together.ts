import { ruling } from '../language';

export default ruling(
  'destroy-both-leave-together',
  {
    covers: ['battle-destruction', 'trigger-order', 'damage-step'],
    title: { en: 'Both leave at once', ko: '둘이 함께 필드를 떠난다' },
    statement: {
      en: 'Monsters that one battle destroys go to the GY together at the end of the Damage Step. So both triggers share one Chain, in the usual order: that of the turn player first, below, then the opponent’s.',
      ko: '하나의 전투로 파괴된 몬스터들은 데미지 스텝 종료시에 동시에 묘지로 보내진다. 그래서 두 효과는 하나의 체인에, 평소의 순서대로 턴 플레이어의 것부터 쌓인다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Mystic Tomato').hasInHand('Battle Ox').hasInDeck('Sangan');
    given(opponent).controls('Giant Rat').hasInDeck('Exiled Force');
    turnPlayer.attacks('Mystic Tomato', 'Giant Rat');
    then.timingIs('battlePhase.damageStep.end');
    then.isIn('Mystic Tomato', 'gy', turnPlayer);
    then.isIn('Giant Rat', 'gy', opponent);
    then.isAsked(turnPlayer, 'trigger');
    turnPlayer.usesTrigger('Mystic Tomato');
    then.isAsked(opponent, 'trigger');
    opponent.usesTrigger('Giant Rat');
    then.chainsWere(['turnPlayer: Mystic Tomato', 'opponent: Giant Rat']);
    then.linkWas('Mystic Tomato', 'resolved');
    then.linkWas('Giant Rat', 'resolved');
    then.happenedInOrder(
      { event: 'linkResolving', card: 'Giant Rat' },
      { event: 'summoned', card: 'Exiled Force' },
      { event: 'linkResolving', card: 'Mystic Tomato' },
      { event: 'summoned', card: 'Sangan' },
    );
    then.controls(turnPlayer, 'Sangan');
    then.controls(opponent, 'Exiled Force');
  },
);
