import { ruling } from '../language';

export default ruling(
  'calc-attack-higher',
  {
    covers: ['damage-calculation', 'battle-damage', 'battle-destruction'],
    title: { en: 'Higher ATK wins', ko: '공격력이 높은 쪽이 이긴다' },
    statement: {
      en: 'When an Attack Position monster is attacked by one with higher ATK, it is destroyed and its controller takes the difference.',
      ko: '공격 표시 몬스터를 더 높은 공격력으로 공격하면 공격받은 몬스터는 파괴되고, 그 컨트롤러는 공격력의 차만큼 전투 데미지를 받는다.',
    },
    contrast: 'calc-attack-equal',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    // The card in hand makes play stop in Main Phase 2.
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    given(opponent).controls('Celtic Guardian');
    turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
    then.happened('moved', { card: 'Celtic Guardian', where: { to: 'gy', reasons: 'destroyed', byBattle: true } });
    then.isIn('Celtic Guardian', 'gy', opponent);
    then.controls(turnPlayer, 'Gemini Elf');
    then.happened('damage', { seat: 'opponent', where: { amount: 500, how: 'battle' } });
    then.lpIs(opponent, 7500);
    then.lpIs(turnPlayer, 8000);
  },
);
