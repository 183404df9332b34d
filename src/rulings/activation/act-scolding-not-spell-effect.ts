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
      en: 'A Field Spell that is face-up already activates an effect and no card. A text that speaks of a monster effect or a Spell or Trap Card being activated does not reach it.',
      ko: '이미 앞면 표시인 필드 마법의 효과를 발동하는 것은 카드의 발동이 아니다. "몬스터의 효과 / 마법 / 함정 카드가 발동했을 때"라는 텍스트의 카드는 체인할 수 없다.',
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
