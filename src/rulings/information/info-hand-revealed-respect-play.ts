import { ruling } from '../language';

export default ruling(
  'info-hand-revealed-respect-play',
  {
    covers: ['hidden-information', 'continuous-cards'],
    title: { en: 'A hand that an effect reveals', ko: '효과로 공개된 패' },
    statement: {
      en: "While Respect Play applies, the turn player's hand is public.",
      ko: '정정 당당이 적용되는 동안 턴 플레이어의 패는 공개된다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).hasInHand('Gemini Elf');
    inCase({ en: 'With Respect Play', ko: '적용되고 있을 경우' }, () => {
      given(opponent).controls('Respect Play');
      then.sees(opponent, 'Gemini Elf');
    });
    inCase({ en: 'With another card', ko: '다른 카드일 경우', contrast: 1 }, () => {
      given(opponent).controls('Gravity Bind');
      then.doesNotSee(opponent, 'Gemini Elf');
    });
  },
);
