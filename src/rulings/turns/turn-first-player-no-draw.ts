import { ruling } from '../language';

export default ruling(
  'turn-first-player-no-draw',
  {
    covers: ['turn-structure', 'first-turn', 'draw'],
    title: { en: 'No draw in the first turn', ko: '선공 첫 턴에는 드로우하지 않는다' },
    statement: {
      en: 'In the first turn of the Duel nobody draws for the Draw Phase. From the second turn on, the turn player does, so the player who goes second draws at once.',
      ko: '듀얼의 첫 턴에는 통상의 드로우를 하지 않는다. 두 번째 턴부터는 턴 플레이어가 드로우하므로, 후공 플레이어는 자신의 첫 턴에 드로우한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.duelBegins();
    given(turnPlayer).hasInHand('Vorse Raider').hasInDeck('Gemini Elf');
    given(opponent).hasInDeck('Celtic Guardian');
    then.phaseIs('main1');
    then.happened('phaseBegan', { seat: 'turnPlayer', where: { phase: 'draw' } });
    then.didNotHappen('drawn');
    then.isIn('Gemini Elf', 'deck', turnPlayer);
    turnPlayer.movesTo('end');
    then.happened('drawn', { seat: 'opponent', card: 'Celtic Guardian', times: 1 });
    then.isIn('Celtic Guardian', 'hand', opponent);
    then.didNotHappen('drawn', { seat: 'turnPlayer' });
    then.isIn('Gemini Elf', 'deck', turnPlayer);
  },
);
