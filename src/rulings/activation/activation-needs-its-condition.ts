import { ruling } from '../language';

export default ruling(
  'activation-needs-its-condition',
  {
    covers: ['condition-not-met', 'activation'],
    title: { en: 'A condition holds at activation', ko: '발동 조건은 발동할 때에 만족해야 한다' },
    statement: {
      en: 'What a text asks for before the effect has to be so when it is activated: Dark Magic Attack is used only while its player controls a face-up Dark Magician. Whether there are cards to destroy is another question.',
      ko: '텍스트가 조건을 정하고 있으면 발동할 때에 그 조건을 만족해야 한다. 흑마도는 자신 필드에 앞면 표시의 블랙 매지션이 존재할 때에만 발동할 수 있다. 파괴할 카드가 있는지는 그것과 별개이다.',
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
