import { ruling } from '../language';

export default ruling(
  'cont-trap-yang-zing-unleashed',
  {
    covers: ['continuous-cards', 'costs'],
    title: {
      en: 'Not face-up yet at its activation: Yang Zing Unleashed',
      ko: '발동하는 순간에는 앞면 카드가 아니다: 룡성의 극치',
    },
    statement: {
      en: 'Yang Zing Unleashed sends itself to the GY face-up from the Spell & Trap Zone to activate its effect. At the moment of its activation a Continuous Trap does not count as face-up yet, so that cost cannot be paid together with it: a Set one can only be activated alone.',
      ko: '룡성의 극치는 마법 & 함정 존에 앞면 표시로 존재하는 자신을 묘지로 보내고 효과를 발동한다. 지속 함정은 발동하는 순간에는 아직 앞면 표시로 존재하는 카드로 취급하지 않으므로, 카드의 발동과 함께 그 코스트를 치를 수 없다. 세트된 것은 카드만 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .hasSet('Yang Zing Unleashed')
      .controls('Chiwen, Light of the Yang Zing', 'Bixi, Water of the Yang Zing', 'Suanni, Fire of the Yang Zing')
      .hasInExtraDeck('Yazi, Evil of the Yang Zing');
    then.cannot(turnPlayer).activate('Yang Zing Unleashed', { effect: 2, because: 'face-down' });
    then.can(turnPlayer).activate('Yang Zing Unleashed', { effect: 0 });
  },
);
