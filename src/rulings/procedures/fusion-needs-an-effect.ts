import { ruling } from '../language';

export default ruling(
  'fusion-needs-an-effect',
  {
    covers: ['summoned-by-an-effect', 'fusion-summon'],
    title: { en: 'A Fusion Summon needs an effect', ko: '융합 소환에는 효과가 필요하다' },
    statement: {
      en: 'Its materials on the field are not enough for a Fusion Monster: the effect of a card such as Polymerization has to Fusion Summon it. A Link Monster is Summoned with its materials alone.',
      ko: '융합 몬스터는 소재가 필드에 있는 것만으로는 소환할 수 없고, 융합과 같은 카드의 효과로 융합 소환해야 한다. 링크 몬스터는 소재만 있으면 직접 소환할 수 있다.',
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
