import { ruling } from '../language';

export default ruling(
  'fd-name-unknown',
  {
    covers: ['face-down', 'names'],
    title: { en: 'No name while face-down', ko: '뒷면 표시의 카드명은 알 수 없다' },
    statement: {
      en: 'An effect that needs a card of a certain name does not count a face-down one, even if its player knows that it is there. Magician Navigation in the GY asks for a Dark Magician on the field.',
      ko: '특정한 카드명의 카드가 필요한 효과는 뒷면 표시 카드를 세지 않는다. 컨트롤러가 그 카드임을 알고 있어도 마찬가지이다. 묘지의 매지션즈 내비게이트는 필드에 "블랙 매지션"이 있어야 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).hasInGY('Magician Navigation');
    given(opponent).controls('Card Trader');
    inCase({ en: 'Face-down', ko: '뒷면 표시' }, () => {
      given(turnPlayer).hasSet('Dark Magician');
      then.cannot(turnPlayer).activate('Magician Navigation', { because: 'condition-not-met', effect: 2 });
    });
    inCase({ en: 'Face-up', ko: '앞면 표시' }, () => {
      given(turnPlayer).controls('Dark Magician');
      then.can(turnPlayer).activate('Magician Navigation', { effect: 2 });
    });
  },
);
