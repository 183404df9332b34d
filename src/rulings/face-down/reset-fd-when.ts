import { card, ruling } from '../language';

export default ruling(
  'reset-fd-when',
  {
    covers: ['face-down', 'counters'],
    title: { en: 'Cleared while it is still face-down', ko: '뒷면인 동안 이미 사라져 있다' },
    statement: {
      en: 'What a face-down monster loses is gone as soon as it is turned, not only when it is face-up again.',
      ko: '뒷면 표시가 되면서 사라지는 것은 뒷면 표시인 동안 이미 사라져 있다.',
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
