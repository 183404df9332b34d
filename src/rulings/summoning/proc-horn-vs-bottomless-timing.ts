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
      en: 'Horn of Heaven negates a Summon still being attempted, Bottomless Trap Hole answers one that succeeded. During the attempt of Cyber Dragon nothing has succeeded yet, and afterwards nothing is left to negate: each is refused in the window of the other.',
      ko: '승천의 뿔피리는 아직 성공하지 않은 소환을 무효로 하고, 나락의 함정 속으로는 성공한 소환에 대응한다. 사이버 드래곤을 소환하려는 때는 성공 전이고, 성공한 뒤에는 무효로 할 소환이 없으므로 서로의 타이밍에는 쓸 수 없다.',
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
