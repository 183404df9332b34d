import { ruling } from '../language';

export default ruling(
  'act-herald-not-spell-effect',
  {
    covers: ['activation-negation', 'field-spells'],
    title: {
      en: 'Herald of Ultimateness and a face-up Field Spell',
      ko: '앞면 필드 마법의 효과와 얼티미트 디클레어러',
    },
    statement: {
      en: 'Herald of Ultimateness answers monster effects and the activation of Spell and Trap Cards. A Field Spell that is face-up already activates an effect and no card, so the Herald cannot answer it.',
      ko: '얼티미트 디클레어러가 체인하는 것은 몬스터의 효과와 마법 / 함정 카드의 발동이다. 이미 앞면 표시인 필드 마법의 효과의 발동은 카드의 발동이 아니므로 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Dragon Ravine').hasInHand('Gemini Elf').hasInDeck('Dragunity Dux');
    given(opponent).controls('Herald of Ultimateness').hasInHand('Winged Kuriboh');
    turnPlayer.activates('Dragon Ravine', { option: 1, cost: ['Gemini Elf'] });
    then.cannot(opponent).activate('Herald of Ultimateness', { because: 'other-activation' });
    bothPass();
    then.linkWas('Dragon Ravine', 'resolved');
    then.isIn('Dragunity Dux', 'hand', turnPlayer);
  },
);
