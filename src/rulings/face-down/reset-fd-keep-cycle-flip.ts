import { ruling } from '../language';

export default ruling(
  'reset-fd-keep-cycle-flip',
  {
    covers: ['face-down', 'limits'],
    title: { en: 'What turns itself face-down has been used', ko: '자신을 뒷면으로 하는 효과는 초기화되지 않는다' },
    statement: {
      en: 'Stealth Bird turns itself face-down once per turn. Being face-down normally makes the game forget such a use, but not of the effect that turned the monster face-down: otherwise it could be repeated and the limit would mean nothing.',
      ko: '스텔스 버드는 1턴에 1번 자신을 뒷면 수비 표시로 한다. 뒷면 표시가 되면 보통 사용했다는 정보가 사라지지만, 자신을 뒷면 표시로 하는 효과는 예외이다. 그렇지 않으면 거듭 쓸 수 있어 제한의 의미가 없기 때문이다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Stealth Bird').hasInHand('Book of Taiyou');
    turnPlayer.activates('Stealth Bird');
    bothPass();
    then.positionIs('Stealth Bird', 'defense', { faceDown: true });
    turnPlayer.activates('Book of Taiyou', { targets: ['Stealth Bird'] });
    bothPass();
    then.positionIs('Stealth Bird', 'attack');
    then.cannot(turnPlayer).activate('Stealth Bird', { because: 'used-this-turn' });
  },
);
