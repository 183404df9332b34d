import { card, ruling } from '../language';

export default ruling(
  'reset-fd-when',
  {
    covers: ['face-down', 'counters'],
    title: { en: 'Cleared while it is still face-down', ko: '뒷면인 동안 이미 사라져 있다' },
    statement: {
      en: 'What a monster loses by being turned face-down is gone at that moment, not only when it is face-up again. So Breaker the Magical Warrior has lost its counter, and the ATK it gave, while it still lies face-down.',
      ko: '뒷면 표시가 되면 사라지는 것은 다시 앞면 표시가 될 때가 아니라 뒷면 표시가 되는 순간 사라진다. 마도전사 브레이커의 카운터와 그로 인해 오른 공격력은 뒷면 표시인 동안 이미 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).controls(card('Breaker the Magical Warrior', { counters: { spell: 1 } }));
    given(turnPlayer).hasInHand('Book of Moon');
    then.atkIs('Breaker the Magical Warrior', 1900);
    turnPlayer.activates('Book of Moon', { targets: ['Breaker the Magical Warrior'] });
    bothPass();
    then.isFaceDown('Breaker the Magical Warrior');
    then.atkIs('Breaker the Magical Warrior', 1600);
  },
);
