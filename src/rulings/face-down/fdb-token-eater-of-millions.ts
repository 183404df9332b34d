import { ruling } from '../language';

export default ruling(
  'fdb-token-eater-of-millions',
  {
    covers: ['face-down-banish', 'tokens', 'costs'],
    title: { en: 'A Token pays no face-down banish', ko: '뒷면 표시로 제외하는 코스트에 토큰은 쓸 수 없다' },
    statement: {
      en: 'A Token cannot be turned face-down, so it is none of the 5 cards that are banished face-down to Summon Eater of Millions: with 4 other cards there is one too few.',
      ko: '토큰은 뒷면 표시로 할 수 없으므로, 백만먹기의 그랏톤을 특수 소환하기 위해 뒷면 표시로 제외하는 카드로 할 수 없다. 다른 카드가 4장뿐이면 1장이 모자라 특수 소환할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(opponent)
      .hasInHand('Eater of Millions', 'Gemini Elf', 'Mystical Elf', 'Summoned Skull')
      .hasInDeck('La Jinn the Mystical Genie of the Lamp');
    given(turnPlayer).hasInDeck('Kuriboh');
    inCase({ en: '4 cards and Tokens', ko: '카드 4장과 토큰' }, () => {
      given(opponent).hasSet('Scapegoat');
      turnPlayer.movesTo('battle');
      opponent.activates('Scapegoat');
      bothPass();
      turnPlayer.movesTo('end');
      then.countIs(opponent, 'hand', 5);
      then.countIs(opponent, 'monsterZone', 4);
      then.cannot(opponent).specialSummon('Eater of Millions', { because: 'procedure-cannot-be-done' });
    });
    inCase({ en: '4 cards and a monster', ko: '카드 4장과 몬스터' }, () => {
      given(opponent).controls('Kuriboh');
      turnPlayer.movesTo('end');
      then.can(opponent).specialSummon('Eater of Millions');
    });
  },
);
