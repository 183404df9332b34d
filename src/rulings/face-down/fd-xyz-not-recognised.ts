import { ruling } from '../language';

export default ruling(
  'fd-xyz-not-recognised',
  {
    covers: ['face-down', 'targeting', 'xyz-materials'],
    title: { en: 'A face-down Xyz Monster is no Xyz Monster', ko: '뒷면 표시의 엑시즈 몬스터는 알 수 없다' },
    statement: {
      en: 'Galaxy Storm targets an Xyz Monster without materials. Face-up, Number 39: Utopia is one; face-down, only that it is a monster is known, so there is no target and the card cannot be activated.',
      ko: '갤럭시 스톰은 엑시즈 소재가 없는 엑시즈 몬스터를 대상으로 한다. 앞면 표시의 No.39 유토피아는 대상이 되지만, 뒷면 표시이면 몬스터라는 것만 알 수 있어 대상이 없으므로 발동할 수 없다.',
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
