import { card, ruling } from '../language';

export default ruling(
  'reset-fd-level',
  {
    covers: ['face-down', 'level', 'stat-changes'],
    title: { en: 'A changed Level is forgotten', ko: '변화한 레벨은 사라진다' },
    statement: {
      en: 'A monster that is turned face-down loses changes of its Level, and of what follows from it. F.A. Sonic Meister, raised to Level 6, is Level 4 again.',
      ko: '뒷면 표시가 되면 변화한 레벨과 그에 따른 수치는 사라진다. 레벨 6이 된 F.A. 소닉마이스터는 다시 레벨 4가 된다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls('F.A. Sonic Meister')
      .hasInHand(card('F.A. City Grand Prix', 'A'), card('F.A. City Grand Prix', 'B'), 'Mystical Space Typhoon');
    given(turnPlayer).hasInHand('Book of Moon', 'Book of Taiyou');
    turnPlayer.activates('F.A. City Grand Prix#A');
    bothPass();
    turnPlayer.usesTrigger('F.A. Sonic Meister');
    bothPass();
    turnPlayer.passes();
    turnPlayer.activates('F.A. City Grand Prix#B');
    bothPass();
    turnPlayer.usesTrigger('F.A. Sonic Meister');
    bothPass();
    then.levelIs('F.A. Sonic Meister', 8);
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['F.A. City Grand Prix#B'] });
    bothPass();
    then.levelIs('F.A. Sonic Meister', 6);
    then.atkIs('F.A. Sonic Meister', 1800);
    turnPlayer.activates('Book of Moon', { targets: ['F.A. Sonic Meister'] });
    bothPass();
    turnPlayer.activates('Book of Taiyou', { targets: ['F.A. Sonic Meister'] });
    bothPass();
    then.positionIs('F.A. Sonic Meister', 'attack');
    then.levelIs('F.A. Sonic Meister', 4);
    then.atkIs('F.A. Sonic Meister', 1200);
  },
);
