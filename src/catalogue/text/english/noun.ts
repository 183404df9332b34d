/** English nouns for cards: "1 Level 4 or lower Warrior monster from your Deck". */
import type { MaterialSlot, PlaceName, Range, Ref, Selector, Together } from '../../../engine/definition';
import type { EnglishNoun, NounOptions } from '../../../engine/wording';
import { labelOf } from '../labels';
import { afterBattle, isField, known, listOf, placesOf, type Scope, targetsOf, withoutNames } from '../scope';
import { briefLocation, controlled, isAttached, location } from './place';
import { adjectives, amountOf, frameWords, higherThan, monstersOnly, quantity } from './qualities';
import { listed, withArticle } from './words';

interface Head {
  one: string;
  many: string;
}
const head = (one: string, many = `${one}s`): Head => ({ one, many });

function spellTrap(s: Selector): Head {
  const properties = (s.property ?? []).map((p) => labelOf('properties', p, 'en'));
  const kinds = listOf(s.kind).map((k) => labelOf('cardKinds', k, 'en'));
  const before = properties.length > 0 ? `${listed(properties, 'or')} ` : '';
  return { one: before + kinds.join('/'), many: before + kinds.map((k) => `${k}s`).join('/') };
}

/** The noun itself, without anything before or after it. */
function nounHead(scope: Scope, s: Selector): Head {
  if (s.name !== undefined) {
    const name = listed(
      listOf(s.name).map((one) => `"${scope.lookup.cardName(one, 'en')}"`),
      s.all ? 'and' : 'or',
    );
    return head(name, name);
  }
  if (s.token === true) return head('Token');
  if (s.anyOf?.some((one) => one.of !== undefined)) {
    const [one, many] = (['one', 'many'] as const).map((form) =>
      (s.anyOf ?? [])
        .map((each) =>
          [...adjectives(scope, each), nounHead(scope, each)[form], ...details(scope, each), location(each, {})].join(
            ' ',
          ),
        )
        .join(' or '),
    );
    return head(one ?? '', many);
  }
  if (s.anyOf) {
    const heads = s.anyOf.map((one) => ({ before: adjectives(scope, one), head: nounHead(scope, one) }));
    const joined = (form: 'one' | 'many'): string =>
      listed(
        heads.map((h) => [...h.before, h.head[form]].join(' ')),
        'or',
      );
    return { one: joined('one'), many: joined('many') };
  }
  const kinds = listOf(s.kind);
  if (kinds.length > 0 && !kinds.includes('monster')) return spellTrap(s);
  if (s.equipCard) return head('Equip Card');
  if (s.monsterCard) return head('Monster Card');
  if (isAttached(s)) return head('Xyz Material');
  if (!monstersOnly(s)) return head('card');
  if (s.tuner === true && s.frame !== undefined) return head(`Tuner ${frameWords(s, 'en')} Monster`);
  if (s.tuner === true || s.ability === 'tuner') return head('Tuner');
  if (s.frame !== undefined || s.pendulum === true) return head(`${frameWords(s, 'en')} Monster`);
  if (s.effectMonster === true) return head('Effect Monster');
  if (s.effectMonster === false) return head('Normal Monster');
  if (s.ability !== undefined) return head(`${labelOf('abilities', s.ability, 'en')} monster`);
  return head('monster');
}

const COMPARED = {
  atLeast: 'greater than or equal to',
  atMost: 'less than or equal to',
  equal: 'equal to',
  less: 'less than',
};

/** What stands after everything else. */
function compared(scope: Scope, { compare, upTo, exactly, declaredAttack, negated }: Selector): string {
  if (negated) return 'whose effects are negated';
  if (declaredAttack !== undefined)
    return `that ${declaredAttack ? 'declared' : 'did not declare'} an attack this turn`;
  // So many that a certain number is left: "until as many as ... are left".
  if (typeof exactly === 'object' && 'minus' in exactly)
    return `until as many as ${scope.amount(exactly.minus[1])} are left`;
  if (exactly !== undefined) return `equal to ${scope.amount(exactly)}`;
  if (upTo !== undefined) return `up to ${scope.amount(upTo)}`;
  if (!compare) return '';
  const stat = { atk: 'ATK', def: 'DEF', level: 'Level', rank: 'Rank' }[compare.stat];
  const higher = higherThan(compare);
  if (higher)
    return `that is ${higher.by} ${stat}${higher.by > 1 ? 's' : ''} higher than ${nounOf(scope, higher.of).text}`;
  return `whose ${compare.original ? 'original ' : ''}${stat} is ${COMPARED[compare.is]} ${scope.amount(compare.to)}`;
}

