import { ruling } from '../language';

export default ruling(
  'ce-prime-material-simochi-gain',
  {
    covers: ['continuous-effects', 'life-points'],
    title: { en: 'A gain turned twice', ko: '두 번 바뀌는 회복' },
    statement: {
      en: 'A gain of LP becomes damage by Bad Reaction to Simochi and a gain again by Prime Material Dragon: both are applied, each once.',
      ko: 'LP 회복은 시모치의 부작용으로 데미지가 되고, 머티리얼 드래곤으로 다시 회복이 된다. 둘 다 한 번씩 적용된다.',
    },
    doubtful: {
      en: 'How often the two cards convert is not said officially for this pair. Here each converts once, as is usual where one conversion depends on another.',
      ko: '두 카드가 몇 번 바꾸는지는 공식적으로 분명하지 않다. 여기서는 통상의 재정대로 각각 한 번씩 바꾸는 것으로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    inCase({ en: 'With both', ko: '둘 다 있을 때' }, () => {
      given(turnPlayer).controls('Prime Material Dragon').hasInHand('Dian Keto the Cure Master');
      given(opponent).controls('Bad Reaction to Simochi');
      turnPlayer.activates('Dian Keto the Cure Master');
      then.linkWas('Dian Keto the Cure Master', 'resolved');
      then.lpIs(turnPlayer, 9000);
    });
    inCase({ en: 'Bad Reaction to Simochi alone', ko: '시모치의 부작용만 있을 때' }, () => {
      given(turnPlayer).hasInHand('Dian Keto the Cure Master');
      given(opponent).controls('Bad Reaction to Simochi');
      turnPlayer.activates('Dian Keto the Cure Master');
      then.lpIs(turnPlayer, 7000);
      then.happened('damage', { where: { amount: 1000, how: 'effect' }, times: 1 });
    });
  },
);
