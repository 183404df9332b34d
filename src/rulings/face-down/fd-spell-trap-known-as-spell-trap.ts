import { ruling } from '../language';

export default ruling(
  'fd-spell-trap-known-as-spell-trap',
  {
    covers: ['face-down', 'targeting'],
    title: { en: 'What is known of a Set Spell or Trap', ko: '세트된 마법 / 함정에 대해 알 수 있는 것' },
    statement: {
      en: 'A face-down card in a Spell & Trap Zone is known to be a Spell or Trap and nothing more: effects that need just that can target it.',
      ko: '마법 & 함정 존의 뒷면 표시 카드는 마법 / 함정 카드라는 것만 알 수 있다. 그것만 요구하는 효과의 대상으로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Mystical Space Typhoon');
    given(opponent).hasSet('Magic Jammer');
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Magic Jammer'] });
    then.happened('targeted', { card: 'Magic Jammer' });
    bothPass();
    then.isIn('Magic Jammer', 'gy', opponent);
  },
);
