import { ruling } from '../language';

export default ruling(
  'trig-spiritual-swords-queues-as-quick',
  {
    covers: ['spell-trap-triggers', 'priority', 'attacks'],
    title: { en: 'Spiritual Swords waits for its turn', ko: '봉인영검은 우선권의 순서를 따른다' },
    statement: {
      en: 'The first effect of Spiritual Swords of Revealing Light is used like a Quick Effect when an attack is declared, in the order of priority, so that the attacking player may act first.',
      ko: '빛의 봉인영검의 ①은 공격 선언시에 유발 즉시 효과처럼 우선권의 순서에 따라 발동하므로, 공격한 쪽이 먼저 행동할 수 있다.',
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
