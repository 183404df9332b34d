import { card, ruling } from '../language';

export default ruling(
  'temp-clears-stats',
  {
    covers: ['banish', 'level', 'stat-changes'],
    title: { en: 'Changed values are forgotten', ko: '변화한 수치는 사라진다' },
    statement: {
      en: 'A banish for a time clears changes of ATK, DEF, Level and Rank. F.A. Sonic Meister, raised to Level 6, is Level 4 again.',
      ko: '일시적으로 제외되면 공격력, 수비력, 레벨, 랭크의 변화는 사라진다. 레벨 6이 된 F.A. 소닉마이스터는 다시 레벨 4가 된다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls('F.A. Sonic Meister')
      .hasInHand(card('F.A. City Grand Prix', 'A'), card('F.A. City Grand Prix', 'B'), 'Mystical Space Typhoon');
    given(turnPlayer).controls('Interdimensional Matter Forwarder');
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
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['F.A. Sonic Meister'] });
    bothPass();
    then.levelIs('F.A. Sonic Meister', 4);
    then.atkIs('F.A. Sonic Meister', 1200);
  },
);
