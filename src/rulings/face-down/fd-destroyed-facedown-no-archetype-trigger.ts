import { ruling } from '../language';

export default ruling(
  'fd-destroyed-facedown-no-archetype-trigger',
  {
    covers: ['face-down', 'trigger-effects', 'destruction'],
    title: { en: 'Destroyed face-down, it had no name', ko: '뒷면 표시로 파괴된 카드' },
    statement: {
      en: 'Aroma Garden answers the destruction of an Aroma monster. Aromage Jasmine, destroyed face-down, was not known to be one on the field, though the GY shows it now, so nothing triggers; destroyed face-up, it was one.',
      ko: '아로마가든은 "아로마" 몬스터가 파괴되었을 경우에 발동한다. 뒷면 표시로 파괴된 아로마지－재스민은 묘지에서 무슨 카드인지 알 수 있어도 필드에서는 알 수 없었으므로 발동하지 않고, 앞면 표시로 파괴되면 발동한다.',
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
