import type { Operation } from '../../definition';
import {
  amount,
  modifiers,
  named,
  oneOf,
  optional,
  position,
  slot,
  slotsFor,
  steps,
  text,
  value,
} from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'summonTokens' }>>({
  op: named('summonTokens', 'Special Summons Tokens.'),
  token: slot(text, 'Key of the Token in `tokens` of this card.'),
  n: slot(amount, 'How many.'),
  to: optional(oneOf('you', 'opponent'), 'To whose field. Default: yours.'),
  position: optional(position, 'Battle position.'),
  atk: optional(value, 'Original ATK, where "?" is printed.'),
  def: optional(value, 'Original DEF, where "?" is printed.'),
  attach: optional(modifiers, 'What applies to each Token (`self` is the Token) while it is on the field.'),
  attachThisTurn: optional(modifiers, 'The same, for this turn only.'),
  onDestroyed: optional(steps, 'What happens when a Token is destroyed (`self` is the Token, `you` its controller).'),
});
