import { ruling } from '../language';

export default ruling(
  'fd-not-an-effect-monster',
  {
    covers: ['face-down', 'effect-monsters'],
    title: { en: 'Face-down, it is no Effect Monster', ko: '뒷면 표시이면 효과 몬스터가 아니다' },
    statement: {
      en: 'Of a face-down monster only that it is a monster is known, so it is no Effect Monster, whatever is printed on it. Who controls no other monster controls no Effect Monster.',
      ko: '뒷면 표시 몬스터는 몬스터라는 것만 알 수 있으므로, 실제로 효과 몬스터여도 효과 몬스터로 취급하지 않는다. 다른 몬스터가 없으면 자신 필드에 효과 몬스터가 존재하지 않는 것이 된다.',
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
