import { ruling } from '../language';

export default ruling(
  'fdb-no-effect-scout-plane',
  {
    covers: ['face-down-banish', 'triggers'],
    title: {
      en: 'Face-down it activates nothing: D.D. Scout Plane',
      ko: '뒷면으로는 효과를 발동할 수 없다: 이차원의 정찰기',
    },
    statement: {
      en: 'A card banished face-down is unknown to everybody, so its effects are not activated: D.D. Scout Plane, which returns when it was banished face-up, does not come back.',
      ko: '뒷면 표시로 제외된 카드는 무엇인지 알 수 없는 카드이므로 효과를 발동할 수 없다. 앞면 표시로 제외되었다면 돌아왔을 이차원의 정찰기도 돌아오지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(opponent).hasInHand('Evenly Matched');
    given(turnPlayer).controls('D.D. Scout Plane', 'Card Trader');
    turnPlayer.movesTo('main2');
    then.can(opponent).activate('Evenly Matched');
    opponent.activates('Evenly Matched');
    bothPass();
    turnPlayer.picks('D.D. Scout Plane');
    then.isIn('D.D. Scout Plane', 'banished', turnPlayer);
    then.isFaceDown('D.D. Scout Plane');
    turnPlayer.movesTo('end');
    then.wasNeverOffered('D.D. Scout Plane', 'activate');
    then.isIn('D.D. Scout Plane', 'banished', turnPlayer);
  },
);
