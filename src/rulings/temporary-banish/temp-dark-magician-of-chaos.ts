import { ruling } from '../language';

export default ruling(
  'temp-dark-magician-of-chaos',
  {
    covers: ['banish', 'redirect'],
    title: { en: 'Banished by its own effect it does not return', ko: '자신의 효과로 제외되면 돌아오지 않는다' },
    statement: {
      en: 'Interdimensional Matter Transporter returns only what it has banished itself. Dark Magician of Chaos is banished by its own effect whenever it would leave the field, so it counts as banished by that effect and does not return.',
      ko: '아공간 물질 전송장치는 그 효과로 제외한 몬스터만 되돌린다. 혼돈의 흑마술사는 필드에서 벗어날 경우 자신의 효과로 제외되므로, 전송장치로 제외된 것이 아니어서 돌아오지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Dark Magician of Chaos')
      .hasSet('Interdimensional Matter Transporter')
      .hasInDeck('Kuriboh');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Dark Magician of Chaos'] });
    bothPass();
    turnPlayer.movesTo('end');
    then.isIn('Dark Magician of Chaos', 'banished', turnPlayer);
  },
);
