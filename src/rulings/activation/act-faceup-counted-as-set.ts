import { explained } from '../language';

export default explained(
  'act-faceup-counted-as-set',
  {
    covers: ['activation', 'set'],
    title: { en: 'Set means face-down', ko: '"세트"는 뒷면 표시를 말한다' },
    statement: {
      en: 'A sentence of the quoted rulebook counts face-up Spells and Traps as Set, too. That contradicts everything else: Set is what lies face-down, and a card that was activated is face-up and no longer Set.',
      ko: '인용된 룰북에는 앞면 표시의 마법 / 함정도 세트된 것으로 본다는 문장이 있으나, 다른 모든 설명과 어긋난다. 세트는 뒷면 표시로 놓인 것이며, 발동한 카드는 앞면 표시이므로 더 이상 세트되어 있지 않다.',
    },
    doubtful: {
      en: 'Most likely a corrupted line; it is not followed.',
      ko: '잘못 옮겨진 문장으로 보이며, 따르지 않는다.',
    },
  },
  ['activation-face-up-card', 'act-trap-must-be-set-first'],
);
