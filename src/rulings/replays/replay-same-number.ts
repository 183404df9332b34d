import { ruling } from '../language';

export default ruling(
  'replay-same-number',
  {
    covers: ['replay'],
    title: { en: 'The same number of monsters again', ko: '몬스터의 수가 다시 같아도' },
    statement: {
      en: 'A replay is due when a monster entered or left the defender’s side, not when the number differs. Kuriboh appeared and Celtic Guardian left in one Chain, so the target is chosen anew although there is one monster, as before.',
      ko: '공격받는 쪽의 몬스터가 나타나거나 벗어났으면, 수가 전과 같아도 공격 대상을 다시 고른다. 같은 체인에서 크리보가 나타나고 엘프 검사가 벗어났으므로, 1장 그대로이지만 다시 고른다.',
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
