import { ruling } from '../language';

export default ruling(
  'reset-table-lingering',
  {
    covers: ['banish', 'face-down', 'effect-negation'],
    title: { en: 'Effects laid on it: cleared by both', ko: '필드에서 받은 효과: 어느 쪽이든 사라진다' },
    statement: {
      en: 'Effects a monster came under on the field end for it both when it is turned face-down and when it is banished for a time. Gagaga Magician, negated for the turn, uses its effect again.',
      ko: '몬스터가 필드에서 받은 효과는 뒷면 표시가 되어도, 일시적으로 제외되어도 그 몬스터에게는 끝난다. 턴 종료시까지 무효가 되었던 가가가 매지션은 다시 효과를 쓸 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls('Gagaga Magician', 'Interdimensional Matter Forwarder')
      .hasInHand('Book of Moon', 'Book of Taiyou');
    given(opponent).hasSet('Infinite Impermanence');
    given.startsIn('standby');
    turnPlayer.passes();
    opponent.activates('Infinite Impermanence', { targets: ['Gagaga Magician'] });
    bothPass();
    turnPlayer.declines();
    then.isNegated('Gagaga Magician');
    const free = () => {
      then.isNotNegated('Gagaga Magician');
      turnPlayer.activates('Gagaga Magician', { effect: 2, declare: '8' });
      bothPass();
      then.linkWas('Gagaga Magician', 'resolved');
      then.levelIs('Gagaga Magician', 8);
    };
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      turnPlayer.activates('Book of Moon', { targets: ['Gagaga Magician'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Gagaga Magician'] });
      bothPass();
      then.positionIs('Gagaga Magician', 'attack');
      free();
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      turnPlayer.passes();
      turnPlayer.passes();
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Gagaga Magician'] });
      bothPass();
      turnPlayer.passes();
      free();
    });
  },
);
