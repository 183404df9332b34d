/** Rules about battle positions and attacks. */
import { type RuleText, say, text } from './ruleText';

export const BATTLE: Record<string, RuleText> = {
  'position-changed-this-turn': text(
    say('Its battle position was already changed this turn.', '이 턴에 이미 표시 형식을 변경했습니다.'),
    say(
      "A player changes a monster's battle position only once each turn.",
      '몬스터의 표시 형식 변경은 1턴에 1번만 할 수 있습니다.',
    ),
  ),
  'summoned-this-turn': text(
    say('It came to the field this turn.', '이 턴에 소환 / 세트된 몬스터입니다.'),
    say(
      'A monster is not turned by its player in the turn it was Summoned or Set.',
      '소환 / 세트한 턴에는 그 몬스터의 표시 형식을 변경하거나 반전 소환할 수 없습니다.',
    ),
  ),
  'attacked-this-turn': text(
    say('It has declared an attack this turn.', '이 턴에 공격 선언을 했습니다.'),
    say(
      'A monster that declared an attack keeps its battle position for the turn.',
      '공격 선언을 한 몬스터는 그 턴에 표시 형식을 변경할 수 없습니다.',
    ),
  ),
  'already-attacked': text(
    say('It has no attack left this turn.', '이 턴에 더 공격할 수 없습니다.'),
    say('A monster attacks once each Battle Phase.', '몬스터는 1번의 배틀 페이즈에 1번 공격할 수 있습니다.'),
  ),
  'not-in-attack-position': text(
    say('It is not in face-up Attack Position.', '앞면 공격 표시가 아닙니다.'),
    say('Monsters attack from Attack Position.', '몬스터는 공격 표시로 공격합니다.'),
  ),
  'first-turn-no-battle': text(
    say('There is no Battle Phase in the first turn.', '선공 1턴째에는 배틀 페이즈를 실행할 수 없습니다.'),
    say(
      'The player who goes first neither draws nor attacks in the first turn.',
      '선공 플레이어는 첫 턴에 드로우와 배틀 페이즈를 실행할 수 없습니다.',
    ),
  ),
  'no-attack-target': text(
    say('There is nothing it can attack.', '공격할 수 있는 대상이 없습니다.'),
    say(
      'A direct attack needs an opponent without monsters, or an effect that allows it.',
      '직접 공격은 상대 필드에 몬스터가 없거나 그것을 허용하는 효과가 있을 때 할 수 있습니다.',
    ),
  ),
  'cannot-attack': text(
    say('{source} keeps it from attacking{until}.', '{source}의 효과로 {until}공격할 수 없습니다.'),
    say('An effect can keep a monster from attacking.', '효과에 의해 공격이 금지될 수 있습니다.'),
  ),
  'attack-cost-cannot-be-paid': text(
    say(
      'Its attack costs {need} LP, and only {have} are left.',
      '공격하는 데 {need} LP가 필요하지만 {have} LP밖에 없습니다.',
    ),
    say(
      'If something has to be paid for attacking, it is paid when the attack is declared, and in full.',
      '공격하는 데 코스트가 필요하면 공격을 선언할 때 전부 지불해야 합니다.',
    ),
  ),
  'must-attack': text(
    say(
      '{source} must attack and has not attacked yet.',
      '{source:은/는} 반드시 공격해야 하며, 아직 공격하지 않았습니다.',
    ),
    say(
      'A monster that must attack does so before its player ends the Battle Phase or the turn.',
      '반드시 공격해야 하는 몬스터는 배틀 페이즈나 턴을 끝내기 전에 공격해야 합니다.',
    ),
  ),
  'battle-over': text(
    say('No further attack can be declared now.', '지금은 공격을 선언할 수 없습니다.'),
    say(
      'One attack is fought to its end before the next is declared.',
      '하나의 공격이 끝난 뒤에 다음 공격을 선언합니다.',
    ),
    {
      cases: {
        underWay: say(
          'An attack is under way, and it is fought to its end first.',
          '진행 중인 공격이 있으며, 그것이 끝난 뒤에 공격을 선언할 수 있습니다.',
        ),
      },
    },
  ),
};
