import { alienDog } from '../boards/alien-dog';
import { ruling } from '../language';

export default ruling(
  'hand-alien-dog-no-response',
  {
    covers: ['hand-triggers', 'priority', 'spell-speed'],
    title: { en: 'Alien Dog after Alien Ammonite', ko: '에일리언 모나이트 다음의 에일리언 도그' },
    statement: {
      en: 'Alien Ammonite’s trigger is in a public place and becomes Chain Link 1. Alien Dog answers the same Summon from the hand, a hidden place, so it waits until the opponent has added nothing and is then Link 2: it is used as if its Spell Speed of 1 were 2.',
      ko: '공개된 장소에 있는 에일리언 모나이트의 유발 효과가 체인 1이 된다. 같은 소환에 대응하는 에일리언 도그는 비공개인 패에 있으므로 상대가 체인하지 않은 뒤에 체인 2로 발동한다. 스펠 스피드는 1이지만 2처럼 다루기 때문이다.',
    },
  },
  (words) => {
    const { given, turnPlayer, opponent, bothPass, then } = words;
    // Something the opponent could answer with and does not, and a monster for the counters of Alien Dog.
    given(opponent).controls('Celtic Guardian').hasSet('Forbidden Chalice');
    alienDog(words);
    then.isAsked(opponent, 'chain');
    opponent.passes();
    then.firstOfferedOn('Alien Dog', 'activate', 'turnPlayer: Alien Ammonite');
    turnPlayer.activates('Alien Dog');
    then.spellSpeedWas('Alien Dog', 1);
    then.chainIs('turnPlayer: Alien Ammonite', 'turnPlayer: Alien Dog');
    bothPass();
    then.happenedInOrder({ event: 'summoned', card: 'Alien Dog' }, { event: 'summoned', card: 'Alien Ammonite#B' });
    then.wasSummonedBy('Alien Dog', turnPlayer, 'special');
    then.controls(turnPlayer, 'Alien Ammonite', 'Alien Ammonite#B', 'Alien Dog');
    // Its own Summon is what the effect that places counters answers: a trigger of its own, in a new Chain.
    then.chainsWere(['turnPlayer: Alien Ammonite', 'turnPlayer: Alien Dog'], ['turnPlayer: Alien Dog']);
    then.linkWas('Alien Dog', 'resolved', { chain: 1 });
  },
);
