import { ruling } from '../language';

export default ruling(
  'calc-indestructible-attack-position',
  {
    covers: ['damage-calculation', 'battle-damage', 'battle-destruction'],
    title: { en: 'Not destroyed, but it hurts', ko: '파괴되지 않아도 데미지는 받는다' },
    statement: {
      en: 'Being safe from destruction by battle does not keep the controller of an Attack Position monster from taking the difference in ATK.',
      ko: '공격 표시 몬스터가 전투로 파괴되지 않더라도, 그 컨트롤러는 공격력의 차만큼 전투 데미지를 받는다.',
    },
    contrast: 'calc-attack-higher',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    given(opponent).controls('Marshmallon');
    turnPlayer.attacks('Gemini Elf', 'Marshmallon');
    then.controls(opponent, 'Marshmallon');
    then.happened('damage', { seat: 'opponent', where: { amount: 1600, how: 'battle' } });
    then.lpIs(opponent, 6400);
    then.lpIs(turnPlayer, 8000);
    then.noChain();
  },
);
