import { ruling } from '../language';

export default ruling(
  'calc-zero-attack-against-zero-defense',
  {
    covers: ['damage-calculation', 'tokens'],
    title: { en: '0 ATK against 0 DEF', ko: '공격력 0 대 수비력 0' },
    statement: {
      en: 'Against a Defense Position monster ATK is compared with DEF, and where they are equal nothing happens. That holds for 0 ATK against 0 DEF too: both stay and nobody takes damage.',
      ko: '수비 표시 몬스터와의 전투에서는 공격력과 수비력을 비교하며, 같으면 아무 일도 없다. 공격력 0과 수비력 0도 같은 수치이므로 둘 다 남고 데미지도 없다.',
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
