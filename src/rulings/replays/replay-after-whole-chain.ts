import { ruling } from '../language';

export default ruling(
  'replay-after-whole-chain',
  {
    covers: ['replay', 'resolution'],
    title: { en: 'The replay waits for the whole Chain', ko: '체인이 모두 끝난 뒤에 다시 고른다' },
    statement: {
      en: 'A replay, choosing the target anew, is decided when the whole Chain has resolved. A monster appeared through Call of the Haunted, but Dimensional Prison below it banished the attacker, so nothing is left to choose for and the attack stops.',
      ko: '공격 대상을 다시 고르는지는 체인의 처리가 모두 끝난 뒤에 정해진다. 리빙 데드가 부르는 소리로 몬스터가 나타났지만, 그 아래의 차원 유폐로 공격하는 몬스터가 제외되었으므로 다시 고르지 않고 공격은 멈춘다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent).hasSet('Dimensional Prison', 'Call of the Haunted').hasInGY('Celtic Guardian');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Dimensional Prison', { targets: ['Gemini Elf'] });
    opponent.activates('Call of the Haunted', { targets: ['Celtic Guardian'] });
    then.chainIs('opponent: Dimensional Prison', 'opponent: Call of the Haunted');
    then.happenedInOrder(
      { event: 'summoned', card: 'Celtic Guardian' },
      { event: 'moved', card: 'Gemini Elf', where: { to: 'banished' } },
    );
    then.controls(opponent, 'Celtic Guardian');
    then.isIn('Gemini Elf', 'banished', turnPlayer);
    then.neverAsked('attackTarget');
    then.happened('attackStopped', { card: 'Gemini Elf', where: { why: 'gone' } });
    then.didNotHappen('momentBegan');
    then.lpIs(opponent, 8000);
  },
);
