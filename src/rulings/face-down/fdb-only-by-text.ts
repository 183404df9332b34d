import { ruling } from '../language';

export default ruling(
  'fdb-only-by-text',
  {
    covers: ['face-down', 'banish'],
    title: { en: 'Banished face-up unless the text says otherwise', ko: '뒷면 제외는 텍스트에 쓰여 있을 때만' },
    statement: {
      en: 'A card that lies face-down on the field is banished face-up, unless the effect says face-down.',
      ko: '필드에 뒷면 표시로 있던 카드라도, 뒷면 표시로 제외한다고 쓰여 있지 않으면 앞면 표시로 제외된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('Caius the Shadow Monarch');
    given(opponent).hasSet('Magic Jammer');
    turnPlayer.tributeSummons('Caius the Shadow Monarch', 'Gemini Elf');
    turnPlayer.picks('Magic Jammer');
    bothPass();
    then.chainIs('turnPlayer: Caius the Shadow Monarch');
    then.isIn('Magic Jammer', 'banished', opponent);
    then.isFaceUp('Magic Jammer');
    then.lpIs(opponent, 8000);
  },
);
