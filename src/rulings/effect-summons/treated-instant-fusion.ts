import { ruling } from '../language';

export default ruling(
  'treated-instant-fusion',
  {
    covers: ['special-summon-effect', 'fusion-summon', 'revival-limit'],
    title: { en: 'Properly Summoned by Instant Fusion', ko: '인스턴트 퓨전으로도 정규 소환' },
    statement: {
      en: 'A Fusion Monster Special Summoned by Instant Fusion counts as Fusion Summoned, so it has been Summoned properly and can be revived later.',
      ko: '인스턴트 퓨전으로 특수 소환한 융합 몬스터는 융합 소환된 것으로 취급하므로 정규로 소환된 것이며, 나중에 소생할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Instant Fusion', 'Monster Reborn')
      .hasInExtraDeck('El Shaddoll Winda')
      .hasInDeck('Celtic Guardian', 'Mystical Elf')
      .hasLP(8000);
    given(opponent).hasInDeck('Sangan', 'Kuriboh').hasInGY('Gemini Elf');
    turnPlayer.activates('Instant Fusion');
    bothPass();
    then.happened('summoned', { card: 'El Shaddoll Winda', where: { way: 'fusion' } });
    turnPlayer.movesTo('end');
    turnPlayer.passes();
    then.isIn('El Shaddoll Winda', 'gy', turnPlayer);
    opponent.movesTo('end');
    turnPlayer.activates('Monster Reborn');
    then.canPick('El Shaddoll Winda');
    turnPlayer.picks('El Shaddoll Winda');
    bothPass();
    then.controls(turnPlayer, 'El Shaddoll Winda');
  },
);
