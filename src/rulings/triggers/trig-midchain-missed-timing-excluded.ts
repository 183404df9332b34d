import { card, ruling } from '../language';

export default ruling(
  'trig-midchain-missed-timing-excluded',
  {
    covers: ['missed-timing', 'trigger-order'],
    title: { en: 'A "when" that was not the last thing to happen', ko: '마지막에 일어난 일이 아니면 "때"는 놓친다' },
    statement: {
      en: 'An optional trigger that says "when" needs its event to be the last thing that happened. Peten the Dark Clown was discarded as a cost and Raigeki Break has resolved since, so it misses the timing; only Sangan’s mandatory effect makes the new Chain.',
      ko: '"~때 발동할 수 있다"는 임의 효과는 그 일이 마지막에 일어나야 한다. 어둠의 어릿광대 페텐은 코스트로 버려졌고 그 뒤에 썬더 브레이크가 처리되었으므로 타이밍을 놓치고, 강제 효과인 크리터만 새 체인을 만든다.',
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
