import { ruling } from '../language';

export default ruling(
  'fd-no-effect-activation',
  {
    covers: ['face-down', 'ignition-effects'],
    title: { en: 'No effects while face-down', ko: '뒷면 표시 몬스터의 효과는 발동할 수 없다' },
    statement: {
      en: 'Nobody knows what a face-down monster is, so its effects cannot be activated until it is face-up. Only an effect whose text says that it is used face-down is an exception.',
      ko: '뒷면 표시 몬스터는 무엇인지 알 수 없는 카드이므로 앞면 표시가 되기 전에는 효과를 발동할 수 없다. 뒷면 표시로 사용한다고 텍스트에 적힌 효과만 예외이다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    inCase({ en: 'Face-down', ko: '뒷면 표시' }, () => {
      given(turnPlayer).hasSet('Gagaga Magician');
      then.cannot(turnPlayer).activate('Gagaga Magician', { because: 'face-down' });
    });
    inCase({ en: 'Face-up', ko: '앞면 표시', contrast: 1 }, () => {
      given(turnPlayer).controls('Gagaga Magician');
      then.can(turnPlayer).activate('Gagaga Magician');
    });
  },
);
