import { ruling } from '../language';

export default ruling(
  'activation-needs-its-condition',
  {
    covers: ['condition-not-met', 'activation'],
    title: { en: 'A condition holds at activation', ko: '발동 조건은 발동할 때에 만족해야 한다' },
    statement: {
      en: 'A condition in the text must hold when the card is activated. Dark Magic Attack may be used only while its player controls a face-up Dark Magician, so with Gemini Elf it cannot, although there is a Set card to destroy.',
      ko: '텍스트가 정한 조건은 발동할 때에 만족해야 한다. 흑마도는 자신 필드에 앞면 표시의 블랙 매지션이 있어야 발동할 수 있으므로, 쌍둥이 자매 엘프만 있으면 파괴할 세트 카드가 있어도 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).hasInHand('Dark Magic Attack');
    given(opponent).hasSet('Jar of Greed');
    inCase({ en: 'Without Dark Magician', ko: '블랙 매지션이 없을 경우' }, () => {
      given(turnPlayer).controls('Gemini Elf');
      then.cannot(turnPlayer).activate('Dark Magic Attack', { because: 'condition-not-met' });
    });
    inCase({ en: 'With Dark Magician', ko: '블랙 매지션이 있을 경우', contrast: 1 }, () => {
      given(turnPlayer).controls('Dark Magician');
      then.can(turnPlayer).activate('Dark Magic Attack');
    });
  },
);
