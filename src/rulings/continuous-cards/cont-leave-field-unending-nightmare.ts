import { ruling } from '../language';

export default ruling(
  'cont-leave-field-unending-nightmare',
  {
    covers: ['continuous-cards', 'costs'],
    title: { en: 'The card must still be there', ko: '처리할 때 카드가 필드에 있어야 한다' },
    statement: {
      en: 'An activated effect of a Continuous Card does nothing if the card is no longer face-up on the field when it would resolve. What was paid stays paid.',
      ko: '지속 카드가 발동한 효과는 처리할 때 그 카드가 필드에 앞면 표시로 없으면 적용되지 않는다. 지불한 코스트는 돌아오지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Unending Nightmare');
    given(opponent).controls('Card Trader').hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Unending Nightmare', { targets: ['Card Trader'] });
    opponent.activates('Mystical Space Typhoon', { targets: ['Unending Nightmare'] });
    then.isIn('Unending Nightmare', 'gy', turnPlayer);
    then.linkWas('Unending Nightmare', 'withoutEffect', { because: 'not-face-up' });
    then.isIn('Card Trader', 'spellTrapZone', opponent);
    then.lpIs(turnPlayer, 7000);
  },
);
