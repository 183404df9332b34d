import { card, ruling } from '../language';

export default ruling(
  'reset-method-xyz',
  {
    covers: ['banish', 'face-down', 'xyz-summon'],
    title: { en: 'Xyz Summoned stays Xyz Summoned', ko: '엑시즈 소환되었다는 정보는 남는다' },
    statement: {
      en: 'That a monster was Xyz Summoned is kept when it is turned face-down and when it is banished for a time: Break Sword still has its effect for being destroyed.',
      ko: '엑시즈 소환되었다는 것은 뒷면 표시가 되어도, 일시적으로 제외되어도 남는다. 브레이크스워드는 파괴되었을 경우의 효과를 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls(card('The Phantom Knights of Break Sword', { method: 'special', way: 'xyz', properlySummoned: true }))
      .hasInGY(card('The Phantom Knights of Silent Boots', 'A'), card('The Phantom Knights of Silent Boots', 'B'))
      .hasInHand('Dark Hole');
    given(turnPlayer).controls('Interdimensional Matter Forwarder').hasInHand('Book of Moon', 'Book of Taiyou');
    const after = () => {
      turnPlayer.activates('Dark Hole');
      bothPass();
      then.isIn('The Phantom Knights of Break Sword', 'gy', turnPlayer);
      then.can(turnPlayer).activate('The Phantom Knights of Break Sword', { effect: 2 });
    };
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      turnPlayer.activates('Book of Moon', { targets: ['The Phantom Knights of Break Sword'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['The Phantom Knights of Break Sword'] });
      bothPass();
      then.positionIs('The Phantom Knights of Break Sword', 'attack');
      after();
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      turnPlayer.activates('Interdimensional Matter Forwarder', {
        effect: 1,
        targets: ['The Phantom Knights of Break Sword'],
      });
      bothPass();
      turnPlayer.passes();
      after();
    });
  },
);
