import { ruling } from '../language';

export default ruling(
  'fusion-needs-an-effect',
  {
    covers: ['summoned-by-an-effect', 'fusion-summon'],
    title: { en: 'A Fusion Summon needs an effect', ko: '융합 소환에는 효과가 필요하다' },
    statement: {
      en: 'A Fusion Monster is Summoned by an effect. So Elemental HERO Flame Wingman cannot be Summoned with its materials on the field alone, as a Link Monster could; Polymerization has to be activated for it.',
      ko: '융합 몬스터는 카드의 효과로 융합 소환한다. 그래서 엘리멘틀 히어로 프레임 윙맨은 링크 몬스터와 달리 소재가 필드에 있는 것만으로는 소환할 수 없고, 융합을 발동해야 한다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .controls('Elemental HERO Avian', 'Elemental HERO Burstinatrix')
      .hasInExtraDeck('Elemental HERO Flame Wingman')
      .hasInHand('Polymerization');
    then.cannot(turnPlayer).specialSummon('Elemental HERO Flame Wingman', { because: 'summoned-by-an-effect' });
    then.can(turnPlayer).activate('Polymerization');
  },
);
