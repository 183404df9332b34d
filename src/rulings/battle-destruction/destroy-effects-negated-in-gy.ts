import { ruling } from '../language';

export default ruling(
  'destroy-effects-negated-in-gy',
  {
    covers: ['battle-destruction', 'effect-negation', 'trigger-order'],
    title: { en: 'Silenced in the GY as well', ko: '묘지에서도 무효가 된다' },
    statement: {
      en: 'Dark Ruler Ha Des negates the effects of what Fiends of its controller destroy by battle even after it has left for the GY. Such a trigger may be activated, but nothing comes of it.',
      ko: '명계의 마왕 하데스는 자신의 악마족이 전투로 파괴한 몬스터의 효과를 묘지에서도 무효로 한다. 그 효과를 발동할 수는 있지만 아무 일도 일어나지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Dark Ruler Ha Des').hasInHand('Battle Ox');
    given(opponent).controls('Giant Rat').hasInDeck('Exiled Force');
    turnPlayer.attacks('Dark Ruler Ha Des', 'Giant Rat');
    then.isIn('Giant Rat', 'gy', opponent);
    then.isAsked(opponent, 'trigger');
    then.can(opponent).activate('Giant Rat');
    opponent.usesTrigger('Giant Rat');
    then.chainsWere(['opponent: Giant Rat']);
    then.linkWas('Giant Rat', 'effectNegated');
    then.wasNotSummoned('Exiled Force');
    then.isIn('Exiled Force', 'deck', opponent);
    then.lpIs(opponent, 6950);
  },
);