/** "no Xyz Materials", "2 or more Xyz Materials". */
const materialWords = ({ min = 0, max }: Range): string => {
  if (max === 0) return 'no Xyz Materials';
  if (max !== undefined) return `${min === max ? '' : `${min} to `}${max} Xyz Materials`;
  return min === 1 ? 'Xyz Materials' : `${min} or more Xyz Materials`;
};
const STATS = { atk: 'ATK', def: 'DEF', level: 'Level' };

/** What stands after the noun. */
function details(scope: Scope, s: Selector): string[] {
  const words: string[] = [];
  if (s.atk !== undefined) words.push(`with ${amountOf(s.atk, 'more', 'less')} ATK`);
  if (s.def !== undefined) words.push(`${s.atk ? 'and' : 'with'} ${amountOf(s.def, 'more', 'less')} DEF`);
  if (s.canHold) words.push(`that can hold ${labelOf('counters', s.canHold, 'en')}s`);
  if (s.counter) {
    const counter = labelOf('counters', s.counter.counter, 'en');
    words.push(`with ${s.counter.min === 1 ? withArticle(counter) : `${s.counter.min} or more ${counter}s`}`);
  }
  if (s.atkEqualsDef) words.push('whose ATK equals its DEF');
  if (s.oddScale !== undefined) words.push(`with an ${s.oddScale ? 'odd' : 'even'} Pendulum Scale`);
  if (s.highest) words.push(`with the highest ${STATS[s.highest]}`);
  if (s.lowest) words.push(`with the lowest ${STATS[s.lowest]}`);
  if (s.normalSummonable) words.push('that can be Normal Summoned or Set');
  if (s.summonedWay) words.push(`that was ${labelOf('ways', s.summonedWay, 'en')}ed`);
  if (s.xyzMaterials) words.push(`with ${materialWords(s.xyzMaterials)}`);
  if (s.equippedWithSelf) words.push('equipped with this card');
  if (s.destroyedThisTurn) words.push('destroyed this turn');
  if (s.summonMethod !== undefined) words.push(`that was ${labelOf('methods', s.summonMethod, 'en')}ed`);
  if (s.summonedFrom !== undefined) words.push(`Special Summoned from the ${labelOf('places', s.summonedFrom, 'en')}`);
  if (s.setByEffectOf !== undefined)
    words.push(`Set by the effect of ${withArticle(`"${scope.lookup.archetype(s.setByEffectOf, 'en')}" card`)}`);
  if (s.differentNames) words.push('with different names');
  if (s.mentions !== undefined) words.push(`that mentions "${scope.lookup.cardName(s.mentions, 'en')}"`);
  if (s.sameTypeAs !== undefined) words.push(`with the same Type as ${nounOf(scope, s.sameTypeAs).text}`);
  if (s.sameAttributeAs !== undefined)
    words.push(`with the same Attribute as ${nounOf(scope, s.sameAttributeAs).text}`);
  if (s.sameColumnAs !== undefined) words.push(`in the same column as ${nounOf(scope, s.sameColumnAs).text}`);
  if (s.numberInNameAs !== undefined)
    words.push(`with the same number in its name as ${nounOf(scope, s.numberInNameAs).text}`);
  if (s.sameNameAs !== undefined) {
    const named = typeof s.sameNameAs === 'string' && s.sameNameAs !== 'self';
    words.push(named ? 'with that name' : `with the same name as ${nounOf(scope, s.sameNameAs).text}`);
  }
  return words;
}

function exceptions(scope: Scope, s: Selector): string {
  const out: string[] = [];
  if (s.exceptName !== undefined) out.push(`"${scope.lookup.cardName(s.exceptName, 'en')}"`);
  if (s.not !== undefined && s.not !== 'self')
    out.push(nounOf(scope, s.not, { quantity: 'kind', placeless: true }).text);
  return out.length > 0 ? `, except ${listed(out, 'and')}` : '';
}

