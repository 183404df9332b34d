import { ruling } from '../language';

export default ruling(
  'fd-not-an-effect-monster',
  {
    covers: ['face-down', 'effect-monsters'],
    title: { en: 'Face-down, it is no Effect Monster', ko: '뒷면 표시이면 효과 몬스터가 아니다' },
    statement: {
      en: 'The effect of Tenyi Spirit - Ashuna needs a field without Effect Monsters. Of a face-down monster only that it is a monster is known, so a Set Effect Monster does not stand in the way, while a face-up one does.',
      ko: '천위룡－아슈나의 효과는 자신 필드에 효과 몬스터가 없어야 발동할 수 있다. 뒷면 표시 몬스터는 몬스터라는 것만 알 수 있으므로 실제로 효과 몬스터여도 방해하지 않고, 앞면 표시이면 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Tenyi Spirit - Ashuna');
    inCase({ en: 'Face-down', ko: '뒷면 표시' }, () => {
      given(turnPlayer).hasSet('Planet Pathfinder');
      turnPlayer.activates('Tenyi Spirit - Ashuna', { effect: 1 });
      bothPass();
      then.wasSummonedBy('Tenyi Spirit - Ashuna', turnPlayer, 'special');
    });
    inCase({ en: 'Face-up', ko: '앞면 표시' }, () => {
      given(turnPlayer).controls('Planet Pathfinder');
      then.cannot(turnPlayer).activate('Tenyi Spirit - Ashuna', { effect: 1, because: 'condition-not-met' });
    });
  },
);
