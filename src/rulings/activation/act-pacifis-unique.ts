import { explained } from '../language';

export default explained(
  'act-pacifis-unique',
  {
    covers: ['activation', 'limits'],
    title: { en: 'An exception of one card', ko: '한 장뿐인 예외' },
    statement: {
      en: 'That its own activation is exempt from its restriction holds for Pacifis, the Phantasm City alone: its text is imprecise. Restrictions on a turn otherwise count the effect that comes with a card, too.',
      ko: '카드의 발동이 자신의 제약에서 제외되는 것은 환황의 도시 퍼시피스뿐이며, 텍스트가 정확하지 않기 때문이다. 다른 카드의 그런 제약은 카드와 함께 발동하는 효과에도 걸린다.',
    },
  },
  ['act-pacifis-activation-after-effect-monster', 'act-pacifis-summon-after-activation', 'act-pacifis-oath-on-effects'],
);
