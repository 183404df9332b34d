import { ruling } from '../language';

export default ruling(
  'replay-monster-appears',
  {
    covers: ['replay', 'attack-targets'],
    title: { en: 'A monster appears: replay', ko: '몬스터가 나타나면 공격을 다시 고른다' },
    statement: {
      en: 'If a monster appears on the defender’s field during the Battle Step, the attacker’s player chooses again: a target, or no attack. The direct attack that was declared does not go through.',
      ko: '배틀 스텝 중에 공격받는 쪽 필드에 몬스터가 나타나면, 공격하는 플레이어는 공격 대상을 다시 고르거나 공격을 그만둔다. 선언했던 직접 공격은 그대로 진행되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent).hasSet('Call of the Haunted').hasInGY('Celtic Guardian');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Call of the Haunted', { targets: ['Celtic Guardian'] });
    then.isAsked(turnPlayer, 'attackTarget');
    then.attackTargetsAre('Gemini Elf', 'Celtic Guardian');
    turnPlayer.replays('Gemini Elf', 'Celtic Guardian');
    then.isIn('Celtic Guardian', 'gy', opponent);
    then.lpIs(opponent, 7500);
    then.lpIs(turnPlayer, 8000);
    then.happened('attackDeclared', { times: 1 });
  },
);
