import { ruling } from '../language';

export default ruling(
  'turn-second-player-may-battle',
  {
    covers: ['turn-structure', 'first-turn', 'direct-attack'],
    title: { en: 'The second player may attack at once', ko: '후공은 첫 턴부터 공격할 수 있다' },
    statement: {
      en: 'Only the very first turn is without battle. The player who goes second may enter the Battle Phase and attack in the second turn of the Duel.',
      ko: '배틀을 할 수 없는 것은 듀얼의 첫 턴뿐이다. 후공 플레이어는 두 번째 턴부터 배틀 페이즈를 실행하고 공격할 수 있다.',
    },
    contrast: 'turn-first-player-no-battle',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.duelBegins();
    given(turnPlayer).hasInHand('Jar of Greed').hasInDeck('Kuriboh');
    given(opponent).hasInHand('Gemini Elf').hasInDeck('Kuriboh');
    turnPlayer.movesTo('end');
    opponent.normalSummons('Gemini Elf');
    then.canMoveTo(opponent, 'battle');
    opponent.movesTo('battle');
    then.happened('turnBegan', { times: 2 });
    then.can(opponent).attack('Gemini Elf');
    opponent.attacks('Gemini Elf', 'directly');
    then.lpIs(turnPlayer, 6100);
    then.lpIs(opponent, 8000);
  },
);
