import { ruling } from '../language';

export default ruling(
  'fdb-floowandereeze-by-effect',
  {
    covers: ['face-down-banish', 'redirect'],
    title: { en: 'Its own effect prevails: Floowandereeze', ko: '자신의 효과가 우선한다: 후완다리즈' },
    statement: {
      en: 'A monster that is banished by its own effect when it would leave the field is banished face-up, even by an effect that would banish it face-down.',
      ko: '필드에서 벗어날 경우 자신의 효과로 제외되는 몬스터는, 뒷면 표시로 제외하는 효과를 받아도 앞면 표시로 제외된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(opponent).hasInHand('Evenly Matched');
    given(turnPlayer).controls('Floowandereeze & Robina', 'Card Trader');
    turnPlayer.movesTo('main2');
    opponent.activates('Evenly Matched');
    bothPass();
    turnPlayer.picks('Floowandereeze & Robina');
    then.isIn('Floowandereeze & Robina', 'banished', turnPlayer);
    then.isFaceUp('Floowandereeze & Robina');
    then.controls(turnPlayer, 'Card Trader');
  },
);
