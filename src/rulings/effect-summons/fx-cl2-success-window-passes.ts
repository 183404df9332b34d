import { ruling } from '../language';

export default ruling(
  'fx-cl2-success-window-passes',
  {
    covers: ['special-summon-effect', 'summon-response', 'missed-timing'],
    title: { en: 'Chain Link 2: the success passes by', ko: '체인 2 이상에서의 소환 성공은 지나간다' },
    statement: {
      en: 'Nobody acts while a Chain resolves. Call of the Haunted is Chain Link 2, so Mystical Space Typhoon resolves right after its Summon; the Summon is then no longer the last thing that happened, and Torrential Tribute misses its timing.',
      ko: '체인을 처리하는 동안에는 아무도 행동할 수 없다. 체인 2의 리빙 데드가 부르는 소리로 소환한 뒤 곧바로 싸이크론이 처리되어 소환은 마지막에 일어난 일이 아니게 되므로, 격류장은 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    // Jar of Greed only gives the turn player a window after the Chain.
    given(turnPlayer)
      .hasInHand('Mystical Space Typhoon')
      .hasSet('Torrential Tribute', 'Jar of Greed')
      .hasInDeck('Gemini Elf');
    given(opponent).hasSet('Call of the Haunted', "Vanity's Emptiness").hasInGY('Cyber Dragon');
    turnPlayer.activates('Mystical Space Typhoon', { targets: ["Vanity's Emptiness"] });
    opponent.activates('Call of the Haunted', { targets: ['Cyber Dragon'] });
    bothPass();
    then.chainsWere(['turnPlayer: Mystical Space Typhoon', 'opponent: Call of the Haunted']);
    then.linkWas('Call of the Haunted', 'resolved');
    then.linkWas('Mystical Space Typhoon', 'resolved');
    then.wasSummonedBy('Cyber Dragon', opponent, 'special');
    then.controls(opponent, 'Cyber Dragon');
    then.isIn("Vanity's Emptiness", 'gy', opponent);
    then.happenedInOrder(
      { event: 'linkResolving', card: 'Call of the Haunted' },
      { event: 'summoned', card: 'Cyber Dragon' },
      { event: 'linkResolved', card: 'Call of the Haunted' },
      { event: 'linkResolving', card: 'Mystical Space Typhoon' },
      { event: 'moved', card: "Vanity's Emptiness", where: { to: 'gy', reasons: 'destroyed' } },
    );
    then.isAsked(turnPlayer, 'fastEffect');
    then.can(turnPlayer).activate('Jar of Greed');
    then.cannot(turnPlayer).activate('Torrential Tribute', { because: 'missed-timing' });
    then.wasNeverOffered('Torrential Tribute', 'activate');
    then.isFaceDown('Torrential Tribute');
  },
);
