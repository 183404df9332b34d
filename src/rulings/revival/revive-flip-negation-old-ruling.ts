import { explained } from '../language';

export default explained(
  'revive-flip-negation-old-ruling',
  {
    covers: ['revival-limit', 'flip-summon'],
    title: { en: 'How it was ruled before', ko: '예전의 재정' },
    statement: {
      en: 'Formerly a negated Flip Summon erased that a monster had been properly Summoned, so that it could not be revived any more. That ruling has been given up; the current one is shown.',
      ko: '예전에는 반전 소환이 무효가 되면 정규 소환된 사실도 사라져 소생할 수 없었다. 이 재정은 폐지되었으며, 현행 재정을 보인다.',
    },
    doubtful: {
      en: 'Only history: the source itself says that the ruling was revised. The earlier one is not part of the game here.',
      ko: '지난 재정의 기록이다. 원문도 재정이 바뀌었다고 밝히고 있으므로 예전 재정은 다루지 않는다.',
    },
  },
  ['revive-flip-negation-keeps-limit'],
);
