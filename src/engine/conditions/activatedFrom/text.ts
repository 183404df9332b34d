import type { ConditionText } from '../../wording';

export const text: ConditionText<'activatedFrom'> = {
  en: ({ place }) => ({
    clause: {
      subject: { text: 'this card', plural: false },
      verb: '',
      rest: place === 'hand' ? 'was activated from the hand' : 'was Set before it was activated',
    },
  }),
  ko: ({ place }) => ({
    clause: { subject: '', object: place === 'hand' ? '패의 이 카드를' : '세트되어 있던 이 카드를', verb: '발동하다' },
    past: true,
  }),
};
