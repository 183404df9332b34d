import { card, ruling } from '../language';

export default ruling(
  'reset-method-proper-summon',
  {
    covers: ['banish', 'face-down', 'revival-limit'],
    title: { en: 'Properly Summoned once is enough', ko: '정규 소환되었다는 정보는 남는다' },
    statement: {
      en: 'A Fusion Monster is revived only if it was once Summoned properly. That is kept when it is turned face-down or banished for a time, so El Shaddoll Construct can be revived later; a copy never Summoned properly cannot.',
      ko: '융합 몬스터는 한 번 정규 소환되었어야 묘지에서 소생할 수 있다. 정규 소환되었다는 정보는 뒷면 표시가 되어도, 일시적으로 제외되어도 남으므로 소생할 수 있고, 정규 소환된 적이 없는 것은 소생할 수 없다.',
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
