import { explained } from '../language';

export default explained(
  'act-faceup-counted-as-set',
  {
    covers: ['activation', 'set'],
    title: { en: 'Set means face-down', ko: '"세트"는 뒷면 표시를 말한다' },
    statement: {
      en: 'Set means lying face-down. A Spell or Trap that was activated lies face-up, so it is no longer Set.',
      ko: '세트는 뒷면 표시로 놓여 있는 것을 말한다. 발동한 마법 / 함정 카드는 앞면 표시이므로 더 이상 세트되어 있지 않다.',
    },
    doubtful: {
      en: 'One sentence of a rulebook counts face-up Spells and Traps as Set, too. It contradicts all other explanations and is not followed here.',
      ko: '앞면 표시의 마법 / 함정도 세트된 것으로 본다는 룰북의 문장이 있으나, 다른 모든 설명과 어긋나므로 여기서는 따르지 않는다.',
    },
  },
  ['activation-face-up-card', 'act-trap-must-be-set-first'],
);
