import { ruling } from '../language';

export default ruling(
  'act-resolution-negated-infinite-impermanence',
  {
    covers: ['effect-negation', 'costs'],
    title: {
      en: 'Negated for the turn, Tributed for the cost: Infinite Impermanence',
      ko: '턴 종료시까지의 무효와 코스트로 떠난 몬스터: 무한포영',
    },
    statement: {
      en: 'A negation until the end of the turn still negates an effect whose monster left for the GY as a cost: the effect was activated on the field. Infinite Impermanence on Planet Pathfinder.',
      ko: '턴 종료시까지의 무효는, 코스트로 몬스터가 묘지로 간 효과도 무효로 한다. 그 효과는 필드에서 발동했기 때문이다. 무한포영을 받은 플래닛 패스파인더.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Planet Pathfinder').hasInDeck('Umi');
    given(opponent).hasInHand('Infinite Impermanence');
    given.startsIn('standby');
    opponent.activates('Infinite Impermanence', { targets: ['Planet Pathfinder'] });
    bothPass();
    then.can(turnPlayer).activate('Planet Pathfinder');
    turnPlayer.activates('Planet Pathfinder');
    bothPass();
    then.isIn('Planet Pathfinder', 'gy', turnPlayer);
    then.linkWas('Planet Pathfinder', 'effectNegated');
    then.isIn('Umi', 'deck', turnPlayer);
    then.countIs(turnPlayer, 'hand', 0);
  },
);
