import type { CardView, Effect } from '@/engine';
import { useTable } from '../duel/table';
import { Missed } from './Missed';
import { missedThisTurn } from './missed';
import { WHY_WORDS } from './words';

interface Props {
  card: CardView;
  effect: Effect;
  /** Its place in the definition. */
  index: number;
}

/** How an effect that nobody activates stands now, and a trigger that missed its timing earlier in this turn. */
export function Standing({ card, effect, index }: Props) {
  const table = useTable();
  const words = WHY_WORDS[table.lang];
  switch (effect.kind) {
    case 'continuous':
      return <p className="effect-standing">{words[standingOf(card, index, table.duel.applying)]}</p>;
    case 'rule':
      return <p className="effect-standing">{words.ruleOfCard}</p>;
    case 'trigger': {
      const event = missedThisTurn(card.id, index, table);
      const told = table
        .refusals(card.id)
        .some((refusal) => refusal.effect === index && refusal.reasons.some(({ rule }) => rule === 'missed-timing'));
      return event === null || told ? null : (
        <div className="effect-standing">
          {words.missedBefore} <Missed event={event} />
        </div>
      );
    }
    default:
      return null;
  }
}

type Applying = readonly { card: number; effect: number }[];

function standingOf(card: CardView, index: number, applying: Applying): 'applies' | 'negated' | 'elsewhere' | 'sleeps' {
  if (card.effectsNegated) return 'negated';
  if (applying.some((one) => one.card === card.id && one.effect === index)) return 'applies';
  const onField = card.place === 'monsterZone' || card.place === 'spellTrapZone' || card.place === 'fieldZone';
  return onField && card.faceUp ? 'sleeps' : 'elsewhere';
}
