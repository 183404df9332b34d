import { ruling } from '../language';

export default ruling(
  'ash-negates-only-that-link',
  {
    covers: ['effect-negation', 'hand-triggers', 'continuous-effects'],
    title: { en: 'Only the link answered is negated', ko: '체인한 효과만 무효가 된다' },
    statement: {
      en: 'Ash Blossom & Joyous Spring negates the effect of one Chain Link, not the monster. Trickstar Candina adds no card, but her damage, an effect that makes no Chain Link, still applies when the opponent uses a Trap.',
      ko: '하루 우라라가 무효로 하는 것은 체인한 효과 하나이며 몬스터가 아니다. 트릭스터 캔디나는 카드를 패에 넣지 못하지만, 체인을 만들지 않는 데미지 효과는 상대가 함정을 쓰면 그대로 적용된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Trickstar Candina').hasInDeck('Trickstar Lycoris', 'Trickstar Candina#deck');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring').hasSet('Jar of Greed').hasInDeck('Celtic Guardian');
    turnPlayer.normalSummons('Trickstar Candina');
    turnPlayer.usesTrigger('Trickstar Candina', { effect: 1 });
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();
    then.linkWas('Trickstar Candina', 'effectNegated');
    then.countIs(turnPlayer, 'hand', 0);
    then.lpIs(opponent, 8000);

    turnPlayer.movesTo('battle');
    opponent.activates('Jar of Greed');
    bothPass();
    then.linkWas('Jar of Greed', 'resolved');
    then.lpIs(opponent, 7800);
  },
);
