import { ruling } from '../language';

export default ruling(
  'fd-tribute-cost-allowed',
  {
    covers: ['face-down', 'costs'],
    title: { en: 'Your own face-down monster as a cost', ko: '자신의 뒷면 표시 몬스터를 코스트로' },
    statement: {
      en: 'A cost that asks for a monster of a certain kind can be paid with your own face-down monster if it really is one: you may look at it, and it is shown when it is Tributed. Icarus Attack accepts a face-down Winged Beast.',
      ko: '조건이 있는 코스트라도 실제로 조건에 맞으면 자신 필드의 뒷면 표시 몬스터로 지불할 수 있다. 자신은 그 카드를 볼 수 있고, 릴리스하면 모두에게 드러난다. 갓버드 어택은 뒷면 표시의 비행야수족을 릴리스하고 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(opponent).controls('Gemini Elf', 'Card Trader');
    inCase({ en: 'A face-down Winged Beast', ko: '뒷면 표시의 비행야수족' }, () => {
      given(turnPlayer).hasSet('Icarus Attack', 'Blackwing - Shura the Blue Flame');
      turnPlayer.activates('Icarus Attack', { targets: ['Gemini Elf', 'Card Trader'] });
      then.isIn('Blackwing - Shura the Blue Flame', 'gy', turnPlayer);
      then.isIn('Gemini Elf', 'gy', opponent);
      then.isIn('Card Trader', 'gy', opponent);
    });
    inCase({ en: 'A face-down monster of another Type', ko: '뒷면 표시의 다른 종족', contrast: 1 }, () => {
      given(turnPlayer).hasSet('Icarus Attack', 'Mystical Elf');
      then.cannot(turnPlayer).activate('Icarus Attack', { because: 'cost-cannot-be-paid' });
    });
  },
);
