import { ruling } from '../language';

export default ruling(
  'fd-xyz-not-recognised',
  {
    covers: ['face-down', 'targeting', 'xyz-materials'],
    title: { en: 'A face-down Xyz Monster is no Xyz Monster', ko: '뒷면 표시의 엑시즈 몬스터는 알 수 없다' },
    statement: {
      en: 'A face-down Xyz Monster is not known to be one, so what targets an Xyz Monster cannot choose it.',
      ko: '뒷면 표시의 엑시즈 몬스터는 엑시즈 몬스터인지 알 수 없으므로, 엑시즈 몬스터를 대상으로 하는 효과의 대상으로 할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Galaxy Storm');
    inCase({ en: 'Face-down', ko: '뒷면 표시' }, () => {
      given(opponent).hasSet('Number 39: Utopia');
      then.cannot(turnPlayer).activate('Galaxy Storm', { because: 'no-target' });
    });
    inCase({ en: 'Face-up', ko: '앞면 표시' }, () => {
      given(opponent).controls('Number 39: Utopia');
      turnPlayer.activates('Galaxy Storm', { targets: ['Number 39: Utopia'] });
      bothPass();
      then.isIn('Number 39: Utopia', 'gy', opponent);
    });
  },
);
