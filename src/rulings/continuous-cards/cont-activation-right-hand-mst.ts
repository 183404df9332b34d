import { ruling } from '../language';

export default ruling(
  'cont-activation-right-hand-mst',
  {
    covers: ['continuous-cards', 'effect-negation'],
    title: { en: "Chained to Magician's Right Hand", ko: '마술사의 오른손에 체인한 싸이크론' },
    statement: {
      en: "The effect of Magician's Right Hand begins when its activation has resolved. A Mystical Space Typhoon chained to that activation resolves before and is not negated.",
      ko: '마술사의 오른손의 효과는 그 발동이 처리된 뒤부터 적용된다. 그 발동에 체인한 싸이크론은 그보다 먼저 처리되므로 무효가 되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).hasSet('Mystical Space Typhoon');
    inCase({ en: 'Chained to its activation', ko: '발동에 체인했을 경우' }, () => {
      given(turnPlayer).hasInHand("Magician's Right Hand");
      turnPlayer.activates("Magician's Right Hand");
      opponent.activates('Mystical Space Typhoon', { targets: ["Magician's Right Hand"] });
      then.linkWas('Mystical Space Typhoon', 'resolved');
      then.isIn("Magician's Right Hand", 'gy', turnPlayer);
      then.didNotHappen('effectNegated');
    });
    inCase({ en: 'Face-up before', ko: '이미 앞면 표시' }, () => {
      given(turnPlayer).controls("Magician's Right Hand").hasInHand('Kuriboh');
      turnPlayer.normalSummons('Kuriboh');
      opponent.activates('Mystical Space Typhoon', { targets: ["Magician's Right Hand"] });
      then.linkWas('Mystical Space Typhoon', 'effectNegated');
      then.isIn("Magician's Right Hand", 'spellTrapZone', turnPlayer);
      then.isIn('Mystical Space Typhoon', 'gy', opponent);
    });
  },
);
