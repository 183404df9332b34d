import { ruling } from '../language';

export default ruling(
  'act-resolution-place-planet-pathfinder',
  {
    covers: ['activation', 'costs', 'effect-negation'],
    title: {
      en: 'Tributed as cost, it resolves in the GY: Planet Pathfinder',
      ko: '코스트로 릴리스되면 묘지에서 처리한다: 플래닛 패스파인더',
    },
    statement: {
      en: 'Planet Pathfinder Tributes itself to activate its effect, so it is in the GY when that resolves. Skill Drain negates only monsters on the field, and the effect is applied.',
      ko: '플래닛 패스파인더는 자신을 릴리스하고 효과를 발동하므로 처리할 때는 묘지에 있다. 스킬 드레인은 필드의 몬스터만 무효로 하므로, 효과는 적용된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Planet Pathfinder').hasInDeck('Umi');
    given(opponent).controls('Skill Drain');
    turnPlayer.activates('Planet Pathfinder');
    then.isIn('Planet Pathfinder', 'gy', turnPlayer);
    bothPass();
    then.linkWas('Planet Pathfinder', 'resolved');
    then.isIn('Umi', 'hand', turnPlayer);
  },
);
