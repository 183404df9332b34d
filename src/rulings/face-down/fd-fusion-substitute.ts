import { ruling } from '../language';

export default ruling(
  'fd-fusion-substitute',
  {
    covers: ['face-down', 'fusion-summon', 'materials'],
    title: { en: 'A face-down Fusion substitute', ko: '뒷면 표시의 융합 대용 몬스터' },
    statement: {
      en: 'A player knows their own face-down monsters, and they may be Fusion Materials. So Goddess with the Third Eye, which may stand for a named Fusion Material, does so face-down as well.',
      ko: '자신의 뒷면 표시 몬스터는 자신이 알고 있으므로 융합 소재로 할 수 있다. 융합 소재 1장 대신으로 할 수 있는 심안의 여신은 뒷면 표시로도 대신할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .hasSet('Goddess with the Third Eye')
      .hasInHand('Polymerization', 'Elemental HERO Avian')
      .hasInExtraDeck('Elemental HERO Flame Wingman');
    then.can(turnPlayer).activate('Polymerization');
    turnPlayer.activates('Polymerization');
    bothPass();
    then.controls(turnPlayer, 'Elemental HERO Flame Wingman');
    then.happened('summoned', { card: 'Elemental HERO Flame Wingman', where: { way: 'fusion' } });
    then.isIn('Goddess with the Third Eye', 'gy', turnPlayer);
    then.isIn('Elemental HERO Avian', 'gy', turnPlayer);
  },
);
