import { card, ruling } from '../language';

export default ruling(
  'reset-method-proper-summon',
  {
    covers: ['banish', 'face-down', 'revival-limit'],
    title: { en: 'Properly Summoned once is enough', ko: '정규 소환되었다는 정보는 남는다' },
    statement: {
      en: 'That a monster was properly Summoned is kept when it is turned face-down and when it is banished for a time. So it can be revived from the GY afterwards.',
      ko: '정규의 방법으로 소환되었다는 정보는 뒷면 표시가 되어도, 일시적으로 제외되어도 남는다. 그래서 그 뒤에 묘지로 보내져도 소생할 수 있다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    given(turnPlayer).hasInHand('Dark Hole', 'Monster Reborn');
    const construct = (proper: boolean) =>
      card('El Shaddoll Construct', { method: 'special', way: 'fusion', properlySummoned: proper });
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      given(turnPlayer).controls(construct(true)).hasInHand('Book of Moon', 'Book of Taiyou');
      turnPlayer.activates('Book of Moon', { targets: ['El Shaddoll Construct'] });
      turnPlayer.activates('Book of Taiyou', { targets: ['El Shaddoll Construct'] });
      turnPlayer.activates('Dark Hole');
      turnPlayer.activates('Monster Reborn', { zone: 1 });
      turnPlayer.picksZone(0);
      turnPlayer.picksPosition('attack');
      then.controls(turnPlayer, 'El Shaddoll Construct');
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      given(turnPlayer).controls(construct(true), 'Interdimensional Matter Forwarder');
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['El Shaddoll Construct'] });
      turnPlayer.activates('Dark Hole');
      turnPlayer.activates('Monster Reborn', { zone: 1 });
      turnPlayer.picksZone(0);
      turnPlayer.picksPosition('attack');
      then.controls(turnPlayer, 'El Shaddoll Construct');
    });
    inCase({ en: 'Never properly Summoned', ko: '정규 소환된 적이 없다', contrast: 2 }, () => {
      given(turnPlayer).controls(construct(false), 'Interdimensional Matter Forwarder');
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['El Shaddoll Construct'] });
      then.controls(turnPlayer, 'El Shaddoll Construct');
      turnPlayer.activates('Dark Hole');
      then.cannot(turnPlayer).activate('Monster Reborn', { because: 'no-target' });
    });
  },
);
