import { ruling } from '../language';

export default ruling(
  'turn-skipped-draw-phase',
  {
    covers: ['turn-structure', 'draw'],
    title: { en: 'Skipped Draw Phases', ko: '스킵되는 드로우 페이즈' },
    statement: {
      en: 'What skips Draw Phases counts the coming turns of that player. After Reckless Greed the next two Draw Phases are left out, and in the turn after them the player draws again.',
      ko: '드로우 페이즈를 스킵하는 효과는 그 플레이어의 다음 턴부터 센다. 무모한 욕심쟁이를 발동하면 다음 두 번의 자신 드로우 페이즈가 없고, 그 다음 턴에는 다시 드로우한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .hasSet('Reckless Greed')
      .hasInDeck('Gemini Elf', 'Celtic Guardian', 'Summoned Skull', 'Vorse Raider');
    given(opponent).hasInDeck('Kuriboh', 'Kuriboh', 'Kuriboh');
    turnPlayer.activates('Reckless Greed');
    then.isIn('Gemini Elf', 'hand', turnPlayer);
    then.isIn('Celtic Guardian', 'hand', turnPlayer);
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    then.happened('turnBegan', { seat: 'turnPlayer' });
    then.phaseIs('main1');
    then.happened('phaseSkipped', { seat: 'turnPlayer', where: { phase: 'draw' }, times: 1 });
    then.isIn('Summoned Skull', 'deck', turnPlayer);
    then.countIs(turnPlayer, 'hand', 2);
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    then.happened('phaseSkipped', { seat: 'turnPlayer', where: { phase: 'draw' }, times: 2 });
    then.isIn('Summoned Skull', 'deck', turnPlayer);
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    then.isIn('Summoned Skull', 'hand', turnPlayer);
    then.happened('phaseSkipped', { times: 2 });
  },
);
