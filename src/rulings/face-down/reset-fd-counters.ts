import { card, ruling } from '../language';

export default ruling(
  'reset-fd-counters',
  {
    covers: ['face-down', 'counters'],
    title: { en: 'Counters are lost', ko: '카운터는 사라진다' },
    statement: {
      en: 'Turned face-down, a monster loses its counters, and they do not come back with its face. Breaker the Magical Warrior is left without the Spell Counter that raised its ATK and paid for its effect.',
      ko: '몬스터가 뒷면 표시가 되면 놓여 있던 카운터는 사라지고, 다시 앞면 표시가 되어도 돌아오지 않는다. 마도전사 브레이커는 공격력을 올리고 효과의 코스트가 되는 마력 카운터를 잃는다.',
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
