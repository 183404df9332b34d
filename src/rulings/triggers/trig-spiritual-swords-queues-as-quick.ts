import { ruling } from '../language';

export default ruling(
  'trig-spiritual-swords-queues-as-quick',
  {
    covers: ['spell-trap-triggers', 'priority', 'attacks'],
    title: { en: 'Spiritual Swords waits for its turn', ko: '봉인영검은 우선권의 순서를 따른다' },
    statement: {
      en: 'The first effect of Spiritual Swords of Revealing Light, a face-up Trap, is used at an attack declaration like a Quick Effect, in the order of priority. So the attacking player may act first, here with Rush Recklessly, and the Swords can then be chained.',
      ko: '앞면 표시인 빛의 봉인영검의 ①은 공격 선언시에 유발 즉시 효과처럼 우선권의 순서에 따라 발동한다. 그래서 공격한 쪽이 먼저 돌진을 발동할 수 있고, 봉인영검은 거기에 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Celtic Guardian').hasSet('Rush Recklessly');
    given(opponent).controls('Spiritual Swords of Revealing Light').hasLP(8000);
    turnPlayer.attacks('Celtic Guardian', 'directly');
    then.neverAsked('trigger');
    then.isAsked(turnPlayer, 'fastEffect');
    then.cannot(opponent).activate('Spiritual Swords of Revealing Light', { effect: 1, because: 'not-your-priority' });
    turnPlayer.activates('Rush Recklessly', { targets: ['Celtic Guardian'] });
    then.can(opponent).activate('Spiritual Swords of Revealing Light', { effect: 1 });
    opponent.activates('Spiritual Swords of Revealing Light', { effect: 1 });
    then.chainsWere(['turnPlayer: Rush Recklessly', 'opponent: Spiritual Swords of Revealing Light']);
    then.linkWas('Spiritual Swords of Revealing Light', 'resolved');
    then.happened('attackNegated');
    then.lpIs(opponent, 7000);
  },
);
