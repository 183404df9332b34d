import { ruling } from '../language';

export default ruling(
  'reset-fd-own-effect',
  {
    covers: ['face-down', 'durations', 'several-attacks'],
    title: { en: 'Its own effect is forgotten', ko: '스스로 적용한 효과도 없어진다' },
    statement: {
      en: 'Mermail Abyssmegalo gives itself a second attack for the turn. What a monster has given itself is cleared when it is turned face-down and does not come back, so it attacks only once; without that it attacks twice.',
      ko: '머메일－메가로어비스는 자신의 효과로 그 턴에 2회 공격할 수 있게 된다. 몬스터가 스스로 얻은 것은 뒷면 표시가 되면 사라지므로 1번만 공격할 수 있고, 뒷면 표시가 되지 않았다면 2번 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    // Celtic Guardian, which could attack, keeps the Battle Phase open.
    given(turnPlayer).controls('Mermail Abyssmegalo', 'Mermail Abysspike', 'Celtic Guardian');
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 다시 앞면이 되었을 경우' }, () => {
      given(turnPlayer).hasInHand('Book of Moon', 'Book of Taiyou');
      turnPlayer.activates('Mermail Abyssmegalo', { effect: 3, cost: ['Mermail Abysspike'] });
      bothPass();
      turnPlayer.activates('Book of Moon', { targets: ['Mermail Abyssmegalo'] });
      bothPass();
      then.positionIs('Mermail Abyssmegalo', 'defense', { faceDown: true });
      turnPlayer.activates('Book of Taiyou', { targets: ['Mermail Abyssmegalo'] });
      bothPass();
      then.positionIs('Mermail Abyssmegalo', 'attack');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Mermail Abyssmegalo', 'directly');
      bothPass();
      then.lpIs(opponent, 5600);
      then.cannot(turnPlayer).attack('Mermail Abyssmegalo', { because: 'already-attacked' });
    });
    inCase({ en: 'Face-up all the time', ko: '계속 앞면 표시인 경우' }, () => {
      turnPlayer.activates('Mermail Abyssmegalo', { effect: 3, cost: ['Mermail Abysspike'] });
      bothPass();
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Mermail Abyssmegalo', 'directly');
      bothPass();
      turnPlayer.attacks('Mermail Abyssmegalo', 'directly');
      bothPass();
      then.lpIs(opponent, 3200);
    });
  },
);
