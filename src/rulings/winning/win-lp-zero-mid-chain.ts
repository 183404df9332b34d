import { ruling } from '../language';

export default ruling(
  'win-lp-zero-mid-chain',
  {
    covers: ['winning', 'resolution', 'chain'],
    title: { en: 'The rest of the Chain is not resolved', ko: '남은 체인은 처리하지 않는다' },
    statement: {
      en: 'The Duel ends as soon as a Chain Link brings a player to 0 LP. Just Desserts, the higher link, does so, so Jar of Greed below it does not resolve.',
      ko: '체인 처리 도중이라도 LP가 0이 되면 거기서 듀얼이 끝난다. 위에 체인한 자업자득으로 LP가 0이 되었으므로, 아래의 욕망의 단지는 처리하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Gemini Elf', 'Celtic Guardian')
      .hasSet('Jar of Greed')
      .hasInDeck('Battle Ox', 'Mystical Elf')
      .hasLP(1000);
    given(opponent).hasSet('Just Desserts');
    turnPlayer.activates('Jar of Greed');
    opponent.activates('Just Desserts');
    bothPass();
    then.chainsWere(['turnPlayer: Jar of Greed', 'opponent: Just Desserts']);
    then.happened('damage', { seat: 'turnPlayer', where: { amount: 1000, how: 'effect' } });
    then.lpIs(turnPlayer, 0);
    then.wonBy(opponent);
    then.didNotHappen('linkResolving', { card: 'Jar of Greed' });
    then.didNotHappen('drawn');
    then.countIs(turnPlayer, 'hand', 0);
  },
);
