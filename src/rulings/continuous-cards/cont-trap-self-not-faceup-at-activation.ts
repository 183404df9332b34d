import { ruling } from '../language';

export default ruling(
  'cont-trap-self-not-faceup-at-activation',
  {
    covers: ['continuous-cards', 'costs', 'procedure-by-effect'],
    title: {
      en: 'Face-up only after its activation: then the cost can be paid',
      ko: '발동이 처리된 뒤에는 앞면 카드로서 코스트가 된다',
    },
    statement: {
      en: 'A Continuous Trap does not count itself as face-up at the moment of its activation, so an effect that needs the face-up card, such as one that sends it to the GY as cost, cannot go with it. Once that Chain has resolved it can be used, even in the same turn.',
      ko: '지속 함정은 발동하는 순간 자신을 앞면 표시의 카드로 취급하지 않으므로, 앞면 표시의 자신을 코스트로 하는 효과는 카드의 발동과 함께 쓸 수 없다. 그 체인이 끝난 뒤에는 같은 턴이라도 쓸 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .hasSet('Yang Zing Unleashed')
      .controls('Chiwen, Light of the Yang Zing', 'Bixi, Water of the Yang Zing', 'Suanni, Fire of the Yang Zing')
      .hasInExtraDeck('Yazi, Evil of the Yang Zing');
    then.cannot(turnPlayer).activate('Yang Zing Unleashed', { effect: 2, because: 'face-down' });
    turnPlayer.activates('Yang Zing Unleashed', { effect: 0 });
    bothPass();
    then.isFaceUp('Yang Zing Unleashed');
    then.can(turnPlayer).activate('Yang Zing Unleashed', { effect: 2 });
    turnPlayer.activates('Yang Zing Unleashed', { effect: 2 });
    then.isIn('Yang Zing Unleashed', 'gy', turnPlayer);
    bothPass();
    then.chainsWere(['turnPlayer: Yang Zing Unleashed'], ['turnPlayer: Yang Zing Unleashed']);
    then.wasSummonedBy('Yazi, Evil of the Yang Zing', turnPlayer, 'special');
  },
);
