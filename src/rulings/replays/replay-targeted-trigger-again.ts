import { ruling } from '../language';

export default ruling(
  'replay-targeted-trigger-again',
  {
    covers: ['replay', 'triggers'],
    title: { en: 'Chosen as target in a replay', ko: '다시 고를 때 공격 대상이 되면' },
    statement: {
      en: 'Choosing anew in a replay is no declaration, so Mirror Force, which answers one, cannot be used. But Number 39: Utopia is chosen as attack target then, so its effect that triggers on being chosen does.',
      ko: '공격 대상을 다시 고르는 것은 공격 선언이 아니므로, 공격 선언에 대응하는 성스러운 방어막 거울의 힘은 발동할 수 없다. 그러나 No.39 유토피아는 이때 공격 대상으로 선택되었으므로, 선택되었을 때의 효과가 발동한다.',
    },
    basis: 'Official card FAQ 9575',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent)
      .controls('Number 39: Utopia', 'Celtic Guardian')
      .hasSet('Call of the Haunted', 'Mirror Force')
      .hasInGY('Kuriboh');
    turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
    then.can(opponent).activate('Mirror Force');
    opponent.activates('Call of the Haunted', { targets: ['Kuriboh'] });
    opponent.passes();
    then.linkWas('Call of the Haunted', 'resolved');
    then.attackTargetsAre('Gemini Elf', 'Number 39: Utopia', 'Celtic Guardian', 'Kuriboh');
    turnPlayer.replays('Gemini Elf', 'Number 39: Utopia');
    then.happened('attackTargeted', { card: 'Number 39: Utopia' });
    then.happened('attackDeclared', { times: 1 });
    then.chainsWere(['opponent: Call of the Haunted'], ['opponent: Number 39: Utopia']);
    then.cannot(opponent).activate('Mirror Force', { because: 'event-not-happened' });
    then.linkWas('Number 39: Utopia', 'resolved');
    then.isIn('Number 39: Utopia', 'gy', opponent);
    // It left, so there is another replay.
    then.attackTargetsAre('Gemini Elf', 'Celtic Guardian', 'Kuriboh');
  },
);
