import { ruling } from '../language';

export default ruling(
  'word-vaalmonica-spell-does-not-count',
  {
    covers: ['wording', 'placed-as-spells', 'condition-not-met'],
    title: {
      en: 'A Spell or Trap of the archetype is not enough',
      ko: '같은 카드군의 마법 / 함정으로는 부족하다',
    },
    statement: {
      en: 'A Vaalmonica Spell or Trap that is no Monster Card does not let its player activate Vaalmonica Chosen Melody.',
      ko: '몬스터 카드가 아닌 "바르모니카" 마법 / 함정 카드만으로는 선율의 바르모니카를 발동할 수 없다.',
    },
    doubtful: { en: 'The board is derived from the general rule.', ko: '보드는 일반 규칙에서 도출한 것이다.' },
    contrast: 'word-vaalmonica-pendulum-zone-counts',
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Vaalmonica Creation').hasSet('Vaalmonica Chosen Melody');
    then.cannot(turnPlayer).activate('Vaalmonica Chosen Melody', { because: 'condition-not-met' });
  },
);
