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
      en: 'Threatening Roar forbids only the declaration of attacks. Gemini Elf has declared its own before, so that attack goes on; Vorse Raider, which has yet to declare one, cannot.',
      ko: '위협하는 포효는 공격 선언만 금지한다. 쌍둥이 자매 엘프는 이미 공격을 선언했으므로 그 공격은 계속되고, 아직 선언하지 않은 블러드 볼스는 공격할 수 없다.',
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
