import { ruling } from '../language';

export default ruling(
  'fx-cl2-success-window-passes',
  {
    covers: ['special-summon-effect', 'summon-response', 'missed-timing'],
    title: { en: 'Chain Link 2: the success passes by', ko: '체인 2 이상에서의 소환 성공은 지나간다' },
    statement: {
      en: 'If the effect that Summons is Chain Link 2 or higher, nobody can act at the success: the links below resolve at once, and cards that need the Summon to be the last event are too late.',
      ko: '소환하는 효과가 체인 2 이상이면 소환 성공의 시점에 아무도 행동할 수 없고 곧바로 아래의 체인이 처리된다. 소환이 마지막 사건이어야 하는 카드는 더는 발동할 수 없다.',
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
