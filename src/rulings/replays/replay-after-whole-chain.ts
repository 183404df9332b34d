import { ruling } from '../language';

export default ruling(
  'replay-after-whole-chain',
  {
    covers: ['replay', 'resolution'],
    title: { en: 'The replay waits for the whole Chain', ko: '체인이 모두 끝난 뒤에 다시 고른다' },
    statement: {
      en: 'Whether a replay is due is looked at only after the Chain has resolved completely. If the attacker is gone by then, there is none.',
      ko: '공격을 다시 고르는 것은 체인의 처리가 모두 끝난 뒤이다. 그때 공격하는 몬스터가 필드에 없으면 다시 고르지 않는다.',
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
