import { ruling } from '../language';

export default ruling(
  'temp-relation-ends-when-sent-to-gy',
  {
    covers: ['banish', 'durations'],
    title: { en: 'Sent to the GY meanwhile, it does not return', ko: '그 사이 묘지로 가면 돌아오지 않는다' },
    statement: {
      en: 'Interdimensional Matter Transporter returns the card as long as it lies banished. Once Burial from a Different Dimension has put it in the GY that tie is cut, so it does not return, even if D.D. Crow banishes it again.',
      ko: '아공간 물질 전송장치는 그때 제외한 카드가 그대로 제외되어 있어야 되돌린다. 이차원에서의 매장으로 묘지로 가면 그 관계가 끊어지므로, 나중에 다시 제외되어도 돌아오지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Gemini Elf')
      .hasSet('Interdimensional Matter Transporter')
      .hasInHand('Burial from a Different Dimension');
    given(opponent).hasInHand('D.D. Crow').hasInDeck('Kuriboh');
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Gemini Elf'] });
    bothPass();
    turnPlayer.activates('Burial from a Different Dimension', { targets: ['Gemini Elf'] });
    bothPass();
    then.isIn('Gemini Elf', 'gy', turnPlayer);
    opponent.activates('D.D. Crow', { targets: ['Gemini Elf'] });
    bothPass();
    then.isIn('Gemini Elf', 'banished', turnPlayer);
    turnPlayer.movesTo('end');
    bothPass();
    then.isIn('Gemini Elf', 'banished', turnPlayer);
  },
);
