import { ruling } from '../language';

export default ruling(
  'ce-avatar-then-dreadroot',
  {
    covers: ['continuous-effects', 'stat-changes'],
    title: { en: 'Avatar, then Dreadroot', ko: '아바타 다음에 드레드 루트' },
    statement: {
      en: 'With The Wicked Avatar first, its ATK is set to 4100 and then halved by The Wicked Dreadroot: 2050. What another monster gains later still raises it, because Avatar looks at the finished values of the others.',
      ko: '사신 아바타가 먼저라면, 공격력이 4100이 된 뒤 사신 드레드 루트로 절반인 2050이 된다. 아바타는 다른 몬스터의 최종 수치를 보므로, 나중에 다른 몬스터의 공격력이 올라도 함께 오른다.',
    },
    doubtful: {
      en: 'No official numbers are known for this pair; these follow from the order in which the effects began.',
      ko: '이 두 카드의 공식 수치는 알려져 있지 않으며, 효과가 시작된 순서에서 나온 결과이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).controls('The Wicked Avatar');
    given(turnPlayer)
      .controls('Celtic Guardian', 'Luster Dragon', 'Sangan')
      .hasInHand('The Wicked Dreadroot', 'Axe of Despair');
    // 100 more than Luster Dragon.
    then.atkIs('The Wicked Avatar', 2000);
    turnPlayer.tributeSummons('The Wicked Dreadroot', 'Celtic Guardian', 'Luster Dragon', 'Sangan');
    then.atkIs('The Wicked Avatar', 2050);
    turnPlayer.activates('Axe of Despair', { targets: ['The Wicked Dreadroot'] });
    then.atkIs('The Wicked Dreadroot', 5000);
    then.atkIs('The Wicked Avatar', 2550);
  },
);
