/** English for amounts: "half your LP", "300 ATK for each Spell Counter on this card". */
import type { Ref, StatChange, Value } from '../../../engine/definition';
import type { EnglishClause, EnglishPredicate, StatChanges } from '../../../engine/wording';
import { labelOf } from '../labels';
import { lowered } from '../merge';
import { type Amount, damageAnswered, type Scope } from '../scope';
import { nounOf } from './noun';
import { present } from './verbs';
import { possessiveOf } from './words';

const STAT = { atk: 'ATK', def: 'DEF', level: 'Level', rank: 'Rank', levelOrRank: 'Levels and Ranks' } as const;
const OWNERS = { you: 'your', opponent: "your opponent's", both: "both players'" } as const;

function possessive(scope: Scope, ref: Ref): string {
  return possessiveOf(nounOf(scope, ref, { quantity: 'every' }).text);
}

/** "ATK of all monsters you control", "its ATK". */
function statOf(scope: Scope, stat: string, ref: Ref): string {
  if (typeof ref === 'object' || (ref === '$battling' && !scope.names.has('battling'))) {
    return `${stat} of ${nounOf(scope, ref, { quantity: 'every' }).text}`;
  }
  return `${possessive(scope, ref)} ${stat}`;
}

const TOOK = { you: 'you', opponent: 'your opponent', both: 'that player' } as const;

/** "the damage you took". */
function amountWords(amount: Amount | null): string {
  if (amount === null) return 'that amount';
  const who = amount.who === null ? 'that player' : TOOK[amount.who];
  if (amount.what === 'damage') return `the damage ${who} took`;
  return `the LP ${who} ${amount.what === 'gain' ? 'gained' : 'paid'}`;
}

/** "attached to it", "it had on the field". */
function materialsOf(scope: Scope, value: Extract<Value, { materials: Ref }>): string {
  const { text } = nounOf(scope, value.materials, { quantity: 'every' });
  return value.before ? `${text} had on the field` : `attached to ${text}`;
}

export function valueText(scope: Scope, value: Value): string {
  if (typeof value === 'number') return `${value}`;
  if ('half' in value) return `half ${valueText(scope, value.half)}`;
  if ('times' in value) {
    const [what, n] = value.times;
    return n === 2 && typeof what === 'object'
      ? `double ${valueText(scope, what)}`
      : `${valueText(scope, what)} x ${n}`;
  }
  if ('highest' in value) {
    const { text, except = '' } = nounOf(scope, value.of, { quantity: 'every' });
    return `the highest ${STAT[value.highest]} of ${text}${except}`;
  }
  if ('count' in value) return `the number of ${nounOf(scope, value.count, { quantity: 'kind' }).text}`;
  if ('stat' in value) {
    const stat = `${value.original ? 'original ' : ''}${STAT[value.stat]}`;
    const the = statOf(scope, stat, value.of).startsWith(stat) ? 'the ' : '';
    return the + statOf(scope, stat, value.of) + (value.before && !value.original ? ' on the field' : '');
  }
  if ('sum' in value) {
    const noun = nounOf(scope, value.of, { quantity: 'every' });
    const they = noun.text === 'them' ? 'they' : noun.text;
    return `the total ${STAT[value.sum]} ${value.before ? `${they} had while face-up on the field` : `of ${noun.text}`}`;
  }
  if ('counters' in value) {
    return `the number of ${labelOf('counters', value.counters, 'en')}s on ${nounOf(scope, value.on).text}`;
  }
  if ('materials' in value) return `the number of Xyz Materials ${materialsOf(scope, value)}`;
  if ('plus' in value) return `${value.plus[1]} more than ${valueText(scope, value.plus[0])}`;
  if ('minus' in value) return `${valueText(scope, value.minus[0])} minus ${valueText(scope, value.minus[1])}`;
  if ('amountOf' in value)
    return amountWords(value.amountOf === 'event' ? damageAnswered(scope, 'event') : scope.lastAmount);
  if ('used' in value)
    return `the ${value.original ? 'original ' : ''}${STAT[value.used]} of the monster used to Summon this card`;
  if ('summonedWith' in value)
    return `the number of ${nounOf(scope, value.summonedWith, { quantity: 'kind', placeless: true }).text} used to Summon this card`;
  if ('declared' in value) return 'the declared Level';
  if ('kept' in value)
    return value.kept === 'amount' ? amountWords(damageAnswered(scope, 'kept')) : `that ${value.kept}`;
  return `${OWNERS[value.lp]} LP`;
}

