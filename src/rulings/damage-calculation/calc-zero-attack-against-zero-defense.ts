import { ruling } from '../language';

export default ruling(
  'calc-zero-attack-against-zero-defense',
  {
    covers: ['damage-calculation', 'tokens'],
    title: { en: '0 ATK against 0 DEF', ko: '공격력 0 대 수비력 0' },
    statement: {
      en: 'An attack with 0 ATK on a monster with 0 DEF ends like any other tie against DEF: both stay, no damage.',
      ko: '공격력 0으로 수비력 0의 몬스터를 공격해도 수치가 같을 때와 마찬가지로 둘 다 남고 데미지도 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Ojama Yellow').hasInHand('Battle Ox');
    given(opponent).hasSet('Scapegoat');
    turnPlayer.movesTo('battle');
    opponent.activates('Scapegoat');
    bothPass();
    then.defIs('Sheep Token#1', 0);
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Ojama Yellow', 'Sheep Token#1');
    then.happened('battled');
    then.countIs(opponent, 'monsterZone', 4, 'Sheep Token');
    then.controls(turnPlayer, 'Ojama Yellow');
    then.didNotHappen('damage');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
