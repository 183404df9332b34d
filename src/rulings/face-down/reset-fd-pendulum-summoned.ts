import { card, ruling } from '../language';

export default ruling(
  'reset-fd-pendulum-summoned',
  {
    covers: ['face-down', 'pendulum-summon', 'targeting'],
    title: { en: 'A Pendulum Summon is forgotten', ko: '펜듈럼 소환되었다는 사실은 사라진다' },
    statement: {
      en: 'D/D Evil targets a Pendulum Summoned monster. Of the ways to be Summoned this is the one forgotten when a monster is turned face-down, so Odd-Eyes Pendulum Dragon, face-up again, is no target; left alone, it is.',
      ko: 'DD 이블의 ②는 펜듈럼 소환된 몬스터를 대상으로 한다. 소환 방법 중 펜듈럼 소환만은 뒷면 표시가 되면 사라지므로, 뒷면 표시가 되었던 오드아이즈 펜듈럼 드래곤은 더 이상 대상이 되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls(card('Odd-Eyes Pendulum Dragon', { method: 'special', way: 'pendulum' }));
    given(opponent).controls('D/D Evil');
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 다시 앞면이 되었을 경우' }, () => {
      given(turnPlayer).hasInHand('Book of Moon', 'Book of Taiyou');
      turnPlayer.activates('Book of Moon', { targets: ['Odd-Eyes Pendulum Dragon'] });
      bothPass();
      then.positionIs('Odd-Eyes Pendulum Dragon', 'defense', { faceDown: true });
      turnPlayer.activates('Book of Taiyou', { targets: ['Odd-Eyes Pendulum Dragon'] });
      bothPass();
      then.positionIs('Odd-Eyes Pendulum Dragon', 'attack');
      turnPlayer.movesTo('battle');
      then.cannot(opponent).activate('D/D Evil', { effect: 2, because: 'no-target' });
    });
    inCase({ en: 'Face-up all the time', ko: '계속 앞면 표시인 경우' }, () => {
      turnPlayer.movesTo('battle');
      then.can(opponent).activate('D/D Evil', { effect: 2 });
    });
  },
);
