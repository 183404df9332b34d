import { ruling } from '../language';

export default ruling(
  'fd-destroyed-facedown-no-archetype-trigger',
  {
    covers: ['face-down', 'trigger-effects', 'destruction'],
    title: { en: 'Destroyed face-down, it had no name', ko: '뒷면 표시로 파괴된 카드' },
    statement: {
      en: 'What was destroyed face-down was not a card of that name, Type or archetype on the field, though the GY shows now what it was. An effect that asks for such a card does not trigger.',
      ko: '뒷면 표시로 파괴된 카드는 묘지에서 무슨 카드인지 알 수 있어도, 필드에서는 그 카드명이나 종족을 가진 카드가 아니었다. 그런 카드가 파괴된 것을 조건으로 하는 효과는 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Raigeki');
    given(opponent).controls('Aroma Garden');
    inCase({ en: 'Face-down', ko: '뒷면 표시' }, () => {
      given(opponent).hasSet('Aromage Jasmine');
      turnPlayer.activates('Raigeki');
      bothPass();
      then.isIn('Aromage Jasmine', 'gy', opponent);
      then.chainsWere(['turnPlayer: Raigeki']);
      then.lpIs(opponent, 8000);
    });
    inCase({ en: 'Face-up', ko: '앞면 표시' }, () => {
      given(opponent).controls('Aromage Jasmine');
      turnPlayer.activates('Raigeki');
      bothPass();
      then.chainIs('opponent: Aroma Garden');
      bothPass();
      then.lpIs(opponent, 9000);
    });
  },
);
