/** Rules about answering: what an effect may be activated in answer to, and when it comes too late. */
import { type RuleText, say, text } from './ruleText';

/** What the text asks for, and what is so instead. */
const but = (en: string, ko: string) =>
  say(`It can be activated only {asked}, and ${en}.`, `{asked} 발동할 수 있으며, ${ko}.`);

export const ANSWERS: Record<string, RuleText> = {
  'missed-timing': text(
    say(
      'It missed its timing: something else was the last thing to happen.',
      '타이밍을 놓쳤습니다. 마지막에 일어난 것은 다른 처리입니다.',
    ),
    say(
      'An optional effect that says "when" is activated only if its event was the last thing to happen.',
      '"~했을 때에 발동할 수 있다"는 임의 효과는 그 사건이 마지막에 일어났을 때에만 발동할 수 있습니다.',
    ),
  ),
  'event-not-happened': text(
    say('What it answers has not happened.', '발동의 계기가 되는 일이 일어나지 않았습니다.'),
    say(
      'An effect that answers an event is activated right after exactly that event, and at no other time.',
      '사건에 대응하는 효과는 텍스트가 정한 바로 그 사건의 직후에만 발동할 수 있습니다.',
    ),
    {
      asking: say(
        'It can be activated only {asked}, and that has not just happened.',
        '{asked} 발동할 수 있으며, 방금 그런 일이 일어나지 않았습니다.',
      ),
      cases: {
        over: but('the moment for that is over', '그 시기는 이미 지났습니다'),
        itself: but('this card was {fate}', '이 카드는 {fate}'),
        another: but('{source} was {fate}', '{source:은/는} {fate}'),
        normalSummoned: but('{who} Normal Summoned {source}', '{who} {source:을/를} 일반 소환했습니다'),
        flipSummoned: but('{who} Flip Summoned {source}', '{who} {source:을/를} 반전 소환했습니다'),
        specialSummoned: but('{who} Special Summoned {source}', '{who} {source:을/를} 특수 소환했습니다'),
        attackOf: but('the attack is that of {source}', '공격하고 있는 것은 {source}입니다'),
      },
    },
  ),
  'before-resolved': text(
    say(
      'What it answers happened before the activation of its own card had resolved.',
      '발동의 계기가 되는 일은 이 카드 자신의 발동이 처리되기 전에 일어났습니다.',
    ),
    say(
      'A Spell on the field answers only what happens after its own activation has resolved, not what happens in the Chain of that activation before.',
      '필드의 마법 카드는 자신의 발동 처리가 끝난 뒤에 일어난 일에만 대응합니다. 그 발동의 체인에서 먼저 일어난 일에는 대응하지 않습니다.',
    ),
  ),
  'no-pending-summon': text(
    say('No Summon is pending that it could negate.', '무효로 할 수 있는 소환이 실행되고 있지 않습니다.'),
    say(
      'What negates a Summon answers one that is being made without a Chain: by the rules or by a Summoning procedure. A monster that the effect of a Chain Link Summons gives no such moment, nor does a Set.',
      '소환을 무효로 하는 효과는 룰이나 소환 절차에 의한, 체인을 만들지 않는 소환에만 대응합니다. 체인 블록의 효과로 실행하는 소환과 세트에는 그런 시기가 없습니다.',
    ),
  ),
  'other-activation': text(
    say(
      'The last link of the Chain is not an activation it answers.',
      '바로 앞의 체인 블록은 이 카드가 대응하는 발동이 아닙니다.',
    ),
    say(
      'A card that answers an activation answers only what its text names: that kind of card or effect, and of that player.',
      '발동에 대응하는 효과는 텍스트가 정한 종류의 발동에만, 그리고 텍스트가 정한 플레이어의 발동에만 대응합니다.',
    ),
    {
      asking: say(
        'It can be activated only {asked}, and what was activated last is {last}.',
        '{asked} 발동할 수 있으며, 마지막에 발동한 것은 {last}입니다.',
      ),
    },
  ),
  'not-directly-above': text(
    say('What it answers is not the last link of the Chain.', '대응하려는 발동이 바로 앞의 체인 블록이 아닙니다.'),
    say(
      'A card that answers an activation is chained directly to that activation.',
      '발동에 대응하는 카드는 그 발동에 바로 이어서 체인해야 합니다.',
    ),
  ),
  declined: text(
    say('It was not used at its moment, and the moment is over.', '발동하지 않기로 했으며, 발동할 시기가 지났습니다.'),
    say(
      'A Trigger Effect is used when triggers are checked, or not at all.',
      '유발 효과는 유발을 확인하는 때에 사용하지 않으면 사용할 수 없습니다.',
    ),
  ),
  'one-hand-trigger-per-chain': text(
    say(
      'In this Chain this player has already used an effect that can Special Summon its own card from the hand.',
      '그 카드 자신을 패에서 특수 소환할 수 있는 유발 효과를 이 체인에서 이미 사용했습니다.',
    ),
    say(
      'In one Chain a player uses only one optional Trigger Effect that can Special Summon its own card from the hand, also where it is used in another place.',
      '그 카드 자신을 패에서 특수 소환할 수 있는 임의의 유발 효과는, 패가 아닌 곳에서 발동하는 경우도 포함하여 1개의 체인에 1장만 사용할 수 있습니다.',
    ),
  ),
  'counter-trap-only': text(
    say(
      '{source} has Spell Speed 3: only a Counter Trap can answer it.',
      '{source:은/는} 스펠 스피드 3이므로, 카운터 함정 카드로만 체인할 수 있습니다.',
    ),
    say(
      'Spell Speed 3 is answered only by Spell Speed 3.',
      '스펠 스피드 3에는 스펠 스피드 3으로만 체인할 수 있습니다.',
    ),
  ),
  'summon-negation-only': text(
    say(
      'While a Summon is pending only effects that negate Summons can be activated.',
      '소환을 실행하는 시기에는 소환을 무효로 하는 효과만 발동할 수 있습니다.',
    ),
    say(
      'A monster being Summoned is not on the field yet: first the Summon may be negated, then it succeeds.',
      '소환 중인 몬스터는 아직 필드에 없습니다. 소환을 무효로 할 기회가 지난 뒤에 소환에 성공합니다.',
    ),
  ),
  'no-response': text(
    say('It cannot be activated in response to {source}.', '{source}의 발동에 대해서는 발동할 수 없습니다.'),
    say(
      'An effect can say whose cards and effects cannot be activated in response to it: that player can chain nothing to it.',
      '텍스트가 정한 플레이어는 그 발동에 카드의 효과를 체인할 수 없습니다.',
    ),
  ),
};
