import { ruling } from '../language';

export default ruling(
  'temp-relation-ends-when-sent-to-gy',
  {
    covers: ['banish', 'durations'],
    title: { en: 'Sent to the GY meanwhile, it does not return', ko: '그 사이 묘지로 가면 돌아오지 않는다' },
    statement: {
      en: 'When a monster that is banished for a time goes to the GY meanwhile, its return is void, even if it is banished again later.',
      ko: '일시적으로 제외된 몬스터가 그 사이에 묘지로 가면 돌아오는 처리는 없어진다. 나중에 다시 제외되어도 돌아오지 않는다.',
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