/** A monster of the battle, as a target: "the attacking monster", "the attacking monster with 1500 or more ATK". */
function fixed(scope: Scope, s: Selector, options: NounOptions): EnglishNoun | null {
  if (typeof s.is !== 'string' || scope.names.has(s.is.slice(1))) return null;
  const words = FIXED[s.is.slice(1)];
  if (words === undefined || !words.includes('monster')) return null;
  const text = words.replace('monster', [...adjectives(scope, s), 'monster'].join(' '));
  const where = s.of === undefined ? '' : location(s, options);
  return { text: [text, ...details(scope, s), where, compared(scope, s)].filter(Boolean).join(' '), plural: false };
}

/** Cards another reference names, narrowed down: "those face-up monsters with 1500 or more ATK". */
function narrowed(scope: Scope, s: Selector, options: NounOptions): EnglishNoun {
  const battler = fixed(scope, s, options);
  if (battler) return battler;
  if (s.anyOf && !s.all && known(scope, s.is).many) {
    const these = s.anyOf.map((one) => nounOf(scope, one, { quantity: 'any', placeless: true }).text);
    return { text: `1 of those cards that is ${listed(these, 'or')}`, plural: false };
  }
  if (s.all && typeof s.not === 'string' && s.not !== 'self') return { text: 'the rest of those cards', plural: true };
  const { plural } = quantity(s, options);
  const kind = nounHead(scope, { ...withoutNames(known(scope, s.is).selector), ...s });
  const noun = plural ? kind.many : kind.one;
  const phrase = scope.brief ? noun : [...adjectives(scope, s), noun, ...details(scope, s)].join(' ');
  const one = !s.all && known(scope, s.is).many ? '1 of those' : 'that';
  return {
    text: `${s.all ? 'those' : one} ${one === 'that' || s.all ? phrase : phrase.replace(kind.one, kind.many)}`,
    plural,
  };
}

/** "1 Tuner", "2 or more Level 4 monsters", a name: one place among materials. */
export function slotText(scope: Scope, { what, n, min, max }: MaterialSlot): string {
  const monsters: Selector = { kind: 'monster', ...what };
  const kind = (): string => nounOf(scope, monsters, { quantity: 'kind', placeless: true }).text;
  const one = (n ?? 1) === 1 && min === undefined && max === undefined;
  if (what.name !== undefined && one) return kind();
  if (n !== undefined || one) return nounOf(scope, { ...monsters, n: n ?? 1 }, { placeless: true }).text;
  return `${max === undefined ? `${min} or more` : min === undefined ? `up to ${max}` : `${min} to ${max}`} ${kind()}`;
}

/** "the cards listed above that you control", "1 Tuner and 1 or more non-Tuners in your GY whose total Levels are 8 or less". */
function together(
  scope: Scope,
  s: Selector,
  { slots, listed: above, allMaterialsOf, levels, sameLevel }: Together,
  options: NounOptions,
): string {
  const where = location(s, options);
  if (above) return `the cards listed above ${where === 'you control' ? 'that you control' : where}`;
  if (allMaterialsOf)
    return `all the monsters ${where} that were used as material for its ${labelOf('ways', allMaterialsOf.way, 'en')}`;
  const cards = listed(
    (slots ?? []).map((one) => slotText(scope, one)),
    'and',
  );
  const total = sameLevel
    ? 'with the same Level'
    : levels
      ? `whose total Levels are ${amountOf(levels, 'more', 'less')}`
      : '';
  return [cards, where, scope.brief ? '' : total].filter(Boolean).join(' ');
}

/** "this card points to", "you control that this card points to". */
function withArrow(scope: Scope, s: Selector, where: string): string {
  if (s.pointedToBy === undefined) return where;
  const points = `${nounOf(scope, s.pointedToBy).text} points to`;
  return where === '' || where === 'on the field' ? points : `${where} that ${points}`;
}

/** Of all of them one after the other, each is said alone: "each monster in either GY". */
function oneByOne({ all, ...s }: Selector, { quantity: how = 'pick' }: NounOptions): Selector {
  return all && how !== 'each' && how !== 'any' ? { ...s, all } : s;
}

