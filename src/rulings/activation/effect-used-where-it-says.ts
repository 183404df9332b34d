import { ruling } from '../language';

export default ruling(
  'effect-used-where-it-says',
  {
    covers: ['wrong-place', 'activation'],
    title: { en: 'An effect is used where its text says', ko: '효과는 텍스트가 정한 장소에서 발동한다' },
    statement: {
      en: 'A monster effect works on the field unless its text names another place. Thunder Dragon’s effect discards its own card, so it can be used from the hand, but not once the card is on the field.',
      ko: '몬스터의 효과는 텍스트가 다른 장소를 정하지 않는 한 필드에서 발동한다. 썬더 드래곤은 자신을 패에서 버리고 발동하므로, 패에서는 발동할 수 있고 필드에 나온 뒤에는 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    given(turnPlayer).hasInDeck('Thunder Dragon');
    inCase({ en: 'In the hand', ko: '패에 있을 경우' }, () => {
      given(turnPlayer).hasInHand('Thunder Dragon');
      then.can(turnPlayer).activate('Thunder Dragon@turnPlayer');
    });
    inCase({ en: 'On the field', ko: '필드에 있을 경우', contrast: 1 }, () => {
      given(turnPlayer).controls('Thunder Dragon');
      then.cannot(turnPlayer).activate('Thunder Dragon@turnPlayer', { because: 'wrong-place' });
    });
  },
);
