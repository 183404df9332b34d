import { explained } from '../language';

export default explained(
  'treated-zenmaiday',
  {
    covers: ['special-summon-effect', 'xyz-summon'],
    title: { en: 'Zenmaiday says how it Summons', ko: '발조의 감아올리기의 텍스트' },
    statement: {
      en: 'Zenmaiday words its rank-up as a Special Summon that is treated as an Xyz Summon, and it is carried out as one by an effect, like that of the Rank-Up-Magic cards.',
      ko: '발조의 감아올리기의 텍스트는 엑시즈 소환으로 취급하는 특수 소환이라고 쓰여 있으며, 랭크 업 매직 카드와 마찬가지로 효과에 의한 특수 소환으로 처리한다.',
    },
  },
  ['treated-rank-up-magic', 'treated-rum-quick-chaos-text'],
);
