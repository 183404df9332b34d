import { ruling } from '../language';

export default ruling(
  'fx-cl2-bottomless-cannot-respond',
  {
    covers: ['special-summon-effect', 'summon-response', 'missed-timing'],
    title: { en: 'Bottomless Trap Hole comes too late', ko: '나락의 함정 속으로는 이미 늦다' },
    statement: {
      en: 'If Call of the Haunted was Chain Link 2, the last event is what Chain Link 1 did, so Bottomless Trap Hole cannot be activated for that Summon. Had it been Chain Link 1, it could.',
      ko: '리빙 데드가 부르는 소리가 체인 2였다면 마지막 사건은 체인 1의 처리이므로, 그 소환에 나락의 함정 속으로를 발동할 수 없다. 체인 1이었다면 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    inCase({ en: 'Call of the Haunted as Chain Link 2', ko: '리빙 데드가 부르는 소리가 체인 2' }, () => {
      // Jar of Greed only gives the turn player a window after the Chain.
      given(turnPlayer)
        .hasInHand('Mystical Space Typhoon')
        .hasSet('Bottomless Trap Hole', 'Jar of Greed')
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
      then.cannot(turnPlayer).activate('Bottomless Trap Hole', { because: 'missed-timing' });
      then.wasNeverOffered('Bottomless Trap Hole', 'activate');
      then.isFaceDown('Bottomless Trap Hole');
    });
    inCase({ en: 'Call of the Haunted as Chain Link 1', ko: '리빙 데드가 부르는 소리가 체인 1' }, () => {
      given(turnPlayer).hasInHand('Celtic Guardian').hasSet('Bottomless Trap Hole');
      given(opponent).hasSet('Call of the Haunted').hasInGY('Cyber Dragon');
      turnPlayer.normalSummons('Celtic Guardian');
      opponent.activates('Call of the Haunted', { targets: ['Cyber Dragon'] });
      bothPass();
      then.controls(opponent, 'Cyber Dragon');
      then.isAsked(turnPlayer, 'fastEffect');
      then.can(turnPlayer).activate('Bottomless Trap Hole');
    });
  },
);
