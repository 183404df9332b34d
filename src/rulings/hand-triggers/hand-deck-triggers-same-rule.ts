import { explained } from '../language';

export default explained(
  'hand-deck-triggers-same-rule',
  {
    covers: ['deck-triggers', 'hand-triggers'],
    title: { en: 'Triggers in the Deck', ko: '덱에서 발동하는 유발 효과' },
    statement: {
      en: 'Trigger Effects used from the Deck follow the same rules as those in the hand: optional ones wait behind everything public, mandatory ones are placed with the other mandatory ones.',
      ko: '덱에서 발동하는 유발 효과도 패의 유발 효과와 같은 규칙을 따른다. 임의 효과는 공개된 장소의 유발 효과가 모두 쌓인 뒤에 발동하고, 강제 효과는 다른 강제 효과와 함께 쌓는다.',
    },
    doubtful: {
      en: 'The notes the source gives for its three cards are empty.',
      ko: '원문에서 세 카드에 붙은 각주는 내용이 비어 있다.',
    },
  },
  ['hand-theinen-after-amulet-dragon', 'hand-theinen-not-first', 'hand-serpentine-princess', 'hand-dark-sage'],
);
