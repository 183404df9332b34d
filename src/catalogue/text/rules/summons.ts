/** Rules about Summons: zones, how often, materials and Tributes. */
import { type RuleText, say, text } from './ruleText';

export const SUMMONS: Record<string, RuleText> = {
  'summoned-by-an-effect': text(
    say(
      'It is Summoned by the effect of a card, such as Polymerization.',
      '융합과 같은 카드의 효과로 소환하는 몬스터이며, 직접 소환할 수 없습니다.',
    ),
    say(
      'Fusion Monsters come from the Extra Deck by an effect that Fusion Summons; only Synchro, Xyz and Link Monsters, and those with a way of their own, are Summoned there by their player alone.',
      '융합 몬스터는 융합 소환하는 효과로 엑스트라 덱에서 소환합니다. 플레이어가 직접 소환할 수 있는 것은 싱크로, 엑시즈, 링크 몬스터와 자신의 소환 방법을 가진 몬스터뿐입니다.',
    ),
  ),
  'no-zone': text(
    say('There is no free zone for it.', '비어 있는 존이 없습니다.'),
    say('A card is placed in an unoccupied zone of its kind.', '카드는 종류에 맞는 빈 존에 놓아야 합니다.'),
  ),
  'normal-summons-not-raised': text(
    say(
      'It would not raise the number of Normal Summons of this turn.',
      '이 턴에 가능한 통상 소환 횟수가 늘어나지 않으므로 발동할 수 없습니다.',
    ),
    say(
      'An effect that raises the number of Normal Summons and Sets of a turn to a number cannot be activated where that number is already reached.',
      '통상 소환 횟수를 정해진 수까지 늘리는 효과는, 이미 그 수 이상이면 발동할 수 없습니다.',
    ),
  ),
  'extra-summon-spent': text(
    say(
      'The one additional Normal Summon of this turn has already been made.',
      '이 턴의 추가 통상 소환은 이미 사용했습니다.',
    ),
    say(
      'Whatever grants it, a player makes only one additional Normal Summon a turn; after it no other effect can grant one.',
      '어떤 효과로 얻든 추가 통상 소환은 한 턴에 한 번뿐이며, 사용한 뒤에는 그 권리를 주는 효과를 발동할 수 없습니다.',
    ),
  ),
  'extra-summon-granted': text(
    say(
      'The same additional Normal Summon has already been granted this turn.',
      '이 턴에 같은 조건의 추가 통상 소환을 이미 얻었습니다.',
    ),
    say(
      'Several conditions can be granted for the one additional Normal Summon of a turn, but not the same one twice.',
      '한 턴에 한 번인 추가 통상 소환에는 여러 조건을 더할 수 있지만, 같은 조건을 두 번 더할 수는 없습니다.',
    ),
  ),
  'not-gemini-summoned': text(
    say(
      'It has not been Gemini Summoned, so it has no effects.',
      '한 번 더 일반 소환하지 않은 듀얼 몬스터이므로 효과가 없습니다.',
    ),
    say(
      'A Gemini monster is a Normal Monster on the field and in the GY until it is Normal Summoned once more on the field.',
      '듀얼 몬스터는 필드에서 한 번 더 일반 소환하기 전까지 필드와 묘지에서 일반 몬스터로 취급합니다.',
    ),
  ),
  'normal-summon-used': text(
    say('You have already Normal Summoned or Set this turn.', '이 턴에 이미 통상 소환했습니다.'),
    say(
      'A player Normal Summons or Sets one monster each turn, unless an effect allows more.',
      '통상 소환(일반 소환 / 세트)은 효과로 늘리지 않는 한 1턴에 1번만 할 수 있습니다.',
    ),
    {
      cases: {
        several: say(
          'Every Normal Summon or Set that was allowed this turn has been made: {used}.',
          '이 턴에 할 수 있는 통상 소환을 모두 사용했습니다({used}번).',
        ),
      },
    },
  ),
  'attack-position-only': text(
    say('A Link Monster has no Defense Position.', '링크 몬스터는 수비 표시가 될 수 없습니다.'),
    say(
      'Link Monsters have no DEF: they are always in face-up Attack Position.',
      '링크 몬스터는 수비력이 없으며, 항상 앞면 공격 표시로 존재합니다.',
    ),
  ),
  'materials-missing': text(
    say(
      'The right materials for this Summon are not on your field.',
      '이 소환에 필요한 소재가 자신 필드에 갖추어져 있지 않습니다.',
    ),
    say(
      'A Synchro, Xyz or Link Summon uses the face-up monsters of your field that the monster names, with the Levels or Link Rating it needs.',
      '싱크로, 엑시즈, 링크 소환에는 그 몬스터가 지정하는 자신 필드의 앞면 표시 몬스터를 레벨이나 링크 마커의 수에 맞추어 소재로 사용합니다.',
    ),
    {
      asking: say(
        'No monsters on the field of its player are the materials it needs: {asked}.',
        '자신 필드의 몬스터로는 이 소환의 소재를 갖출 수 없습니다. 필요한 소재: {asked}.',
      ),
    },
  ),
  'no-pendulum-scales': text(
    say('It takes a Pendulum Card in both Pendulum Zones.', '양쪽 펜듈럼 존에 카드가 있어야 합니다.'),
    say(
      'A Pendulum Summon needs an active Pendulum Card in each of your two Pendulum Zones.',
      '펜듈럼 소환은 자신의 양쪽 펜듈럼 존에 펜듈럼 카드가 있을 때 할 수 있습니다.',
    ),
  ),
  'no-pendulum-monsters': text(
    say(
      'No monster has a Level between the Scales and a zone to go to.',
      '스케일 사이의 레벨을 가지고 소환될 존이 있는 몬스터가 없습니다.',
    ),
    say(
      'Monsters in your hand and face-up Pendulum Monsters in your Extra Deck can be Pendulum Summoned if their Levels lie between the Pendulum Scales.',
      '펜듈럼 스케일 사이의 레벨을 가진 패의 몬스터와 엑스트라 덱의 앞면 표시 펜듈럼 몬스터를 펜듈럼 소환할 수 있습니다.',
    ),
  ),
  'pendulum-summon-used': text(
    say('You have Pendulum Summoned this turn.', '이 턴에 이미 펜듈럼 소환을 했습니다.'),
    say('A Pendulum Summon can be done once per turn.', '펜듈럼 소환은 1턴에 1번 할 수 있습니다.'),
  ),
  'tributes-missing': text(
    say('Tributes needed: {need}, available: {have}.', '릴리스가 {need}장 필요하지만 {have}장밖에 없습니다.'),
    say(
      'Level 5 and 6 monsters take 1 Tribute, Level 7 and higher take 2.',
      '레벨 5 / 6의 몬스터는 1장, 레벨 7 이상은 2장의 릴리스가 필요합니다.',
    ),
  ),
  'procedure-cannot-be-done': text(
    say('What its Summoning procedure asks for is not there.', '소환 절차에 필요한 것이 갖추어져 있지 않습니다.'),
    say(
      'A Summoning procedure is carried out in full: whatever it Tributes, sends away, banishes or pays must be there as it says.',
      '소환 절차는 전부 실행해야 하므로, 릴리스하거나 묘지로 보내거나 제외하거나 지불할 것이 지정된 대로 있어야 합니다.',
    ),
    {
      asking: say(
        'What its Summoning procedure asks for cannot be done: {asked}.',
        '소환 절차에 필요한 것을 실행할 수 없습니다: {asked}.',
      ),
    },
  ),
  'cannot-be-normal-summoned': text(
    say('It cannot be Normal Summoned or Set.', '통상 소환할 수 없는 몬스터입니다.'),
    say(
      'Special Summon Monsters are Summoned only in the way their text says.',
      '특수 소환 몬스터는 텍스트에 적힌 방법으로만 소환할 수 있습니다.',
    ),
  ),
  'cannot-be-special-summoned': text(
    say('It cannot be Special Summoned.', '특수 소환할 수 없는 카드입니다.'),
    say(
      'What a monster says of its own Summon holds in every place.',
      '소환에 관한 몬스터의 조건은 어느 장소에서든 적용됩니다.',
    ),
    {
      cases: {
        named: say(
          '{source} cannot be Special Summoned in this way.',
          '{source:은/는} 이 방법으로 특수 소환할 수 없습니다.',
        ),
      },
    },
  ),
  'revival-limit': text(
    say('It has not been properly Summoned yet.', '아직 올바른 방법으로 소환된 적이 없습니다.'),
    say(
      'A monster with a Summoning procedure of its own can be revived only after it was Summoned properly.',
      '정해진 소환 방법이 있는 몬스터는 한 번 올바르게 소환된 뒤에만 소생할 수 있습니다(소생 제한).',
    ),
    {
      cases: {
        named: say(
          '{source} has not been properly Summoned yet.',
          '{source:은/는} 아직 올바른 방법으로 소환된 적이 없습니다.',
        ),
      },
    },
  ),
};
