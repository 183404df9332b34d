import { ruling } from '../language';

export default ruling(
  'win-deck-out-skipped-draw',
  {
    covers: ['winning', 'deck-out', 'turn-structure'],
    title: { en: 'No draw, no loss', ko: '드로우하지 않으면 지지 않는다' },
    statement: {
      en: 'A player loses when there is no card for a draw that has to be made. Time Seal has the opponent’s Draw Phase skipped, so no draw has to be made and the empty Deck costs nothing in that turn.',
      ko: '드로우해야 하는데 카드가 없을 때 패배한다. 시간봉인으로 상대의 드로우 페이즈가 스킵되어 드로우할 필요가 없으므로, 덱이 비어 있어도 그 턴에는 패배하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Time Seal').hasInHand('Battle Ox').hasInDeck('Celtic Guardian', 'Mystical Elf');
    given(opponent).controls('Gemini Elf');
    turnPlayer.activates('Time Seal');
    bothPass();
    then.linkWas('Time Seal', 'resolved');
    turnPlayer.movesTo('end');
    then.happened('phaseSkipped', { seat: 'opponent', where: { phase: 'draw' } });
    then.isAsked(opponent, 'open');
    then.phaseIs('main1');
    then.didNotHappen('drawn');
    then.didNotHappen('duelEnded');
    opponent.movesTo('battle');
    opponent.attacks('Gemini Elf', 'directly');
    then.lpIs(turnPlayer, 6100);
    then.didNotHappen('drawn', { seat: 'opponent' });
    then.didNotHappen('duelEnded');
  },
);
