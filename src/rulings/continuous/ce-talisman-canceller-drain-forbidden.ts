import { ruling } from '../language';

export default ruling(
  'ce-talisman-canceller-drain-forbidden',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'A circle that may not be closed', ko: '만들 수 없는 순환' },
    statement: {
      en: 'Talisman of Trap Sealing negates Skill Drain, Skill Drain negates Spell Canceller, and Spell Canceller negates Talisman. Whoever holds the last of the three may not bring it into play.',
      ko: '함정 봉인의 부적은 스킬 드레인을, 스킬 드레인은 매직 캔슬러를, 매직 캔슬러는 함정 봉인의 부적을 무효로 한다. 마지막 한 장을 더해 이 순환을 완성하는 행동은 할 수 없다.',
    },
    doubtful: {
      en: 'The source does not spell out which action is refused; every action that would close the circle is. It adds that rulings on Talisman are still being adjusted.',
      ko: '원문은 어느 행동을 할 수 없는지 밝히지 않으므로, 순환을 완성하게 되는 모든 행동을 할 수 없는 것으로 한다. 함정 봉인의 부적의 재정은 조정 중인 것이 많다고 한다.',
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
