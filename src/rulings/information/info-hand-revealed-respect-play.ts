import { ruling } from '../language';

export default ruling(
  'info-hand-revealed-respect-play',
  {
    covers: ['hidden-information', 'continuous-cards'],
    title: { en: 'A hand that an effect reveals', ko: '효과로 공개된 패' },
    statement: {
      en: 'A hand is private. While Respect Play applies, the turn player’s hand is revealed, so the opponent sees its cards; without it, the same hand is hidden.',
      ko: '패는 비공개 정보이다. 정정 당당이 적용되는 동안 턴 플레이어의 패는 공개되므로 상대도 볼 수 있고, 그 효과가 없으면 볼 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).hasInHand('Gemini Elf');
    inCase({ en: 'With Respect Play', ko: '정정 당당이 적용되고 있을 경우' }, () => {
      given(opponent).controls('Respect Play');
      then.sees(opponent, 'Gemini Elf');
    });
    inCase({ en: 'Without Respect Play', ko: '정정 당당이 없을 경우', contrast: 1 }, () => {
      given(opponent).controls('Gravity Bind');
      then.doesNotSee(opponent, 'Gemini Elf');
    });
  },
);
