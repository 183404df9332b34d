import { ruling } from '../language';

export default ruling(
  'cont-trap-humid-winds-faceup-both',
  {
    covers: ['continuous-cards', 'chain'],
    title: {
      en: 'Face-up already, both in one Chain: Humid Winds',
      ko: '이미 앞면이면 한 체인에서 둘 다: 촉촉한 바람',
    },
    statement: {
      en: 'If Humid Winds was face-up before the Chain, its two effects are separate activations of effects, and one can be chained to the other.',
      ko: '체인 전부터 앞면 표시로 존재하는 촉촉한 바람이라면, 두 효과는 각각 따로 발동하는 효과이므로 같은 체인에서 하나에 다른 하나를 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Humid Winds').hasInDeck('Aromage Jasmine').hasLP(5000);
    turnPlayer.activates('Humid Winds', { effect: 1 });
    then.can(turnPlayer).activate('Humid Winds', { effect: 2 });
    turnPlayer.activates('Humid Winds', { effect: 2 });
    bothPass();
    then.chainIs('turnPlayer: Humid Winds', 'turnPlayer: Humid Winds');
    then.lpIs(turnPlayer, 4500);
    then.isIn('Aromage Jasmine', 'hand', turnPlayer);
  },
);
