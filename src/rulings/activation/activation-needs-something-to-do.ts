import { ruling } from '../language';

export default ruling(
  'activation-needs-something-to-do',
  {
    covers: ['nothing-to-do', 'activation'],
    title: { en: 'Nothing to do, no activation', ko: '처리할 것이 없으면 발동할 수 없다' },
    statement: {
      en: 'An effect that does not target cannot be activated either while what it must do could not be done at all: Dark Hole needs at least one monster on the field.',
      ko: '대상을 지정하지 않는 효과도, 반드시 실행하는 처리를 전혀 할 수 없는 상황에서는 발동할 수 없다. 블랙홀은 필드에 몬스터가 1장 이상 있어야 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).hasInHand('Dark Hole');
    given(opponent).hasSet('Jar of Greed');
    inCase({ en: 'No monster on the field', ko: '필드에 몬스터가 없을 경우' }, () => {
      then.cannot(turnPlayer).activate('Dark Hole', { because: 'nothing-to-do' });
    });
    inCase({ en: 'A monster on the field', ko: '필드에 몬스터가 있을 경우', contrast: 1 }, () => {
      given(opponent).controls('Gemini Elf');
      then.can(turnPlayer).activate('Dark Hole');
    });
  },
);
