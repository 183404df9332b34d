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
      en: 'D.D. Scout Plane returns in the End Phase of the turn in which it was banished face-up. Evenly Matched banishes it face-down, and a face-down card is unknown to everybody, so its effect is not activated and it stays banished.',
      ko: '이차원의 정찰기는 앞면 표시로 제외된 턴의 엔드 페이즈에 돌아온다. 그러나 길항승부로 뒷면 표시로 제외되면 무엇인지 알 수 없는 카드가 되므로, 효과를 발동할 수 없고 제외된 채로 남는다.',
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
