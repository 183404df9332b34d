import { ruling } from '../language';

export default ruling(
  'info-faceup-text',
  {
    covers: ['information'],
    title: { en: 'Face-up cards can be read by both', ko: '앞면 표시 카드는 누구나 읽을 수 있다' },
    statement: {
      en: 'The text of a card that lies face-up in a public place, on the field, in a GY or banished, can be checked by either player.',
      ko: '필드, 묘지, 제외 상태 등 공개된 장소에 앞면 표시로 있는 카드의 텍스트는 어느 플레이어나 확인할 수 있다.',
    },
    doubtful: {
      en: 'The rule comes without a list of these places. Here they are the ones the rulebook calls public.',
      ko: '이 규칙에는 그러한 장소의 목록이 없다. 여기서는 룰북에서 공개로 정한 장소로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf', 'Card Trader').hasBanished('Raigeki').hasInHand('Kuriboh');
    then.sees(opponent, 'Gemini Elf');
    then.sees(opponent, 'Card Trader');
    then.sees(opponent, 'Raigeki');
    then.doesNotSee(opponent, 'Kuriboh');
  },
);
