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
      en: 'This is history: the ruling has been revised, and the earlier one is not part of the game here.',
      ko: '지난 재정의 기록이다. 재정이 바뀌었으므로 예전 재정은 여기서 다루지 않는다.',
    },
  },
  ['revive-flip-negation-keeps-limit'],
);
