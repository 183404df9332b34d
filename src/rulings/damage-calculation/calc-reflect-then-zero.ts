import { ruling } from '../language';

export default ruling(
  'calc-reflect-then-zero',
  {
    covers: ['damage-calculation', 'battle-damage', 'damage-redirect', 'damage-prevention'],
    title: { en: 'First who takes it, then whether any is left', ko: '누가 받는지가 먼저, 0이 되는지는 나중' },
    statement: {
      en: 'Effects on battle damage apply in a fixed order. Who takes it is settled before the damage of that player can become 0, so damage turned around meets the protection of its new recipient.',
      ko: '전투 데미지에 관한 효과에는 정해진 순서가 있다. 누가 받는지를 먼저 정하고, 그다음에 그 플레이어가 받을 데미지가 0이 되는지를 본다. 되돌려진 데미지도 받게 된 플레이어의 보호를 받는다.',
    },
    contrast: 'calc-damage-reflected',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Spirit Barrier').hasInHand('Battle Ox');
    given(opponent).controls('Amazoness Swords Woman');
    turnPlayer.attacks('Gemini Elf', 'Amazoness Swords Woman');
    then.happened('battled');
    then.didNotHappen('damage');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
    then.happened('moved', { card: 'Amazoness Swords Woman', where: { to: 'gy', byBattle: true } });
    then.controls(turnPlayer, 'Gemini Elf');
  },
);
