import { card, ruling } from '../language';

export default ruling(
  'reset-method-pendulum',
  {
    covers: ['banish', 'face-down', 'pendulum-summon'],
    title: {
      en: 'Pendulum Summoned: cleared only by turning face-down',
      ko: '펜듈럼 소환되었다는 정보: 뒷면 표시로만 사라진다',
    },
    statement: {
      en: 'D/D Evil targets a Pendulum Summoned monster. A turn face-down clears that Odd-Eyes Pendulum Dragon was Pendulum Summoned, the one way of Summon it does clear, so there is no target; a banish for a time keeps it.',
      ko: 'DD 이블의 ②는 펜듈럼 소환된 몬스터를 대상으로 한다. 펜듈럼 소환은 뒷면 표시가 되면 사라지는 유일한 소환 방법이므로 오드아이즈 펜듈럼 드래곤은 대상이 되지 않게 되고, 일시적인 제외로는 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls(
      card('Odd-Eyes Pendulum Dragon', { method: 'special', way: 'pendulum' }),
      'Interdimensional Matter Forwarder',
    );
    given(opponent).controls('D/D Evil');
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      given(turnPlayer).hasInHand('Book of Moon', 'Book of Taiyou');
      turnPlayer.activates('Book of Moon', { targets: ['Odd-Eyes Pendulum Dragon'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Odd-Eyes Pendulum Dragon'] });
      bothPass();
      then.positionIs('Odd-Eyes Pendulum Dragon', 'attack');
      turnPlayer.movesTo('end');
      then.cannot(opponent).activate('D/D Evil', { effect: 2, because: 'no-target' });
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Odd-Eyes Pendulum Dragon'] });
      bothPass();
      turnPlayer.movesTo('end');
      then.can(opponent).activate('D/D Evil', { effect: 2 });
    });
  },
);
