import { card, ruling } from '../language';

export default ruling(
  'temp-clears-counters',
  {
    covers: ['banish', 'counters'],
    title: { en: 'Counters do not come back', ko: '카운터는 돌아오지 않는다' },
    statement: {
      en: 'A temporary banish takes the monster off the field, and its counters are gone with that: it returns without them.',
      ko: '일시적인 제외라도 몬스터는 필드에서 벗어나므로, 놓여 있던 카운터는 사라지고 카운터 없이 돌아온다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls(
      card('Breaker the Magical Warrior', { counters: { spell: 1 } }),
      'Interdimensional Matter Forwarder',
    );
    given(opponent).hasSet('Jar of Greed');
    then.atkIs('Breaker the Magical Warrior', 1900);
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Breaker the Magical Warrior'] });
    bothPass();
    then.controls(turnPlayer, 'Breaker the Magical Warrior');
    then.atkIs('Breaker the Magical Warrior', 1600);
    then.cannot(turnPlayer).activate('Breaker the Magical Warrior', { because: 'cost-cannot-be-paid' });
  },
);
