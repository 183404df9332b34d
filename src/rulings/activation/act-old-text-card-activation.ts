import { explained } from '../language';

export default explained(
  'act-old-text-card-activation',
  {
    covers: ['activation', 'wording'],
    title: { en: 'Old texts and the activation of cards', ko: '예전 텍스트의 "카드의 발동"' },
    statement: {
      en: 'In old texts "a card is activated" may include monster effects, so each of those cards has its own ruling. Texts from the ninth series on say whether monster effects are included: "a monster effect or a Spell or Trap Card" against "an effect of a Spell, Trap or monster".',
      ko: '예전 텍스트의 "카드의 발동"은 몬스터의 효과를 포함하기도 하므로 카드마다 재정을 확인해야 한다. 9기 이후의 텍스트는 "몬스터의 효과 / 마법 / 함정 카드가 발동했을 때", "마법 / 함정 / 몬스터의 효과가 발동했을 때"처럼 몬스터의 효과가 들어가는지를 적어 둔다.',
    },
  },
  ['act-scolding-answers-card-activation', 'act-scolding-not-spell-effect', 'act-baronne-answers-faceup-spell-effect'],
);
