import { card, ruling } from '../language';

export default ruling(
  'trig-midchain-missed-timing-excluded',
  {
    covers: ['missed-timing', 'trigger-order'],
    title: { en: 'A "when" that was not the last thing to happen', ko: '마지막에 일어난 일이 아니면 "때"는 놓친다' },
    statement: {
      en: 'An optional trigger worded "when" needs its event to be the last one. Met as a cost or in the middle of a Chain it is gone, and the new Chain is built without it.',
      ko: '"~했을 때 발동할 수 있다"는 임의 효과는 그 일이 마지막에 일어나야 한다. 코스트나 체인 도중에 일어났다면 타이밍을 놓치고, 새 체인은 그것 없이 만들어진다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .hasSet('Raigeki Break')
      .hasInHand(card('Peten the Dark Clown', 'discarded'))
      .hasInDeck('Peten the Dark Clown', 'Gemini Elf');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh', 'Giant Germ');
    turnPlayer.activates('Raigeki Break', { cost: ['Peten the Dark Clown#discarded'], targets: ['Sangan'] });
    then.chainIs('opponent: Sangan');
    then.missedTheTiming('Peten the Dark Clown#discarded');
    then.cannot(turnPlayer).activate('Peten the Dark Clown#discarded', { because: 'missed-timing' });
    opponent.picks('Kuriboh');
    then.chainsWere(['turnPlayer: Raigeki Break'], ['opponent: Sangan']);
    then.wasNeverOffered('Peten the Dark Clown', 'activate');
    then.isIn('Peten the Dark Clown#discarded', 'gy', turnPlayer);
  },
);
