import { ruling } from '../language';

export default ruling(
  'ce-rule4-same-controller-chooses',
  {
    covers: ['continuous-effects'],
    title: { en: 'At one moment: one’s own in any order', ko: '동시라면 자신의 것은 원하는 순서로' },
    statement: {
      en: 'If several continuous effects of one player begin at exactly the same moment, that player says in which order they are applied. They are asked only where the order makes a difference.',
      ko: '한 플레이어의 지속 효과가 여러 개 완전히 동시에 적용되기 시작하면 그 플레이어가 순서를 정한다. 순서에 따라 결과가 달라질 때에만 묻는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    const freed = () => {
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Skill Drain'] });
      bothPass();
    };
    inCase({ en: 'Dreadroot first', ko: '드레드 루트가 먼저' }, () => {
      given(turnPlayer).controls('The Wicked Dreadroot', 'The Wicked Avatar').hasInHand('Mystical Space Typhoon');
      given(opponent).controls('Skill Drain');
      then.atkIs('The Wicked Avatar', 0);
      freed();
      then.isAsked(turnPlayer, 'order');
      then.atkIs('The Wicked Avatar', 0);
      turnPlayer.orders('The Wicked Dreadroot', 'The Wicked Avatar');
      then.atkIs('The Wicked Avatar', 4100);
    });
    inCase({ en: 'Avatar first', ko: '아바타가 먼저', contrast: 1 }, () => {
      given(turnPlayer).controls('The Wicked Dreadroot', 'The Wicked Avatar').hasInHand('Mystical Space Typhoon');
      given(opponent).controls('Skill Drain');
      freed();
      then.isAsked(turnPlayer, 'order');
      turnPlayer.orders('The Wicked Avatar', 'The Wicked Dreadroot');
      then.atkIs('The Wicked Avatar', 2050);
    });
    inCase({ en: 'Controlled by the opponent, who says it', ko: '상대가 컨트롤한다면 상대가 정한다' }, () => {
      given(opponent).controls('The Wicked Dreadroot', 'The Wicked Avatar', 'Skill Drain');
      given(turnPlayer).hasInHand('Mystical Space Typhoon');
      freed();
      then.isAsked(opponent, 'order');
      opponent.orders('The Wicked Avatar', 'The Wicked Dreadroot');
      then.atkIs('The Wicked Avatar', 2050);
    });
    inCase({ en: 'One each: nobody is asked', ko: '하나씩이라면 묻지 않는다', contrast: 1 }, () => {
      given(turnPlayer).controls('The Wicked Dreadroot').hasInHand('Mystical Space Typhoon');
      given(opponent).controls('The Wicked Avatar', 'Skill Drain');
      freed();
      then.neverAsked('order');
      then.atkIs('The Wicked Avatar', 4100);
    });
    inCase({ en: 'It makes no difference: nobody is asked', ko: '결과가 같다면 묻지 않는다' }, () => {
      given(turnPlayer).controls('Command Knight', 'Milus Radiant').hasInHand('Mystical Space Typhoon');
      given(opponent).controls('Skill Drain');
      freed();
      then.neverAsked('order');
      then.atkIs('Command Knight', 1600);
      then.atkIs('Milus Radiant', 800);
    });
  },
);
