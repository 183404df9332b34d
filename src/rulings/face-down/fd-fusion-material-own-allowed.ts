import { ruling } from '../language';

export default ruling(
  'fd-fusion-material-own-allowed',
  {
    covers: ['face-down', 'fusion-summon', 'materials'],
    title: { en: 'Face-down Fusion Materials', ko: '뒷면 표시 몬스터를 융합 소재로' },
    statement: {
      en: 'A player may use their own face-down monsters as Fusion Materials if they fit.',
      ko: '자신의 뒷면 표시 몬스터는 조건에 맞으면 융합 소재로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .hasSet('Elemental HERO Burstinatrix')
      .hasInHand('Polymerization', 'Elemental HERO Avian')
      .hasInExtraDeck('Elemental HERO Flame Wingman');
    turnPlayer.activates('Polymerization');
    bothPass();
    then.controls(turnPlayer, 'Elemental HERO Flame Wingman');
    then.happened('summoned', { card: 'Elemental HERO Flame Wingman', where: { way: 'fusion' } });
    then.isIn('Elemental HERO Burstinatrix', 'gy', turnPlayer);
  },
);
