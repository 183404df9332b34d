import { alienDog } from '../boards/alien-dog';
import { ruling } from '../language';

export default ruling(
  'hand-alien-dog-no-response',
  {
    covers: ['hand-triggers', 'priority', 'spell-speed'],
    title: { en: 'Alien Dog after Alien Ammonite', ko: '에일리언 모나이트 다음의 에일리언 도그' },
    statement: {
      en: 'When Alien Ammonite is Normal Summoned, its trigger is in a public place and becomes Chain Link 1. Alien Dog waits for that same Summon, but it is hidden in the hand, so it comes after all public triggers, when its player is asked for the Chain. The opponent is asked first and adds nothing; then Alien Dog may be Chain Link 2 although its Spell Speed is 1, because a trigger of a hidden place is used there as if it had Spell Speed 2.',
      ko: '에일리언 모나이트를 일반 소환하면, 공개된 장소에 있는 모나이트의 유발 효과가 체인 1이 된다. 에일리언 도그도 같은 소환에 대응하지만 비공개인 패에 있으므로, 공개된 장소의 유발 효과를 모두 쌓은 뒤 그 플레이어가 체인할 차례에 발동한다. 먼저 상대에게 체인 기회가 오고, 상대가 체인하지 않으면 에일리언 도그를 체인 2로 발동할 수 있다. 스펠 스피드는 1이지만, 비공개 장소의 유발 효과는 이때 스펠 스피드 2처럼 다루기 때문이다.',
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
