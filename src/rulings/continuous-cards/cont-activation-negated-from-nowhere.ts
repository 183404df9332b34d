import { ruling } from '../language';

export default ruling(
  'cont-activation-negated-from-nowhere',
  {
    covers: ['continuous-cards', 'activation-negation'],
    title: {
      en: 'A negated Continuous Card did not leave the field',
      ko: '발동이 무효가 된 카드는 필드에서 벗어난 것이 아니다',
    },
    statement: {
      en: 'A Continuous Card whose activation is negated goes to the GY from some place other than the field. White Veil deals 3000 damage to its player when it leaves the field face-up, and does not do so then.',
      ko: '발동이 무효가 된 지속 카드는 필드가 아닌 곳에서 묘지로 보내진 것으로 취급한다. 앞면 표시로 필드에서 벗어났을 때 3000 데미지를 받는 순백의 베일의 효과는 적용되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('White Veil');
    inCase({ en: 'Negated', ko: '발동이 무효가 되었을 경우' }, () => {
      given(opponent).hasSet('Magic Jammer').hasInHand('Sangan');
      turnPlayer.activates('White Veil', { targets: ['Gemini Elf'] });
      opponent.activates('Magic Jammer');
      then.linkWas('White Veil', 'activationNegated');
      then.isIn('White Veil', 'gy', turnPlayer);
      then.lpIs(turnPlayer, 8000);
    });
    inCase({ en: 'Destroyed once equipped', ko: '장착된 뒤에 파괴되었을 경우' }, () => {
      given(turnPlayer).hasInHand('Kuriboh');
      given(opponent).hasSet('Mystical Space Typhoon');
      turnPlayer.activates('White Veil', { targets: ['Gemini Elf'] });
      turnPlayer.normalSummons('Kuriboh');
      opponent.activates('Mystical Space Typhoon', { targets: ['White Veil'] });
      then.isIn('White Veil', 'gy', turnPlayer);
      then.lpIs(turnPlayer, 5000);
    });
  },
);
