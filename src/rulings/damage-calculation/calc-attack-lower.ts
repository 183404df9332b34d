import { ruling } from '../language';

export default ruling(
  'calc-attack-lower',
  {
    covers: ['damage-calculation', 'battle-damage', 'battle-destruction'],
    title: { en: 'Lower ATK loses', ko: '공격력이 낮으면 자신이 진다' },
    statement: {
      en: 'When a monster attacks an Attack Position monster of higher ATK, the attacker is destroyed and its own player takes the difference.',
      ko: '더 높은 공격력의 공격 표시 몬스터를 공격하면 공격한 몬스터가 파괴되고, 공격한 쪽이 그 차만큼 전투 데미지를 받는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Celtic Guardian').hasInHand('Battle Ox');
    given(opponent).controls('Gemini Elf');
    turnPlayer.attacks('Celtic Guardian', 'Gemini Elf');
    then.happened('moved', { card: 'Celtic Guardian', where: { to: 'gy', reasons: 'destroyed', byBattle: true } });
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
    then.controls(opponent, 'Gemini Elf');
    then.happened('damage', { seat: 'turnPlayer', where: { amount: 500, how: 'battle' } });
    then.lpIs(turnPlayer, 7500);
    then.lpIs(opponent, 8000);
  },
);
