import { alienDog } from '../boards/alien-dog';
import { card, ruling } from '../language';

export default ruling(
  'hand-alien-dog-on-dolkka',
  {
    covers: ['hand-triggers', 'priority', 'spell-speed'],
    title: { en: 'Alien Dog on Evolzar Dolkka', ko: '에볼카이저 돌카에 체인하는 에일리언 도그' },
    statement: {
      en: 'Alien Dog, a trigger hidden in the hand, waits until its player is asked for the Chain and is then used as if it had Spell Speed 2. So it may be chained to the Quick Effect with which Evolzar Dolkka answers Alien Ammonite.',
      ko: '비공개인 패의 유발 효과는 그 플레이어가 체인할 차례까지 기다렸다가 스펠 스피드 2처럼 발동한다. 그러므로 에볼카이저 돌카가 에일리언 모나이트의 효과에 체인해 발동한 유발 즉시 효과에 에일리언 도그를 체인할 수 있다.',
    },
  },
  (words) => {
    const { given, turnPlayer, opponent, bothPass, then } = words;
    given(opponent).controls(card('Evolzar Dolkka', { materials: ['Celtic Guardian'] }));
    alienDog(words);
    then.isAsked(opponent, 'chain');
    opponent.activates('Evolzar Dolkka');
    then.can(turnPlayer).activate('Alien Dog');
    turnPlayer.activates('Alien Dog');
    then.spellSpeedWas('Evolzar Dolkka', 2);
    then.spellSpeedWas('Alien Dog', 1);
    bothPass();
    then.chainsWere(
      ['turnPlayer: Alien Ammonite', 'opponent: Evolzar Dolkka', 'turnPlayer: Alien Dog'],
      ['turnPlayer: Alien Dog'],
    );
    then.linkWas('Alien Ammonite', 'activationNegated');
    then.isIn('Alien Ammonite', 'gy', turnPlayer);
    then.isIn('Alien Ammonite#B', 'gy', turnPlayer);
    then.controls(turnPlayer, 'Alien Dog');
  },
);
