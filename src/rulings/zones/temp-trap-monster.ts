import { ruling } from '../language';

export default ruling(
  'temp-trap-monster',
  {
    covers: ['trap-monster', 'temporary-banish'],
    title: { en: 'A Trap Monster that comes back', ko: '돌아온 함정 몬스터' },
    statement: {
      en: 'What made the Trap a monster was an effect, and that does not come back after a banish for a time. Embodiment of Apophis returns as a mere Trap, which cannot stay in a Monster Zone, and goes to the GY at once.',
      ko: '함정 카드를 몬스터로 만든 효과는 일시적으로 제외되면 끝난다. 아포피스의 화신은 돌아올 때 함정 카드일 뿐이어서 몬스터 존에 머무를 수 없으므로 곧바로 묘지로 보내진다.',
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
