import { ruling } from '../language';

export default ruling(
  'reset-table-control',
  {
    covers: ['banish', 'face-down', 'control'],
    title: { en: 'Control for a time', ko: '일시적인 컨트롤 변경' },
    statement: {
      en: 'Control for a time goes on while the monster is turned face-down and up again: it goes back when its time is over. After a temporary banish the monster comes back first to the player who had it last, and from there goes on to its owner at once, as that control has ended.',
      ko: '일시적인 컨트롤은 뒷면 표시가 되었다가 앞면 표시가 되어도 계속되며, 기한이 되면 돌아간다. 일시적으로 제외된 몬스터는 먼저 마지막 컨트롤러의 필드로 돌아오고, 그 컨트롤은 끝났으므로 거기서 바로 주인에게 옮겨진다.',
    },
    doubtful: {
      en: 'Older tables say that a temporary banish keeps control for a time, too. By current rulings such control ends: what is kept is only that the monster first returns to its last controller.',
      ko: '예전 표에는 일시적인 제외에서도 일시적인 컨트롤이 남는다고 되어 있다. 현재 재정으로는 그 컨트롤은 끝나며, 먼저 마지막 컨트롤러의 필드로 돌아오는 것만 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(opponent).controls('Gemini Elf').hasInDeck('Kuriboh');
    given(turnPlayer).hasInHand('Brain Control').hasInDeck('Kuriboh');
    turnPlayer.activates('Brain Control', { targets: ['Gemini Elf'] });
    bothPass();
    then.controls(turnPlayer, 'Gemini Elf');
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      given(turnPlayer).hasInHand('Book of Moon', 'Book of Taiyou');
      turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Gemini Elf'] });
      bothPass();
      then.controls(turnPlayer, 'Gemini Elf');
      turnPlayer.movesTo('end');
      then.controls(opponent, 'Gemini Elf');
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      given(turnPlayer).hasSet('Interdimensional Matter Transporter');
      turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Gemini Elf'] });
      bothPass();
      turnPlayer.movesTo('end');
      turnPlayer.passes();
      then.happenedInOrder(
        { event: 'moved', card: 'Gemini Elf', where: { to: 'monsterZone', controller: 0 } },
        { event: 'controlChanged', card: 'Gemini Elf', where: { to: 1 } },
      );
      then.controls(opponent, 'Gemini Elf');
    });
  },
);
