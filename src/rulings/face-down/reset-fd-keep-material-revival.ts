import { ruling } from '../language';

export default ruling(
  'reset-fd-keep-material-revival',
  {
    covers: ['face-down', 'fusion-summon', 'materials'],
    title: { en: 'Its very materials are still known: De-Fusion', ko: '소재로 한 몬스터 자체는 기억된다: 융합 해제' },
    statement: {
      en: 'A turn face-down clears the number and values of the materials, but not which cards they were. So De-Fusion still Special Summons the very monsters that Elemental HERO Flame Wingman was made of.',
      ko: '뒷면 표시가 되면 소재의 수와 수치는 잊지만, 어느 카드가 소재였는지는 잊지 않는다. 그래서 융합 해제는 엘리멘틀 히어로 프레임 윙맨의 소재로 한 몬스터를 그대로 특수 소환할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls('Elemental HERO Avian', 'Elemental HERO Burstinatrix')
      .hasInHand('Polymerization', 'Book of Moon', 'Book of Taiyou', 'De-Fusion')
      .hasInExtraDeck('Elemental HERO Flame Wingman');
    turnPlayer.activates('Polymerization');
    bothPass();
    turnPlayer.activates('Book of Moon', { targets: ['Elemental HERO Flame Wingman'] });
    bothPass();
    turnPlayer.activates('Book of Taiyou', { targets: ['Elemental HERO Flame Wingman'] });
    bothPass();
    then.positionIs('Elemental HERO Flame Wingman', 'attack');
    turnPlayer.activates('De-Fusion', { targets: ['Elemental HERO Flame Wingman'] });
    bothPass();
    turnPlayer.answers('yes');
    then.isIn('Elemental HERO Flame Wingman', 'extraDeck', turnPlayer);
    then.controls(turnPlayer, 'Elemental HERO Avian', 'Elemental HERO Burstinatrix');
  },
);
