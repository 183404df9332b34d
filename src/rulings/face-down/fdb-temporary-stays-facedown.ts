import { ruling } from '../language';

export default ruling(
  'fdb-temporary-stays-facedown',
  {
    covers: ['banish', 'face-down-banish'],
    title: { en: 'Banished for a time, it keeps its face', ko: '일시적으로 제외되는 카드는 표시를 유지한다' },
    statement: {
      en: 'An effect that banishes for a time keeps the face: a face-down monster is banished face-down and returns face-down.',
      ko: '일정 기간 제외하는 효과는 앞뒤를 유지한다. 뒷면 표시 몬스터는 뒷면 표시로 제외되고 뒷면 표시로 돌아온다.',
    },
    doubtful: {
      en: 'The rule does not say how the monster came to be face-down. Here it is turned face-down by a chained Book of Moon before it is banished.',
      ko: '몬스터가 어떻게 뒷면 표시가 되었는지는 정해져 있지 않다. 여기서는 체인한 달의 서로 뒷면 표시가 된 뒤에 제외된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('Raigeki', 'Book of Moon');
    given(opponent).controls('S:P Little Knight').hasInDeck('Kuriboh');
    turnPlayer.activates('Raigeki');
    opponent.activates('S:P Little Knight', { effect: 2, targets: ['S:P Little Knight', 'Gemini Elf'] });
    turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
    bothPass();
    then.isIn('Gemini Elf', 'banished', turnPlayer);
    then.isFaceDown('Gemini Elf');
    then.isIn('S:P Little Knight', 'banished', opponent);
    then.isFaceUp('S:P Little Knight');
    turnPlayer.movesTo('end');
    opponent.processes('Gemini Elf');
    then.positionIs('Gemini Elf', 'defense', { faceDown: true });
    bothPass();
    then.controls(opponent, 'S:P Little Knight');
    then.isFaceUp('S:P Little Knight');
    then.isFaceDown('Gemini Elf');
  },
);
