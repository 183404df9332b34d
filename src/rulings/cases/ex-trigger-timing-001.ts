import { card, ruling } from '../language';

export default ruling(
  'ex-trigger-timing-001',
  {
    covers: ['missed-timing', 'costs', 'trigger-order'],
    title: { en: 'Tributed for a cost', ko: '코스트로 릴리스된 페텐' },
    statement: {
      en: 'A cost is paid before the effect resolves. For an optional "when" trigger that moment is over by the time a new Chain could begin, so a Peten Tributed for Cannon Soldier is not even asked about.',
      ko: '코스트는 효과를 처리하기 전에 지불한다. "때"의 임의 효과로서는 새 체인을 시작할 수 있을 때 이미 지나간 일이므로, 캐논 솔저의 코스트로 릴리스된 어둠의 어릿광대 페텐은 발동할지 묻지도 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given(turnPlayer).controls(card('Peten the Dark Clown', 'field')).hasInDeck(card('Peten the Dark Clown', 'deck'));
    inCase({ en: 'Tributed as a cost', ko: '코스트로 릴리스' }, () => {
      given(turnPlayer).controls('Cannon Soldier');
      turnPlayer.activates('Cannon Soldier', { cost: ['Peten the Dark Clown#field'] });
      bothPass();
      then.linkWas('Cannon Soldier', 'resolved');
      then.lpIs(opponent, 7500);
      then.neverAsked('trigger');
      then.wasNeverOffered('Peten the Dark Clown#field', 'activate');
      then.missedTheTiming('Peten the Dark Clown#field');
      then.isIn('Peten the Dark Clown#field', 'gy', turnPlayer);
      then.isIn('Peten the Dark Clown#deck', 'deck', turnPlayer);
      then.wasNotSummoned('Peten the Dark Clown#deck');
    });
    inCase({ en: 'destroyed by Dark Hole', ko: '블랙홀로 파괴' }, () => {
      given(turnPlayer).hasInHand('Dark Hole');
      turnPlayer.activates('Dark Hole');
      bothPass();
      then.isIn('Peten the Dark Clown#field', 'gy', turnPlayer);
      then.isAsked(turnPlayer, 'trigger');
      then.can(turnPlayer).activate('Peten the Dark Clown#field');
    });
  },
);
