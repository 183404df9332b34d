import { ruling } from '../language';

export default ruling(
  'proc-horn-vs-bottomless-timing',
  {
    covers: ['summon-negation', 'summon-response'],
    title: {
      en: 'Horn of Heaven and Bottomless Trap Hole have different windows',
      ko: '승천의 뿔피리와 나락의 함정 속으로: 서로 다른 타이밍',
    },
    statement: {
      en: 'Horn of Heaven answers a Summon that is being attempted, Bottomless Trap Hole one that has succeeded. In the window of the one the other is not possible.',
      ko: '승천의 뿔피리는 소환하려는 때에, 나락의 함정 속으로는 소환에 성공했을 때에 발동한다. 한쪽의 타이밍에 다른 쪽은 쓸 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven', 'Bottomless Trap Hole');
    turnPlayer.specialSummons('Cyber Dragon');
    then.isAsked(opponent, 'summonNegation');
    then.can(opponent).activate('Horn of Heaven');
    then.cannot(opponent).activate('Bottomless Trap Hole', { because: 'summon-negation-only' });
    opponent.passes();
    then.wasSummonedBy('Cyber Dragon', turnPlayer, 'special');
    then.isAsked(opponent, 'fastEffect');
    then.cannot(opponent).activate('Horn of Heaven', { because: 'no-pending-summon' });
    then.can(opponent).activate('Bottomless Trap Hole');
  },
);
