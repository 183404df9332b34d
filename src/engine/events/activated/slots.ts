import type { Activation, When } from '../../definition';
import { amount, listOf, named, oneOf, optional, ref, side, slot, slotsFor, yes } from '../../slots/parts';

/** What of an activation can be described. */
export const activation = slotsFor<Activation>({
  of: slot(
    listOf(oneOf('spellCard', 'trapCard', 'spellEffect', 'trapEffect', 'monsterEffect')),
    'The activation of a Spell or Trap Card, or of an effect. Several are joined by "or".',
  ),
  includes: optional(
    listOf(
      oneOf(
        'addFromDeck',
        'summonFromDeck',
        'sendFromDeck',
        'specialSummon',
        'destroy',
        'destroyMonster',
        'banish',
        'draw',
      ),
    ),
    'The effect includes one of these; read from its operations.',
  ),
  card: optional(ref, 'Of this card; `from` of a selector is where it was activated.'),
  targets: optional(ref, 'It targets one of these.'),
  orByEffect: optional(yes, 'A card that the effect of another activated counts, too.'),
  targetCount: optional(amount, 'It targets exactly this many cards.'),
});

export const slots = slotsFor<Extract<When, { event: 'activated' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('activated', 'A card or effect was activated.'),
  by: optional(side, 'By which player.'),
  what: slot(activation, 'What was activated.'),
});
