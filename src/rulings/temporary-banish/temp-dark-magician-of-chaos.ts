import { ruling } from '../language';

export default ruling(
  'temp-dark-magician-of-chaos',
  {
    covers: ['banish', 'redirect'],
    title: { en: 'Banished by its own effect it does not return', ko: '자신의 효과로 제외되면 돌아오지 않는다' },
    statement: {
      en: 'A monster that banishes itself when it would leave the field counts as banished by its own effect: what would return it does not.',
      ko: '필드에서 벗어날 경우에 자신을 제외하는 몬스터는 자신의 효과로 제외된 것으로 취급하므로 돌아오지 않는다.',
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
