import { ruling } from '../language';

export default ruling(
  'act-negated-card-sent-from-nowhere',
  {
    covers: ['activation', 'activation-negation'],
    title: { en: 'A negated card goes to the GY from nowhere', ko: '발동이 무효가 된 카드가 묘지로 보내진 장소' },
    statement: {
      en: 'A Spell or Trap whose activation was negated does not count as sent to the GY from the field, nor from the hand, wherever it was activated. Black Pendant inflicts its damage when it is sent from the field to the GY, and does nothing then.',
      ko: '발동이 무효가 된 마법 / 함정 카드는 어디에서 발동했든 필드에서 묘지로 보내진 것도, 패에서 묘지로 보내진 것도 아니다. 필드에서 묘지로 보내졌을 때 데미지를 주는 검은 펜던트의 효과는 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).hasSet('Magic Jammer').hasInHand('Sangan');
    const negated = () => {
      turnPlayer.activates('Black Pendant', { targets: ['Gemini Elf'] });
      opponent.activates('Magic Jammer');
      bothPass();
      then.linkWas('Black Pendant', 'activationNegated');
      then.isIn('Black Pendant', 'gy', turnPlayer);
      then.chainsWere(['turnPlayer: Black Pendant', 'opponent: Magic Jammer']);
      then.didNotHappen('damage');
      then.lpIs(opponent, 8000);
    };
    inCase({ en: 'From the hand', ko: '패에서 발동했을 경우' }, () => {
      given(turnPlayer).hasInHand('Black Pendant');
      negated();
    });
    inCase({ en: 'Set before', ko: '세트한 카드를 발동했을 경우' }, () => {
      given(turnPlayer).hasSet('Black Pendant');
      negated();
    });
  },
);
