import { ruling } from '../language';

export default ruling(
  'fd-fusion-material-own-allowed',
  {
    covers: ['face-down', 'fusion-summon', 'materials'],
    title: { en: 'Face-down Fusion Materials', ko: '뒷면 표시 몬스터를 융합 소재로' },
    statement: {
      en: 'A player knows their own face-down monsters, and Fusion Materials are shown as they are used. So the Set Elemental HERO Burstinatrix can be a Fusion Material of Elemental HERO Flame Wingman.',
      ko: '자신의 뒷면 표시 몬스터는 자신이 알고 있고, 융합 소재로 하면 모두에게 드러난다. 그래서 세트된 엘리멘틀 히어로 버스트 레이디를 엘리멘틀 히어로 프레임 윙맨의 융합 소재로 할 수 있다.',
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
