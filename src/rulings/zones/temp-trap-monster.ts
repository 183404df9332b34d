import { ruling } from '../language';

export default ruling(
  'temp-trap-monster',
  {
    covers: ['trap-monster', 'temporary-banish'],
    title: { en: 'A Trap Monster that comes back', ko: '돌아온 함정 몬스터' },
    statement: {
      en: 'A Trap Monster banished for a while is only a Trap when it returns: it goes to the GY at once.',
      ko: '일시적으로 제외된 함정 몬스터는 필드에 돌아올 때 함정 카드일 뿐이므로 곧바로 묘지로 보내진다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Embodiment of Apophis', 'Interdimensional Matter Transporter');
    given(opponent).hasInDeck('Luster Dragon');
    turnPlayer.activates('Embodiment of Apophis');
    bothPass();
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Embodiment of Apophis'] });
    bothPass();
    then.isIn('Embodiment of Apophis', 'banished', turnPlayer);
    turnPlayer.movesTo('end');
    turnPlayer.passes();
    then.isIn('Embodiment of Apophis', 'gy', turnPlayer);
    then.happenedInOrder(
      { event: 'moved', card: 'Embodiment of Apophis', where: { to: 'monsterZone' } },
      { event: 'moved', card: 'Embodiment of Apophis', where: { to: 'gy' } },
    );
  },
);
