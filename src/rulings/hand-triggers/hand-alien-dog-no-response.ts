import { alienDog } from '../boards/alien-dog';
import { ruling } from '../language';

export default ruling(
  'hand-alien-dog-no-response',
  {
    covers: ['hand-triggers', 'priority', 'spell-speed'],
    title: { en: 'Alien Dog after Alien Ammonite', ko: '에일리언 모나이트 다음의 에일리언 도그' },
    statement: {
      en: 'Alien Ammonite’s trigger is Chain Link 1; when the opponent adds nothing, its player may put Alien Dog from the hand on top.',
      ko: '에일리언 모나이트의 유발 효과가 체인 1이 되고, 상대가 체인하지 않으면 패의 에일리언 도그를 체인 2로 발동할 수 있다.',
    },
  },
  (words) => {
    const { turnPlayer, opponent, bothPass, then } = words;
    alienDog(words);
    then.firstOfferedOn('Alien Dog', 'activate', 'turnPlayer: Alien Ammonite');
    turnPlayer.activates('Alien Dog');
    then.spellSpeedWas('Alien Dog', 1);
    bothPass();
    then.happenedInOrder({ event: 'summoned', card: 'Alien Dog' }, { event: 'summoned', card: 'Alien Ammonite#B' });
    then.wasSummonedBy('Alien Dog', turnPlayer, 'special');
    then.controls(turnPlayer, 'Alien Ammonite', 'Alien Ammonite#B', 'Alien Dog');
    // The counters are a trigger of their own.
    then.chainsWere(['turnPlayer: Alien Ammonite', 'turnPlayer: Alien Dog'], ['turnPlayer: Alien Dog']);
    then.neverAsked('chain', opponent);
  },
);
