import { ruling } from '../language';

export default ruling(
  'fdb-only-by-text',
  {
    covers: ['face-down', 'banish'],
    title: { en: 'Banished face-up unless the text says otherwise', ko: '뒷면 제외는 텍스트에 쓰여 있을 때만' },
    statement: {
      en: 'A card is banished face-down only by an effect that says so. Caius the Shadow Monarch does not, so Magic Jammer, although it was Set on the field, is banished face-up.',
      ko: '카드는 뒷면 표시로 제외한다고 쓰인 효과로만 뒷면 표시로 제외된다. 사 제왕 가이우스에는 그런 텍스트가 없으므로, 필드에 세트되어 있던 매직 재머도 앞면 표시로 제외된다.',
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
