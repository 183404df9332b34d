import { card, ruling } from '../language';

export default ruling(
  'temp-clears-counters',
  {
    covers: ['banish', 'counters'],
    title: { en: 'Counters do not come back', ko: '카운터는 돌아오지 않는다' },
    statement: {
      en: 'A temporary banish takes the monster off the field, and its counters are gone with that. Breaker the Magical Warrior returns without its Spell Counter, so it has its original ATK and cannot pay for its effect.',
      ko: '일시적인 제외라도 몬스터는 필드에서 벗어나므로 놓여 있던 카운터는 사라진다. 카운터 없이 돌아온 마도전사 브레이커는 원래의 공격력이 되고, 효과의 코스트를 지불할 수 없다.',
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
