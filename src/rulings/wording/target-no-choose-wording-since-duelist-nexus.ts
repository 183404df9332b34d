import { explained } from '../language';

export default explained(
  'target-no-choose-wording-since-duelist-nexus',
  {
    covers: ['targeting'],
    title: { en: 'Newer texts no longer say "choose"', ko: '최근 텍스트에는 "고른다"가 없다' },
    statement: {
      en: 'Cards printed since Duelist Nexus (April 2023) usually leave out the word "choose" in effects that do not target; older cards still have it. What tells them apart is that the words for targeting are missing.',
      ko: '듀얼리스트 넥서스(2023년 4월) 이후의 카드는 대상을 지정하지 않는 효과에서 "고르고"라는 말을 쓰지 않는 것이 보통이며, 그 이전 카드에는 남아 있다. 대상으로 한다는 말이 없는 것이 대상을 지정하지 않는 효과의 표시이다.',
    },
  },
  ['target-otherwise-no-target', 'target-kirin-2'],
);
