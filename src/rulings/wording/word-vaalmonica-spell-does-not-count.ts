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
      en: 'Vaalmonica Chosen Melody asks for a face-up Vaalmonica Monster Card. Vaalmonica Creation carries the name but is an ordinary Spell and no Monster Card, so the condition is not met.',
      ko: '선율의 바르모니카는 앞면 표시의 "바르모니카" 몬스터 카드가 있어야 발동할 수 있다. 필드의 "바르모니카" 카드가 몬스터 카드가 아닌 마법 카드뿐이면 조건을 만족하지 않는다.',
    },
    contrast: 'word-vaalmonica-pendulum-zone-counts',
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Vaalmonica Creation').hasSet('Vaalmonica Chosen Melody');
    then.cannot(turnPlayer).activate('Vaalmonica Chosen Melody', { because: 'condition-not-met' });
  },
);
