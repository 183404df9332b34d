import { ruling } from '../language';

export default ruling(
  'reset-fd-flipped',
  {
    covers: ['face-down', 'flipping', 'trigger-effects'],
    title: { en: 'That it was flipped is forgotten', ko: '리버스했다는 정보도 사라진다' },
    statement: {
      en: 'A monster that was flipped face-up is no flipped monster any more once it is turned face-down again. Only a new flip makes it one, so the effect of Aroma Jar is not activated in the End Phase.',
      ko: '리버스한 몬스터도 다시 뒷면 표시가 되면 리버스한 몬스터가 아니게 된다. 새로 리버스해야 다시 그렇게 되므로, 아로마포트의 효과는 엔드 페이즈에 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(opponent).hasSet('Aroma Jar').hasInDeck('Kuriboh');
    given(turnPlayer).hasInHand('Book of Taiyou').hasInDeck('Kuriboh');
    inCase({ en: 'Turned face-down again', ko: '다시 뒷면 표시가 되었을 경우' }, () => {
      given(turnPlayer).hasInHand('Book of Moon');
      turnPlayer.activates('Book of Taiyou', { targets: ['Aroma Jar'] });
      bothPass();
      then.isFaceUp('Aroma Jar');
      turnPlayer.activates('Book of Moon', { targets: ['Aroma Jar'] });
      bothPass();
      then.isFaceDown('Aroma Jar');
      turnPlayer.movesTo('end');
      then.lpIs(opponent, 8000);
      then.chainsWere(['turnPlayer: Book of Taiyou'], ['turnPlayer: Book of Moon']);
    });
    inCase({ en: 'Left face-up', ko: '앞면 표시 그대로인 경우' }, () => {
      turnPlayer.activates('Book of Taiyou', { targets: ['Aroma Jar'] });
      bothPass();
      turnPlayer.movesTo('end');
      opponent.activates('Aroma Jar');
      then.chainIs('opponent: Aroma Jar');
      bothPass();
      then.lpIs(opponent, 8500);
    });
  },
);
