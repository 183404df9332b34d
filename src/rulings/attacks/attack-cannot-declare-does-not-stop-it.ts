import { ruling } from '../language';

export default ruling(
  'attack-cannot-declare-does-not-stop-it',
  {
    covers: ['attack-limits', 'attack-declaration'],
    title: {
      en: '"Cannot declare an attack" comes too late',
      ko: '공격 선언을 할 수 없게 되어도 이미 선언한 공격은 계속된다',
    },
    statement: {
      en: 'An effect that only forbids attack declarations does not stop an attack that was declared before. It forbids the ones to come.',
      ko: '공격 선언을 금지할 뿐인 효과는 이미 선언된 공격을 멈추지 않는다. 그 뒤의 공격 선언만 할 수 없게 된다.',
    },
    basis: 'Official card FAQ 6278',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Vorse Raider');
    given(opponent).hasSet('Threatening Roar');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Threatening Roar');
    then.linkWas('Threatening Roar', 'resolved');
    then.didNotHappen('attackStopped');
    then.lpIs(opponent, 6100);
    // No attack is left to declare, so the Battle Phase is over.
    then.phaseIs('main2');
    then.cannot(turnPlayer).attack('Vorse Raider', { because: 'cannot-attack' });
    then.happened('attackDeclared', { times: 1 });
  },
);
