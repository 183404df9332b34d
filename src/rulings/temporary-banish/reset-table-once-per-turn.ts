import { ruling } from '../language';

export default ruling(
  'reset-table-once-per-turn',
  {
    covers: ['banish', 'face-down', 'use-limits'],
    title: { en: 'Used once per turn: cleared by both', ko: '1턴에 1번의 사용: 어느 쪽이든 사라진다' },
    statement: {
      en: 'Whether this copy has used its once-per-turn effect is forgotten when it is turned face-down and when it is banished for a time. The exception is the effect by which a monster like Stealth Bird turns itself face-down: being face-down does not give that one back.',
      ko: '그 카드가 1턴에 1번의 효과를 사용했는지는 뒷면 표시가 되어도, 일시적으로 제외되어도 사라진다. 다만 스텔스 버드처럼 스스로 뒷면 표시가 되는 효과는, 뒷면 표시가 되어도 다시 사용할 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      given(turnPlayer).controls('Gagaga Magician').hasInHand('Book of Moon', 'Book of Taiyou');
      turnPlayer.activates('Gagaga Magician', { declare: '8' });
      bothPass();
      then.cannot(turnPlayer).activate('Gagaga Magician', { because: 'used-this-turn' });
      turnPlayer.activates('Book of Moon', { targets: ['Gagaga Magician'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Gagaga Magician'] });
      bothPass();
      then.levelIs('Gagaga Magician', 4);
      turnPlayer.activates('Gagaga Magician', { declare: '6' });
      bothPass();
      then.levelIs('Gagaga Magician', 6);
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      given(turnPlayer).controls('Gagaga Magician', 'Interdimensional Matter Forwarder');
      turnPlayer.activates('Gagaga Magician', { declare: '8' });
      bothPass();
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Gagaga Magician'] });
      bothPass();
      then.levelIs('Gagaga Magician', 4);
      turnPlayer.activates('Gagaga Magician', { declare: '6' });
      bothPass();
      then.levelIs('Gagaga Magician', 6);
    });
    inCase({ en: 'Turning itself face-down', ko: '스스로 뒷면 표시가 된다' }, () => {
      given(turnPlayer).controls('Stealth Bird').hasInHand('Book of Taiyou');
      turnPlayer.activates('Stealth Bird', { effect: 1 });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Stealth Bird'] });
      bothPass();
      then.isFaceUp('Stealth Bird');
      then.cannot(turnPlayer).activate('Stealth Bird', { because: 'used-this-turn', effect: 1 });
    });
    inCase({ en: 'The same copy, banished for a time', ko: '스스로 뒷면이 되는 몬스터의 제외' }, () => {
      given(turnPlayer).controls('Stealth Bird', 'Interdimensional Matter Forwarder').hasInHand('Book of Taiyou');
      turnPlayer.activates('Stealth Bird', { effect: 1 });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Stealth Bird'] });
      bothPass();
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Stealth Bird'] });
      bothPass();
      then.can(turnPlayer).activate('Stealth Bird', { effect: 1 });
    });
  },
);
