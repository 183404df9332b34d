import { ruling } from '../language';

export default ruling(
  'act-resolution-negated-effect-veiler',
  {
    covers: ['activation', 'costs', 'effect-negation'],
    title: {
      en: 'Negated until the end of the turn: Effect Veiler',
      ko: '턴 종료시까지의 무효는 따라간다: 이펙트 뵐러',
    },
    statement: {
      en: 'A monster negated until the end of the turn stays negated for an effect that it activates on the field, even if it has left for the GY as cost. The effect can be activated, but does nothing.',
      ko: '턴 종료시까지 효과가 무효가 된 몬스터가 필드에서 발동한 효과는, 그 몬스터가 코스트로 묘지로 보내져도 무효화된다. 발동은 할 수 있지만 효과는 적용되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Planet Pathfinder').hasInDeck('Umi');
    given(opponent).hasInHand('Effect Veiler');
    turnPlayer.movesTo('battle');
    opponent.activates('Effect Veiler', { targets: ['Planet Pathfinder'] });
    bothPass();
    then.can(turnPlayer).activate('Planet Pathfinder');
    turnPlayer.activates('Planet Pathfinder');
    bothPass();
    then.linkWas('Planet Pathfinder', 'effectNegated');
    then.isIn('Umi', 'deck', turnPlayer);
    then.countIs(turnPlayer, 'hand', 0);
  },
);
