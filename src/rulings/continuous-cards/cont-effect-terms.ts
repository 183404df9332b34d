import { explained } from '../language';

export default explained(
  'cont-effect-terms',
  {
    covers: ['continuous-cards', 'effect-kinds'],
    title: { en: 'Kinds of effects are kinds of monster effects', ko: '효과의 종류는 몬스터 효과의 종류' },
    statement: {
      en: 'Ignition, Trigger and Continuous Effect are terms for monster effects. Of a face-up Spell or Trap the database only says whether its effect makes a Chain Link.',
      ko: '기동 효과, 유발 효과, 지속 효과는 몬스터 효과의 분류이다. 앞면 표시의 마법 / 함정 카드에 대해서는 체인 블록을 만드는지만 구별한다.',
    },
  },
  ['cont-kind-applied-royal-decree', 'act-effect-example-rainbow-ruins'],
);
