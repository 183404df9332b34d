import { ruling } from '../language';

export default ruling(
  'act-scolding-not-spell-effect',
  {
    covers: ['activation-negation', 'counter-traps', 'field-spells'],
    title: {
      en: 'Monster effects and Spell and Trap Cards: not an effect',
      ko: '"몬스터의 효과 / 마법 / 함정 카드": 앞면 카드의 효과에는 체인할 수 없다',
    },
    statement: {
      en: 'Dragon Ravine is face-up already, so it activates an effect and no card. Solemn Scolding answers a monster effect or the activation of a Spell or Trap Card; this is neither, so it cannot be chained.',
      ko: '용의 계곡은 이미 앞면 표시이므로 여기서 발동하는 것은 효과일 뿐 카드가 아니다. 신의 충고는 몬스터의 효과나 마법 / 함정 카드의 발동에 체인하는데, 이것은 어느 쪽도 아니므로 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Dragon Ravine').hasInHand('Gemini Elf').hasInDeck('Dragunity Dux');
    given(opponent).hasSet('Solemn Scolding');
    turnPlayer.activates('Dragon Ravine', { option: 1, cost: ['Gemini Elf'] });
    then.cannot(opponent).activate('Solemn Scolding', { because: 'other-activation' });
    bothPass();
    then.linkWas('Dragon Ravine', 'resolved');
    then.isIn('Dragunity Dux', 'hand', turnPlayer);
  },
);
