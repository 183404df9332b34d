import { ruling } from '../language';

export default ruling(
  'replay-same-number',
  {
    covers: ['replay'],
    title: { en: 'The same number of monsters again', ko: '몬스터의 수가 다시 같아도' },
    statement: {
      en: 'One monster leaves and another appears within the same Chain. The number is the same as before, and there is a replay all the same.',
      ko: '같은 체인 중에 몬스터 1장이 벗어나고 1장이 나타나 수가 전과 같아지더라도 공격은 다시 고른다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent)
      .controls('Celtic Guardian')
      .hasSet('Call of the Haunted', 'Compulsory Evacuation Device')
      .hasInGY('Kuriboh');
    turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
    opponent.activates('Call of the Haunted', { targets: ['Kuriboh'] });
    opponent.activates('Compulsory Evacuation Device', { targets: ['Celtic Guardian'] });
    then.chainIs('opponent: Call of the Haunted', 'opponent: Compulsory Evacuation Device');
    then.isIn('Celtic Guardian', 'hand', opponent);
    then.controls(opponent, 'Kuriboh');
    then.countIs(opponent, 'monsterZone', 1);
    then.isAsked(turnPlayer, 'attackTarget');
    then.attackTargetsAre('Gemini Elf', 'Kuriboh');
    turnPlayer.replays('Gemini Elf', 'Kuriboh');
    then.isIn('Kuriboh', 'gy', opponent);
    then.lpIs(opponent, 6400);
  },
);
