import { ruling } from '../language';

export default ruling(
  'act-counter-trap-intercept',
  {
    covers: ['activation', 'counter-traps'],
    title: { en: 'A Counter Trap that answers an event', ko: '사건에 반응하는 카운터 함정' },
    statement: {
      en: 'Intercept answers a Tribute Summon and not an activation. So it can also be chained to an effect that was activated at that same moment, here that of the Summoned monster: the monster changes sides, and its effect resolves all the same.',
      ko: '인터셉트는 발동이 아니라 어드밴스 소환에 반응한다. 그래서 같은 타이밍에 발동한 효과에 체인해서도 발동할 수 있다. 몬스터의 컨트롤은 옮겨지고, 먼저 발동한 그 몬스터의 효과는 그대로 처리된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('Caius the Shadow Monarch');
    given(opponent).controls('Mystical Elf').hasSet('Intercept');
    turnPlayer.tributeSummons('Caius the Shadow Monarch', 'Gemini Elf');
    turnPlayer.picks('Mystical Elf');
    then.isAsked(opponent, 'chain');
    then.can(opponent).activate('Intercept');
    opponent.activates('Intercept');
    bothPass();
    then.chainIs('turnPlayer: Caius the Shadow Monarch', 'opponent: Intercept');
    then.controls(opponent, 'Caius the Shadow Monarch');
    then.linkWas('Caius the Shadow Monarch', 'resolved');
    then.isIn('Mystical Elf', 'banished', opponent);
  },
);
