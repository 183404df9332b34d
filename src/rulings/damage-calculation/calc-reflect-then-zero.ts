import { ruling } from '../language';

export default ruling(
  'calc-reflect-then-zero',
  {
    covers: ['damage-calculation', 'battle-damage', 'damage-redirect', 'damage-prevention'],
    title: { en: 'First who takes it, then whether any is left', ko: '누가 받는지가 먼저, 0이 되는지는 나중' },
    statement: {
      en: 'Who takes battle damage is decided before that player’s damage can become 0. Amazoness Swords Woman turns it over to the attacking player, whose Spirit Barrier then makes it 0, so nobody takes any.',
      ko: '전투 데미지는 누가 받는지를 먼저 정하고, 그다음에 그 플레이어가 받을 데미지가 0이 되는지를 본다. 아마조네스의 검사로 공격한 쪽이 받게 되고 그쪽의 스피릿 베리어로 0이 되므로, 아무도 받지 않는다.',
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
