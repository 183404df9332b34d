import { card, ruling } from '../language';

export default ruling(
  'attack-redirect-shift',
  {
    covers: ['attack-targets'],
    title: { en: 'Shift moves the attack', ko: '시프트 체인지로 공격 대상 변경' },
    statement: {
      en: 'Shift gives the attack another target of the defender. The attack is not declared again, and the monster attacked first is left alone.',
      ko: '시프트 체인지는 공격 대상을 방어하는 쪽의 다른 몬스터로 바꾼다. 공격을 다시 선언하는 것이 아니며, 처음의 대상은 아무 영향도 받지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent)
      .controls('Celtic Guardian', card('Mystical Elf', { position: 'defense' }))
      .hasSet('Shift');
    turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
    then.can(opponent).activate('Shift');
    opponent.activates('Shift', { targets: ['Mystical Elf'] });
    then.linkWas('Shift', 'resolved');
    then.happened('attackRedirected', { card: 'Mystical Elf' });
    then.happened('attackDeclared', { times: 1 });
    then.lpIs(turnPlayer, 7900);
    then.lpIs(opponent, 8000);
    then.controls(opponent, 'Celtic Guardian', 'Mystical Elf');
  },
);