function selected(scope: Scope, described: Selector, options: NounOptions): EnglishNoun {
  const s = oneByOne(described, options);
  if (s.together) return { text: together(scope, s, s.together, options), plural: true };
  if (s.is !== undefined && s.is !== 'self') return narrowed(scope, s, options);
  const { before, plural, article } = quantity(s, options);
  const kind = nounHead(scope, s);
  // By name it is another card anyway.
  const apart = s.not === 'self' && !s.pendulumZone && (s.name === undefined || listOf(s.name).includes(scope.card.id));
  const other = apart ? (article ? 'another' : 'other') : '';
  const theirs = article && s.of === 'opponent' && isField(placesOf(s.from)) ? "opponent's" : '';
  const noun = plural ? kind.many : kind.one;
  const all = before === 'all' ? noun.replace('Spells/Traps', 'Spells and Traps') : noun;
  const words = [theirs, ...adjectives(scope, s, before === 'all' ? 'and' : 'or'), all].filter(Boolean).join(' ');
  const phrase = other
    ? [before, other, words].filter(Boolean).join(' ')
    : article
      ? words === kind.one && s.name !== undefined
        ? words
        : withArticle(words)
      : `${before} ${words}`;
  const control = options.quantity === 'any' && !theirs && options.placeless ? controlled(s) : '';
  const where = withArrow(scope, s, theirs ? '' : control || location(s, options));
  const place = scope.brief && !options.source ? briefLocation(s, where) : where;
  const after = [...details(scope, s), place, scope.brief ? '' : compared(scope, s)].filter(Boolean);
  const except = scope.brief ? '' : exceptions(scope, s);
  return { text: [phrase.trim(), ...after].join(' '), plural, ...(except && { except }) };
}

const FIXED: Record<string, string> = {
  equipped: 'the equipped monster',
  attacker: 'the attacking monster',
  attackTarget: 'the attack target',
  battling: 'the monster it battles',
  yourBattler: 'your battling monster',
  opponentsBattler: "your opponent's battling monster",
  chainTargets: 'the card it targets',
  materials: 'the monsters used as its materials',
  tributes: 'the monsters Tributed for its Summon',
};

/** Cards that have a name: "it", "that monster", "those cards". */
function named(scope: Scope, name: string): EnglishNoun {
  const it = scope.names.get(name);
  if (!it && name === 'battling' && afterBattle(scope)) return { text: 'the monster it battled', plural: false };
  if (!it) return { text: FIXED[name] ?? 'that card', plural: name === 'materials' || name === 'tributes' };
  if (it.own && scope.lastSpokenOf !== name) return { text: 'this card', plural: false };
  if (it.excavated) return { text: 'the remaining excavated cards', plural: true };
  const kind = nounHead(scope, { ...(it.selector && monstersOnly(it.selector) ? { kind: 'monster' } : {}) });
  if (scope.brief && it.target) return { text: it.many ? 'the targets' : 'the target', plural: it.many };
  if (scope.lastSpokenOf === name) return { text: it.many ? 'them' : 'it', plural: it.many };
  // Of several targets the place says which is meant.
  if (it.target && it.selector && targetsOf(scope) > 1) {
    const where = [it.many ? kind.many : kind.one, location(it.selector, {})].filter(Boolean).join(' ');
    return { text: `the targeted ${where}`, plural: it.many };
  }
  return { text: it.many ? `those ${kind.many}` : `that ${kind.one}`, plural: it.many };
}

/** The noun for what a reference means, where the sentence stands. */
export function nounOf(scope: Scope, ref: Ref, options: NounOptions = {}): EnglishNoun {
  if (ref === 'self') {
    const word = scope.self ?? { text: 'this card', plural: false };
    const places: Partial<Record<PlaceName, string>> = { hand: 'hand', gy: 'GY', banished: 'banished cards' };
    const place = options.source && scope.place ? places[scope.place] : undefined;
    return place ? { text: `${word.text} from your ${place}`, plural: word.plural } : word;
  }
  if (typeof ref === 'string') return named(scope, ref.slice(1));
  return selected(scope, ref, options);
}
