import { ruling } from '../language';

export default ruling(
  'ce-dreadroot-then-avatar',
  {
    covers: ['continuous-effects', 'stat-changes'],
    title: { en: 'Dreadroot, then Avatar', ko: '드레드 루트 다음에 아바타' },
    statement: {
      en: 'With The Wicked Dreadroot first, The Wicked Avatar sets its ATK to 100 above Dreadroot after the halving: 4100.',
      ko: '사신 드레드 루트가 먼저라면, 사신 아바타는 절반이 된 뒤에 드레드 루트보다 100 높은 수치가 되므로 공격력은 4100이다.',
    },
    doubtful: {
      en: 'No official numbers are known for this pair; these follow from the order in which the effects began.',
      ko: '이 두 카드의 공식 수치는 알려져 있지 않으며, 효과가 시작된 순서에서 나온 결과이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).controls('The Wicked Dreadroot');
    given(turnPlayer).controls('Celtic Guardian', 'Luster Dragon', 'Sangan').hasInHand('The Wicked Avatar');
    then.atkIs('The Wicked Dreadroot', 4000);
    turnPlayer.tributeSummons('The Wicked Avatar', 'Celtic Guardian', 'Luster Dragon', 'Sangan');
    then.atkIs('The Wicked Avatar', 4100);
  },
);
