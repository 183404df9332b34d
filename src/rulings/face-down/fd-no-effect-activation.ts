import { ruling } from '../language';

export default ruling(
  'fd-no-effect-activation',
  {
    covers: ['face-down', 'ignition-effects'],
    title: { en: 'No effects while face-down', ko: '뒷면 표시 몬스터의 효과는 발동할 수 없다' },
    statement: {
      en: 'A face-down monster cannot activate its effects.',
      ko: '뒷면 표시 몬스터는 원칙적으로 효과를 발동할 수 없다.',
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
