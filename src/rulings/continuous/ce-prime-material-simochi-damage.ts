import { ruling } from '../language';

export default ruling(
  'ce-prime-material-simochi-damage',
  {
    covers: ['continuous-effects', 'life-points'],
    title: { en: 'Damage turned twice', ko: '두 번 바뀌는 데미지' },
    statement: {
      en: 'Prime Material Dragon makes effect damage a gain, and Bad Reaction to Simochi makes that gain damage again: both are applied, each once.',
      ko: '머티리얼 드래곤이 효과 데미지를 회복으로 바꾸고, 시모치의 부작용이 그 회복을 다시 데미지로 바꾼다. 둘 다 한 번씩 적용된다.',
    },
    doubtful: {
      en: 'How often the two cards convert is not said officially for this pair. Here each converts once, as is usual where one conversion depends on another.',
      ko: '두 카드가 몇 번 바꾸는지는 공식적으로 분명하지 않다. 여기서는 통상의 재정대로 각각 한 번씩 바꾸는 것으로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    inCase({ en: 'With both', ko: '둘 다 있을 때' }, () => {
      given(turnPlayer).controls('Bad Reaction to Simochi').hasInHand('Ookazi');
      given(opponent).controls('Prime Material Dragon');
      turnPlayer.activates('Ookazi');
      then.linkWas('Ookazi', 'resolved');
      then.lpIs(opponent, 7200);
      then.happened('damage', { where: { amount: 800 }, times: 1 });
      then.didNotHappen('lpGained');
    });
    inCase({ en: 'Prime Material Dragon alone', ko: '머티리얼 드래곤만 있을 때', contrast: 1 }, () => {
      given(turnPlayer).hasInHand('Ookazi');
      given(opponent).controls('Prime Material Dragon');
      turnPlayer.activates('Ookazi');
      then.lpIs(opponent, 8800);
      then.didNotHappen('damage');
    });
  },
);
