import { alienDog } from '../boards/alien-dog';
import { ruling } from '../language';

export default ruling(
  'hand-alien-dog-on-chalice',
  {
    covers: ['hand-triggers', 'priority', 'spell-speed'],
    title: { en: 'Alien Dog on Forbidden Chalice', ko: '금지된 성배에 체인하는 에일리언 도그' },
    statement: {
      en: 'Alien Dog, a trigger hidden in the hand, waits until its player is asked for the Chain and is then used as if it had Spell Speed 2. So it may be chained to the Forbidden Chalice that the opponent played on Alien Ammonite, a Quick-Play Spell.',
      ko: '비공개인 패의 유발 효과는 그 플레이어가 체인할 차례까지 기다렸다가 스펠 스피드 2처럼 발동한다. 그러므로 상대가 에일리언 모나이트에 발동한 속공 마법 금지된 성배에 에일리언 도그를 체인할 수 있다.',
    },
    contrast: 'hand-alien-dog-no-response',
  },
  (words) => {
    const { given, turnPlayer, opponent, bothPass, then } = words;
    given(opponent).controls('Celtic Guardian').hasSet('Forbidden Chalice');
    alienDog(words);
    then.isAsked(opponent, 'chain');
    opponent.activates('Forbidden Chalice', { targets: ['Alien Ammonite'] });
    then.can(turnPlayer).activate('Alien Dog');
    turnPlayer.activates('Alien Dog');
    then.spellSpeedWas('Forbidden Chalice', 2);
    then.spellSpeedWas('Alien Dog', 1);
    bothPass();
    then.chainsWere(
      ['turnPlayer: Alien Ammonite', 'opponent: Forbidden Chalice', 'turnPlayer: Alien Dog'],
      ['turnPlayer: Alien Dog'],
    );
    then.linkWas('Alien Ammonite', 'effectNegated');
    then.isIn('Alien Ammonite#B', 'gy', turnPlayer);
    then.controls(turnPlayer, 'Alien Ammonite', 'Alien Dog');
  },
);
