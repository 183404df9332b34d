import { ruling } from '../language';

export default ruling(
  'reset-effect-received-facedown-yagan',
  {
    covers: ['face-down', 'redirect'],
    title: { en: 'Up and down again, it is free of it: Worm Yagan', ko: '앞면이 되었다가 다시 뒷면이 되면: 웜 야간' },
    statement: {
      en: 'Worm Yagan, Special Summoned face-down by its own effect, is banished when it leaves the field. Turned face-up and face-down again it has lost that, and goes to the GY.',
      ko: '자신의 효과로 뒷면 표시로 특수 소환된 웜 야간은 필드에서 벗어날 경우 제외된다. 앞면 표시가 되었다가 다시 뒷면 표시가 되면 그 처리는 사라지고 묘지로 간다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls('Worm Xex')
      .hasInGY('Worm Yagan')
      .hasInHand('Book of Taiyou', 'Book of Moon', 'Dark Hole');
    turnPlayer.activates('Worm Yagan');
    bothPass();
    then.isFaceDown('Worm Yagan');
    inCase({ en: 'Destroyed at once', ko: '바로 파괴된다' }, () => {
      turnPlayer.passes();
      turnPlayer.activates('Dark Hole');
      bothPass();
      then.isIn('Worm Yagan', 'banished', turnPlayer);
    });
    inCase({ en: 'Turned up and down before', ko: '앞면이 되었다가 다시 뒷면이 된 뒤' }, () => {
      turnPlayer.passes();
      turnPlayer.activates('Book of Taiyou', { targets: ['Worm Yagan'] });
      bothPass();
      then.isFaceUp('Worm Yagan');
      then.happened('activated', { card: 'Worm Yagan', times: 1 });
      turnPlayer.passes();
      turnPlayer.activates('Book of Moon', { targets: ['Worm Yagan'] });
      bothPass();
      then.isFaceDown('Worm Yagan');
      turnPlayer.activates('Dark Hole');
      bothPass();
      then.isIn('Worm Yagan', 'gy', turnPlayer);
    });
  },
);
