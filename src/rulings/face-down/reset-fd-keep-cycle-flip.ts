import { ruling } from '../language';

export default ruling(
  'reset-fd-keep-cycle-flip',
  {
    covers: ['face-down', 'limits'],
    title: { en: 'What turns itself face-down has been used', ko: '자신을 뒷면으로 하는 효과는 초기화되지 않는다' },
    statement: {
      en: 'An effect by which a monster turns itself face-down once per turn counts as used though the monster has been face-down since: otherwise the limit would mean nothing.',
      ko: '자신을 뒷면 수비 표시로 하는 "1턴에 1번"의 효과는, 그 뒤에 뒷면 표시가 되었어도 사용한 것으로 취급한다. 그렇지 않으면 제한의 의미가 없기 때문이다.',
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
