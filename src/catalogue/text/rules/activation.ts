/** Rules about using cards and effects: when, from where, how often, in answer to what. */
import { type RuleText, say, text } from './ruleText';

export const ACTIVATION: Record<string, RuleText> = {
  'not-your-turn': text(
    say(
      "Only the turn player can do this, and it is the other player's turn.",
      '자신 턴에만 할 수 있는 일이며, 지금은 상대 턴입니다.',
    ),
    say(
      'Summons, Sets, attacks, Ignition Effects and Spell Speed 1 cards belong to the turn player.',
      '소환, 세트, 공격, 기동 효과, 스펠 스피드 1의 카드는 턴 플레이어만 사용할 수 있습니다.',
    ),
  ),
  'not-your-priority': text(
    say('It is not your moment to act.', '지금은 행동할 차례가 아닙니다.'),
    say(
      'Who may act is fixed: in an open game state the turn player; after something was done, first the Trigger Effects in their order, then both players in turn with fast effects, the turn player first; while a card or effect resolves, nobody.',
      '행동할 수 있는 플레이어는 정해져 있습니다. 오픈 상태에서는 턴 플레이어가 행동합니다. 무언가를 실행한 뒤에는 먼저 유발 효과를 정해진 순서대로 쌓고, 그다음 턴 플레이어부터 번갈아 스펠 스피드 2 이상의 효과를 발동할지 정합니다. 카드나 효과를 처리하는 동안에는 아무도 발동할 수 없습니다.',
    ),
    {
      cases: {
        otherAsked: say('It is the other player who is to act now.', '지금은 다른 플레이어가 행동할 차례입니다.'),
        askedForTriggers: say(
          'The Trigger Effects whose event has happened come first: this player is choosing among them.',
          '지금은 유발 효과를 체인에 쌓을 차례이며, 그 선택이 먼저입니다.',
        ),
        askedElse: say(
          'Something else has to be decided by this player first.',
          '이 플레이어가 먼저 정해야 할 것이 있습니다.',
        ),
        carriedOut: say(
          'Something is being carried out: nobody can act until it is done.',
          '처리하는 도중이므로, 끝날 때까지 아무도 행동할 수 없습니다.',
        ),
        byRank: say(
          'Trigger Effects are placed on the Chain in a fixed order, and it is not the turn of this one.',
          '유발 효과는 정해진 순서대로 체인에 쌓으며, 아직 이 효과의 차례가 아닙니다.',
        ),
        willBePlaced: say(
          'Its event has happened: it will be offered when Trigger Effects are placed on the Chain.',
          '발동의 계기가 되는 일이 일어났으며, 유발 효과를 체인에 쌓을 때에 발동할 수 있습니다.',
        ),
      },
    },
  ),
  'triggers-first': text(
    say(
      'Trigger Effects that are still to be placed on the Chain come first.',
      '아직 체인에 쌓을 유발 효과가 남아 있어 그것이 먼저입니다.',
    ),
    say(
      'The triggers of both players are placed on the Chain before any fast effect and any trigger from a hidden hand or Deck; until that is done, nobody may activate those.',
      '양쪽 플레이어의 유발 효과를 체인에 쌓는 것이 먼저이며, 그동안에는 스펠 스피드 2 이상의 효과도, 공개되지 않은 패와 덱의 유발 효과도 발동할 수 없습니다.',
    ),
    {
      cases: {
        named: say(
          'Trigger Effects that are still to be placed on the Chain come first: {source}{no}.',
          '아직 체인에 쌓을 유발 효과가 남아 있어 그것이 먼저입니다: {source}{no}.',
        ),
      },
    },
  ),
  'cannot-be-negated': text(
    say('This cannot be negated.', '무효로 할 수 없는 카드입니다.'),
    say(
      'What does nothing but negate cannot be activated in answer to an activation or effect that cannot be negated.',
      '무효로 하는 효과는 무효화되지 않는 발동이나 효과에 체인하여 발동할 수 없습니다.',
    ),
  ),
  'endless-loop': text(
    say(
      'Its effect and those in play would stop each other without end.',
      '필드의 효과와 서로 끝없이 무효로 하게 됩니다.',
    ),
    say(
      'An action after which continuous effects would negate each other in a circle, with no end, is not allowed.',
      '지속 효과가 서로를 돌아가며 끝없이 무효로 하게 되는 행동은 할 수 없습니다.',
    ),
  ),
  'open-state-only': text(
    say(
      'This needs an open game state: no Chain and nobody asked for fast effects.',
      '오픈 상태에서만 할 수 있습니다. 체인이나 발동 확인 중에는 할 수 없습니다.',
    ),
    say(
      'Summons, Sets, position changes and attacks are made only in an open game state, by the turn player.',
      '소환, 세트, 표시 형식의 변경, 공격은 오픈 상태에서 턴 플레이어만 할 수 있습니다.',
    ),
  ),
  'wrong-phase': text(
    say('This cannot be done in the current Phase or Step.', '현재 페이즈 / 스텝에서는 할 수 없습니다.'),
    say(
      'Each action belongs to certain Phases: Summons and Ignition Effects to the Main Phases, attacks to the Battle Step.',
      '행동마다 정해진 페이즈가 있습니다. 소환과 기동 효과는 메인 페이즈, 공격은 배틀 스텝에 실행합니다.',
    ),
    {
      asking: say('This is used only {asked}.', '{asked} 할 수 있습니다.'),
      cases: {
        mainPhase: say(
          'This is done only in a Main Phase; now it is the {now}.',
          '메인 페이즈에만 할 수 있으며, 지금은 {now}입니다.',
        ),
        mainPhase2: say(
          'Main Phase 2 comes only after a Battle Phase; now it is the {now}.',
          '메인 페이즈 2는 배틀 페이즈 다음에만 있으며, 지금은 {now}입니다.',
        ),
        nextPhase: say(
          'This is not the Phase that comes next: now it is the {now}.',
          '바로 다음에 오는 페이즈가 아닙니다. 지금은 {now}입니다.',
        ),
        battleStep: say(
          'Attacks are declared only in the Battle Step; now it is the {now}.',
          '공격 선언은 배틀 스텝에만 할 수 있으며, 지금은 {now}입니다.',
        ),
      },
    },
  ),
  'phase-skipped': text(
    say('An effect makes this player skip that Phase.', '효과에 의해 그 페이즈를 스킵합니다.'),
    say(
      'A Phase that is skipped is not entered: nothing of it can be done, and play goes on with the next Phase.',
      '스킵되는 페이즈에는 들어가지 않으며, 그 페이즈의 행동을 할 수 없이 다음 페이즈로 넘어갑니다.',
    ),
  ),
  'wrong-place': text(
    say('It cannot be used from where it is.', '지금 있는 장소에서는 사용할 수 없습니다.'),
    say(
      'An effect is activated from the field unless its text names another place.',
      '효과는 텍스트가 다른 장소를 지정하지 않는 한 필드에서 발동합니다.',
    ),
    { asking: say('It can be used only {asked}.', '{asked}에만 사용할 수 있습니다.') },
  ),
  'spell-speed': text(
    say('Its Spell Speed is too low to be used now.', '스펠 스피드가 낮아 지금은 발동할 수 없습니다.'),
    say(
      'Only effects of Spell Speed 2 or higher are added to a Chain or used as fast effects.',
      '체인하거나 상대의 행동에 대응할 수 있는 것은 스펠 스피드 2 이상의 효과뿐입니다.',
    ),
    {
      cases: {
        chain: say(
          'It has Spell Speed {speed}; only Spell Speed {need} or higher can be added to this Chain.',
          '스펠 스피드가 {speed}입니다. 이 체인에는 스펠 스피드 {need} 이상만 체인할 수 있습니다.',
        ),
        fast: say(
          'It has Spell Speed {speed}; here only fast effects, Spell Speed {need} or higher, can be activated.',
          '스펠 스피드가 {speed}입니다. 지금은 스펠 스피드 {need} 이상의 효과만 발동할 수 있습니다.',
        ),
      },
    },
  ),
  'set-this-turn': text(
    say('It was Set this turn.', '이 턴에 세트한 카드입니다.'),
    say(
      'A Trap or Quick-Play Spell cannot be activated in the turn it was Set.',
      '함정 카드와 속공 마법 카드는 세트한 턴에 발동할 수 없습니다.',
    ),
  ),
  'face-down': text(
    say('It is face-down.', '뒷면 표시입니다.'),
    say('The effects of a face-down card are not used.', '뒷면 표시 카드의 효과는 사용할 수 없습니다.'),
  ),
  'already-face-up': text(
    say('It is already face-up.', '이미 앞면 표시입니다.'),
    say(
      'A card that is face-up on the field is neither activated nor Flip Summoned again.',
      '필드에 앞면 표시로 있는 카드는 다시 발동하거나 반전 소환할 수 없습니다.',
    ),
  ),
  'used-this-turn': text(
    say('It has been used as often as its limit allows.', '사용 횟수 제한만큼 이미 사용했습니다.'),
    say(
      'How often an effect is used in a turn is what its text says: counted for each copy of the card, or for all cards of that name together. An effect that was negated has been used, too.',
      '효과를 1턴에 몇 번 사용할 수 있는지는 텍스트에 따르며, 카드 1장마다 세거나 같은 이름의 카드를 모두 합쳐서 셉니다. 무효가 된 효과도 사용한 것으로 셉니다.',
    ),
    {
      cases: {
        copy: say(
          'This copy has been used as often as its text allows in a turn: {n}.',
          '이 카드는 1턴에 사용할 수 있는 횟수({n}번)만큼 이미 사용했습니다.',
        ),
        name: say(
          'Its text counts all cards of that name, and this player has used it as often as it allows in a turn: {n}.',
          '같은 이름의 카드를 모두 합쳐, 1턴에 사용할 수 있는 횟수({n}번)만큼 이미 사용했습니다.',
        ),
        activation: say(
          'Only so many cards of that name can be activated in a turn: {n}. That has been done.',
          '같은 이름의 카드는 1턴에 {n}장만 발동할 수 있으며, 이미 발동했습니다.',
        ),
        duel: say(
          'It has been used as often as its text allows in this Duel: {n}.',
          '듀얼 중에 사용할 수 있는 횟수({n}번)만큼 이미 사용했습니다.',
        ),
        phase: say('It has already been used in this Phase.', '이 페이즈에 이미 사용했습니다.'),
        battle: say('It has already been used in this battle.', '이 전투에서 이미 사용했습니다.'),
      },
    },
  ),
  'used-this-chain': text(
    say('It has already been used in this Chain.', '이 체인에서 이미 사용했습니다.'),
    say('Some effects are used only once in a Chain.', '1개의 체인에서 1번만 사용할 수 있는 효과가 있습니다.'),
  ),
  'already-on-chain': text(
    say('It is already part of this Chain.', '이미 이 체인에 올라 있습니다.'),
    say(
      'A card whose activation waits on the Chain cannot be activated again, nor can its effects in that Chain.',
      '발동하여 체인 위에 있는 카드는 다시 발동할 수 없고, 그 체인에서는 그 카드의 효과도 발동할 수 없습니다.',
    ),
  ),
  'condition-not-met': text(
    say('Its condition is not met.', '조건을 만족하지 않습니다.'),
    say(
      'An effect with a condition is activated only while the condition holds.',
      '조건이 있는 효과는 그 조건을 만족하는 동안에만 발동할 수 있습니다.',
    ),
    { asking: say('This is possible {asked}.', '{asked} 할 수 있습니다.') },
  ),
  'no-target': text(
    say('There is nothing it could target.', '대상으로 할 수 있는 카드가 없습니다.'),
    say(
      'An effect that targets needs a proper target at activation, after its cost has been paid.',
      '대상을 지정하는 효과는 코스트를 지불한 뒤에도 발동시에 올바른 대상이 있어야 합니다.',
    ),
    {
      asking: say(
        'There is nothing it could target: it needs {asked}.',
        '대상으로 할 수 있는 카드가 없습니다. 필요한 대상: {asked}.',
      ),
      cases: {
        protected: say(
          'It needs a target ({asked}), but the effect of {source} keeps {about} from being targeted.',
          '대상이 필요하지만({asked}) {source}의 효과로 {about:을/를} 대상으로 할 수 없습니다.',
        ),
        useless: say(
          'It needs a target ({asked}), but this could not be done to {about}: {doing}.',
          '대상이 필요하지만({asked}) {about}에 대해서는 다음의 처리를 할 수 없습니다: {doing}.',
        ),
      },
    },
  ),
  'cost-cannot-be-paid': text(
    say('Its cost cannot be paid.', '코스트를 지불할 수 없습니다.'),
    say(
      'A cost is paid in full at activation, in a way that leaves the effect possible.',
      '코스트는 발동시에 전부 지불해야 하며, 지불한 뒤에도 효과를 처리할 수 있어야 합니다.',
    ),
    { asking: say('Its cost cannot be paid: {asked}.', '코스트를 지불할 수 없습니다: {asked}.') },
  ),
  'nothing-to-do': text(
    say('It would have nothing to do.', '처리할 수 있는 것이 없습니다.'),
    say(
      'An effect is not activated if its mandatory part cannot be carried out.',
      '반드시 실행할 처리를 할 수 없는 효과는 발동할 수 없습니다.',
    ),
    {
      asking: say(
        'It would have nothing to do. What could not be done: {asked}.',
        '처리할 수 있는 것이 없습니다. 할 수 없는 처리: {asked}.',
      ),
    },
  ),
  'nothing-done': text(
    say('There was nothing left for it to do.', '처리할 것이 남아 있지 않았습니다.'),
    say(
      'A link whose effect can no longer be carried out resolves without effect.',
      '처리할 수 없게 된 체인 블록은 효과 없이 끝납니다(불발).',
    ),
  ),
  'not-face-up': text(
    say('The card was no longer face-up on the field.', '카드가 더 이상 필드에 앞면 표시로 존재하지 않았습니다.'),
    say(
      'A Continuous, Field or Equip card whose activation resolves must still be face-up on the field.',
      '지속, 필드, 장착 카드의 발동은 처리할 때 카드가 필드에 앞면 표시로 남아 있어야 적용됩니다.',
    ),
  ),
  'trap-from-hand': text(
    say('A Trap must be Set first.', '함정 카드는 먼저 세트해야 합니다.'),
    say('A Trap Card is not activated from the hand.', '함정 카드는 패에서 발동할 수 없습니다.'),
  ),
  'quick-play-opponents-turn': text(
    say(
      'From the hand a Spell can be activated during your own turn only.',
      '마법 카드는 자신 턴에만 패에서 발동할 수 있습니다.',
    ),
    say(
      "To use a Quick-Play Spell during the opponent's turn, Set it beforehand.",
      '상대 턴에 속공 마법 카드를 사용하려면 미리 세트해 두어야 합니다.',
    ),
  ),
  locked: text(
    say('{source} forbids it{until}.', '{source}의 효과로 {until}할 수 없습니다.'),
    say(
      'An effect can forbid Summons, activations or changes for as long as it applies.',
      '효과가 적용되는 동안 소환, 발동, 변경 등이 금지될 수 있습니다.',
    ),
  ),
  'damage-step': text(
    say('It cannot be activated during the Damage Step.', '데미지 스텝에는 발동할 수 없습니다.'),
    say(
      'In the Damage Step only effects that change ATK or DEF, negate activations, or belong to the battle are activated.',
      '데미지 스텝에는 공격력 / 수비력을 변화시키는 효과, 발동을 무효로 하는 효과, 전투에 관한 효과 등만 발동할 수 있습니다.',
    ),
  ),
  'damage-step-moment': text(
    say('It cannot be activated in this part of the Damage Step.', '데미지 스텝의 이 시기에는 발동할 수 없습니다.'),
    say(
      'Changes of ATK and DEF are activated up to the moment before damage calculation.',
      '공격력 / 수비력을 변화시키는 효과는 데미지 계산 전까지 발동할 수 있습니다.',
    ),
  ),
  'oath-broken': text(
    say('What you did earlier this turn rules it out.', '이 턴에 앞서 실행한 행동 때문에 할 수 없습니다.'),
    say(
      'A restriction on the turn in which a card is used also counts what was done before.',
      '"이 카드를 발동하는 턴에"로 시작하는 제한은 발동하기 전의 행동에도 적용됩니다.',
    ),
    {
      asking: say(
        'What was done earlier this turn rules it out. For the whole turn of its use, its text says: {asked}.',
        '이 턴에 앞서 실행한 행동 때문에 할 수 없습니다. 사용하는 턴 전체에 대한 텍스트의 제한: {asked}.',
      ),
    },
  ),
  'not-controlled': text(
    say('You do not control it.', '자신이 컨트롤하는 카드가 아닙니다.'),
    say(
      'On the field the controller uses a card, elsewhere its owner.',
      '필드에서는 컨트롤러가, 그 밖의 장소에서는 원래 주인이 카드를 사용합니다.',
    ),
  ),
};