/** The amount with its unit. */
export function amountText(scope: Scope, value: Value, unit: string, subject?: Ref): string {
  if (typeof value === 'number') return `${value} ${unit}`;
  if ('times' in value) {
    const [what, n] = value.times;
    if (typeof what === 'object' && 'count' in what) {
      if (what.count === '$event') return `${n} ${unit} for each`;
      return `${n} ${unit} for each ${nounOf(scope, what.count, { quantity: 'each' })
        .text.replace(/^each /, '')
        .replace(/^(them|those)\b/, 'of $1')}`;
    }
    if (typeof what === 'object' && 'materials' in what)
      return `${n} ${unit} for each Xyz Material ${materialsOf(scope, what)}`;
    if (typeof what === 'object' && 'counters' in what) {
      const on = what.on === subject && subject === 'self' ? 'it' : nounOf(scope, what.on).text;
      return `${n} ${unit} for each ${labelOf('counters', what.counters, 'en')} on ${on}`;
    }
  }
  return `${unit} equal to ${valueText(scope, value)}`;
}

/** What happens to one value when the cards are the subject; null when the value itself must be. */
function gained(scope: Scope, ref: Ref, change: StatChange, unit: string, exactly: boolean): EnglishPredicate | null {
  if (!('add' in change)) return null;
  const { lower, value } = lowered(change.add);
  const amount = amountText(scope, value, unit, ref);
  return { verb: lower ? 'lose' : 'gain', rest: exactly ? `exactly ${amount}` : amount };
}

/** "its ATK becomes 0", "its ATK is doubled". */
function becomes(scope: Scope, change: StatChange): EnglishPredicate {
  if ('set' in change) return { verb: 'become', rest: valueText(scope, change.set) };
  return { verb: 'be', rest: 'double' in change ? 'doubled' : 'halved' };
}

export function statsClause(scope: Scope, ref: Ref, changes: StatChanges, exactly: boolean): EnglishClause {
  const entries = (['atk', 'def', 'level'] as const).flatMap((stat) => {
    const change = changes[stat];
    return change ? [{ unit: STAT[stat] as string, change }] : [];
  });
  if (changes.original && entries[0]) entries[0].unit = `original ${entries[0].unit}`;
  const [first, second] = entries;
  const same =
    second && JSON.stringify(first?.change) === JSON.stringify(second.change)
      ? `${first?.unit} and ${second.unit}`
      : '';
  const units = same ? [{ unit: same, change: second!.change }, ...entries.slice(2)] : entries;

  const gains = units.flatMap(({ unit, change }) => gained(scope, ref, change, unit, exactly) ?? []);
  const sets = units.flatMap(({ unit, change }) => ('add' in change ? [] : [{ unit, ...becomes(scope, change) }]));
  const [gain, ...more] = gains;
  if (gain) {
    const noun = nounOf(scope, ref, { quantity: 'every' });
    const its = noun.plural ? 'their' : 'its';
    const also = sets.map((s) => `${its} ${s.unit} ${present(s.verb, false)} ${s.rest}`);
    const last = more.at(-1) ?? gain;
    last.rest = [last.rest, ...also].join(' and ');
    return { subject: noun, ...gain, and: more };
  }
  const [main, ...others] = sets;
  const unit = main?.unit ?? '';
  const owner = statOf(scope, unit, ref);
  return {
    subject: { text: owner.startsWith(unit) ? `the ${owner}` : owner, plural: same !== '' },
    verb: main?.verb ?? '',
    rest: [main?.rest, ...others.map((o) => `the ${o.unit} ${present(o.verb, false)} ${o.rest}`)].join(' and '),
  };
}
