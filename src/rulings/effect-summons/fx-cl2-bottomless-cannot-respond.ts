import { ruling } from '../language';

export default ruling(
  'fx-cl2-bottomless-cannot-respond',
  {
    covers: ['special-summon-effect', 'summon-response', 'missed-timing'],
    title: { en: 'Bottomless Trap Hole comes too late', ko: '나락의 함정 속으로는 이미 늦다' },
    statement: {
      en: 'Bottomless Trap Hole needs the Summon to be the last thing that happened. If Call of the Haunted was Chain Link 2, Chain Link 1 resolved after the Summon, so it is too late; if it was Chain Link 1, nothing came after and it can be activated.',
      ko: '나락의 함정 속으로는 소환이 마지막에 일어난 일이어야 발동할 수 있다. 리빙 데드가 부르는 소리가 체인 2이면 소환 뒤에 체인 1이 처리되므로 이미 늦고, 체인 1이면 뒤에 일어난 일이 없으므로 발동할 수 있다.',
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
