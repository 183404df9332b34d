import { ruling } from '../language';

export default ruling(
  'act-resolution-negated-forbidden-droplet',
  {
    covers: ['effect-negation', 'costs'],
    title: {
      en: 'Negated for the turn, Tributed as cost: Forbidden Droplet',
      ko: '턴 종료시까지의 무효와 코스트로 떠난 몬스터: 금지된 일적',
    },
    statement: {
      en: 'Forbidden Droplet negates Planet Pathfinder until the end of the turn. Its effect is activated on the field, where it is negated, so it does nothing, though Planet Pathfinder, Tributed as the cost, is in the GY when the effect resolves.',
      ko: '금지된 일적으로 플래닛 패스파인더는 턴 종료시까지 무효이다. 코스트로 릴리스되어 처리할 때는 묘지에 있더라도, 무효인 필드에서 발동한 효과이므로 적용되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Planet Pathfinder').hasInDeck('Umi');
    given(opponent).hasInHand('Kuriboh');
    given(opponent).hasSet('Forbidden Droplet');
    given.startsIn('standby');
    opponent.activates('Forbidden Droplet', { cost: ['Kuriboh'] });
    bothPass();
    then.isNegated('Planet Pathfinder');
    then.can(turnPlayer).activate('Planet Pathfinder');
    turnPlayer.activates('Planet Pathfinder');
    bothPass();
    then.isIn('Planet Pathfinder', 'gy', turnPlayer);
    then.linkWas('Planet Pathfinder', 'effectNegated');
    then.isIn('Umi', 'deck', turnPlayer);
    then.countIs(turnPlayer, 'hand', 0);
  },
);
