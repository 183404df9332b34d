import { card, ruling } from '../language';

export default ruling(
  'reset-fd-counters',
  {
    covers: ['face-down', 'counters'],
    title: { en: 'Counters are lost', ko: '카운터는 사라진다' },
    statement: {
      en: 'Counters on a monster are lost when it is turned face-down.',
      ko: '몬스터에 놓인 카운터는 뒷면 표시가 되면 없어진다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls(card('Breaker the Magical Warrior', { counters: { spell: 1 } }))
      .hasInHand('Book of Moon', 'Book of Taiyou');
    given(opponent).hasSet('Jar of Greed');
    then.can(turnPlayer).activate('Breaker the Magical Warrior');
    turnPlayer.activates('Book of Moon', { targets: ['Breaker the Magical Warrior'] });
    bothPass();
    turnPlayer.activates('Book of Taiyou', { targets: ['Breaker the Magical Warrior'] });
    bothPass();
    then.atkIs('Breaker the Magical Warrior', 1600);
    then.cannot(turnPlayer).activate('Breaker the Magical Warrior', { because: 'cost-cannot-be-paid' });
  },
);
