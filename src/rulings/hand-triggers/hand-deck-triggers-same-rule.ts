import { explained } from '../language';

export default explained(
  'hand-deck-triggers-same-rule',
  {
    covers: ['deck-triggers', 'hand-triggers'],
    title: { en: 'Triggers in the Deck', ko: '덱에서 발동하는 유발 효과' },
    statement: {
      en: 'Triggers in the Deck, a hidden place too, follow the same rules as those in the hand: optional ones wait until all triggers in public places are placed, mandatory ones are placed with the other mandatory ones.',
      ko: '덱도 비공개 장소이므로 덱에서 발동하는 유발 효과는 패의 유발 효과와 같은 규칙을 따른다. 임의 효과는 공개된 장소의 유발 효과를 모두 쌓은 뒤에 발동하고, 강제 효과는 다른 강제 효과와 함께 쌓는다.',
    },
    doubtful: {
      en: 'That triggers in the Deck are treated like those in the hand is known from explanations without a published reference; it is followed here.',
      ko: '덱의 유발 효과를 패의 유발 효과와 같이 다룬다는 설명에는 공개된 근거가 붙어 있지 않으나, 여기서는 그에 따른다.',
    },
  },
  ['hand-theinen-after-amulet-dragon', 'hand-theinen-not-first', 'hand-serpentine-princess', 'hand-dark-sage'],
);
