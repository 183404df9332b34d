import { explained } from '../language';

export default explained(
  'ce-special-rulings-exist',
  {
    covers: ['continuous-effects'],
    title: { en: 'Where the ordering rules end', ko: '순서의 규칙으로 정할 수 없을 때' },
    statement: {
      en: 'What the ordering rules do not settle is left to a ruling for the cards in question, inside endless loops and outside them. Not every circle needs one: that Jinzo and Skill Drain would stop each other is settled by which came first.',
      ko: '순서의 규칙으로 정해지지 않는 것은 해당 카드의 개별 재정에 따르며, 무한 루프에만 한하지 않는다. 모든 순환에 재정이 필요한 것도 아니어서, 인조인간 －사이코 쇼커－와 스킬 드레인의 관계는 먼저 적용된 쪽으로 정해진다.',
    },
  },
  ['ce-rule1-earlier-negates-later', 'ce-royal-decree-active-negates-judgment'],
);
