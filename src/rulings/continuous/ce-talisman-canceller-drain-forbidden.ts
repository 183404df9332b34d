import { ruling } from '../language';

export default ruling(
  'ce-talisman-canceller-drain-forbidden',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'A circle that may not be closed', ko: '만들 수 없는 순환' },
    statement: {
      en: 'Talisman of Trap Sealing negates Skill Drain, Skill Drain negates Spell Canceller, and Spell Canceller negates Talisman, with no end. Whoever holds the last of the three may not bring it into play; with only two of them there is no circle.',
      ko: '함정 봉인의 부적은 스킬 드레인을, 스킬 드레인은 매직 캔슬러를, 매직 캔슬러는 함정 봉인의 부적을 무효로 하여 끝이 없다. 그래서 마지막 한 장을 더해 이 순환을 완성할 수 없고, 두 장뿐이면 순환이 아니므로 할 수 있다.',
    },
    doubtful: {
      en: 'It is not settled which action is refused; here it is every action that would close the circle. Rulings on Talisman of Trap Sealing may also still change.',
      ko: '어느 행동을 할 수 없는지는 확실하지 않다. 여기서는 순환을 완성하는 행동을 모두 할 수 없는 것으로 한다. 함정 봉인의 부적의 재정은 앞으로 바뀔 수도 있다.',
    },
  },
  ({ given, turnPlayer, inCase, then }) => {
    inCase({ en: 'Talisman last', ko: '함정 봉인의 부적이 마지막' }, () => {
      given(turnPlayer)
        .controls('Skill Drain', 'Sealmaster Meisei', 'Spell Canceller')
        .hasInHand('Talisman of Trap Sealing');
      then.cannot(turnPlayer).activate('Talisman of Trap Sealing', { because: 'endless-loop' });
    });
    inCase({ en: 'Spell Canceller last', ko: '매직 캔슬러가 마지막' }, () => {
      given(turnPlayer)
        .controls('Skill Drain', 'Sealmaster Meisei', 'Talisman of Trap Sealing', 'Celtic Guardian')
        .hasInHand('Spell Canceller');
      then.cannot(turnPlayer).normalSummon('Spell Canceller', { because: 'endless-loop' });
    });
    inCase({ en: 'Without Spell Canceller', ko: '매직 캔슬러가 없다면', contrast: 1 }, () => {
      given(turnPlayer)
        .controls('Skill Drain', 'Sealmaster Meisei', 'Command Knight')
        .hasInHand('Talisman of Trap Sealing');
      then.atkIs('Command Knight', 1200);
      turnPlayer.activates('Talisman of Trap Sealing');
      then.linkWas('Talisman of Trap Sealing', 'resolved');
      then.atkIs('Command Knight', 1600);
    });
  },
);
