/** English nouns for cards: "1 Level 4 or lower Warrior monster from your Deck". */
import type { PlaceName, Range, Ref, Selector } from '../../../engine/definition';
import type { Side } from '../../../engine/terms';
import type { EnglishNoun, NounOptions } from '../../../engine/wording';
import { type Lang, labelOf } from '../labels';
import { isField, known, listOf, placesOf, type Scope, targetsOf } from '../scope';
import { listed, withArticle } from './words';

interface Head {
  one: string;
  many: string;
}
const head = (one: string, many = `${one}s`): Head => ({ one, many });

/** Names that always mean a monster. */
const MONSTERS: ReadonlySet<unknown> = new Set(
  ['equipped', 'attacker', 'attackTarget', 'battling', 'yourBattler', 'opponentsBattler', 'pending'].map(
    (n) => `$${n}`,
  ),
);

/** Whether only monsters fit. */
export function monstersOnly(s: Selector): boolean {
  const kinds = listOf(s.kind);
  if (kinds.length > 0) return kinds.every((k) => k === 'monster');
  const places = placesOf(s.from);
  const monsterZones = s.from !== undefined && places.every((p) => p === 'monsterZone');
  const facts = [
    s.type,
    s.exceptType,
    s.attribute,
    s.exceptAttribute,
    s.level,
    s.atk,
    s.def,
    s.compare,
    s.effectMonster,
    s.tuner,
    s.sameTypeAs,
  ];
  const more = [s.ability, s.position, s.token, s.frame, s.pendulum, s.rank, s.linkRating];
  return monsterZones || MONSTERS.has(s.is) || [...facts, ...more].some((f) => f !== undefined);
}

function spellTrap(s: Selector): Head {
  const properties = (s.property ?? []).map((p) => labelOf('properties', p, 'en'));
  const kinds = listOf(s.kind).map((k) => labelOf('cardKinds', k, 'en'));
  const before = properties.length > 0 ? `${listed(properties, 'or')} ` : '';
  return { one: before + kinds.join('/'), many: before + kinds.map((k) => `${k}s`).join('/') };
}

/** What lies under Xyz Monsters. */
export const isAttached = (s: Selector): boolean => placesOf(s.from).every((p) => p === 'attached');

/** The noun itself, without anything before or after it. */
function nounHead(scope: Scope, s: Selector): Head {
  if (s.name !== undefined) {
    const name = listed(
      listOf(s.name).map((one) => `"${scope.lookup.cardName(one, 'en')}"`),
      'or',
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
    const joined = (form: 'one' | 'many'): string => heads.map((h) => [...h.before, h.head[form]].join(' ')).join('/');
    return { one: joined('one'), many: joined('many') };
  }
  const kinds = listOf(s.kind);
  if (kinds.length > 0 && !kinds.includes('monster')) return spellTrap(s);
  if (s.equipCard) return head('Equip Card');
  if (s.monsterCard) return head('Monster Card');
  if (isAttached(s)) return head('Xyz Material');
  if (!monstersOnly(s)) return head('card');
  if (s.tuner === true || s.ability === 'tuner') return head('Tuner');
  if (s.frame !== undefined || s.pendulum === true) return head(`${frameWords(s, 'en')} Monster`);
  if (s.effectMonster === true) return head('Effect Monster');
  if (s.effectMonster === false) return head('Normal Monster');
  if (s.ability !== undefined) return head(`${labelOf('abilities', s.ability, 'en')} monster`);
  return head('monster');
}

/** "Fusion/Synchro", "Pendulum": what kind of monster the frame says. */
export function frameWords(s: Selector, lang: Lang): string {
  const frames = listOf(s.frame).map((f) => labelOf('frames', f, lang));
  const joined = frames.join(lang === 'en' ? '/' : ' / ');
  return [joined, s.pendulum === true ? labelOf('ways', 'pendulum', lang).split(' ')[0] : ''].filter(Boolean).join(' ');
}

function amountOf(range: Range, more: string, less: string): string {
  if (range.min !== undefined && range.max !== undefined) {
    return range.min === range.max ? `${range.min}` : `${range.min} to ${range.max}`;
  }
  return range.min !== undefined ? `${range.min} or ${more}` : `${range.max} or ${less}`;
}

function isBanished(s: Selector): boolean {
  const places = placesOf(s.from);
  return places.length === 1 && places[0] === 'banished';
}

/** Only some of the places know faces: there the face is said of the place. */
export function facedPartly(s: Selector): boolean {
  const faceless = placesOf(s.from).filter((p) => p === 'hand' || p === 'deck');
  return s.faceUp !== undefined && faceless.length > 0;
}

/** What stands before the noun. */
function adjectives(scope: Scope, s: Selector, last: 'and' | 'or' = 'or'): string[] {
  const words: string[] = [];
  if (isBanished(s) && (s.of === undefined || s.of === 'both')) words.push('banished');
  if (s.faceUp !== undefined && !facedPartly(s) && !s.destroyedThisTurn) words.push(s.faceUp ? 'face-up' : 'face-down');
  if (s.position !== undefined) words.push(labelOf('positions', s.position, 'en'));
  if (s.level !== undefined) words.push(`Level ${amountOf(s.level, 'higher', 'lower')}`);
  if (s.rank !== undefined) words.push(`Rank ${amountOf(s.rank, 'higher', 'lower')}`);
  if (s.linkRating !== undefined) words.push(`Link-${amountOf(s.linkRating, 'higher', 'lower')}`);
  if (s.attribute !== undefined) {
    words.push(
      listed(
        listOf(s.attribute).map((a) => labelOf('attributes', a, 'en')),
        last,
      ),
    );
  }
  if (s.exceptType !== undefined) words.push(...listOf(s.exceptType).map((t) => `non-${labelOf('types', t, 'en')}`));
  if (s.exceptAttribute !== undefined)
    words.push(...listOf(s.exceptAttribute).map((a) => `non-${labelOf('attributes', a, 'en')}`));
  if (s.type !== undefined)
    words.push(
      listed(
        listOf(s.type).map((t) => labelOf('types', t, 'en')),
        last,
      ),
    );
  if (s.pendulum === false) words.push('non-Pendulum');
  if (s.tuner === false) words.push('non-Tuner');
  if (s.token === false) words.push('non-Token');
  if (s.archetype !== undefined) {
    words.push(
      listed(
        listOf(s.archetype).map((a) => `"${scope.lookup.archetype(a, 'en')}"`),
        last,
      ),
    );
  }
  return words;
}

const POSSESSIVES: Record<Side, string> = { you: 'your', opponent: "your opponent's", both: 'either' };

/** The place as a noun: "your hand, Deck, or GY", "the field". */
export function placePhrase(places: readonly PlaceName[], of: Side | undefined, face = ''): string {
  const fields = places.filter((p) => isField([p]));
  const piles = places.filter((p) => !isField([p]));
  const words = piles.map((p) =>
    p === 'banished' ? 'banished cards' : (p === 'extraDeck' ? face : '') + labelOf('places', p, 'en'),
  );
  if (fields.length > 0) {
    const zone = fields.length === 1 && (fields[0] === 'spellTrapZone' || fields[0] === 'fieldZone') ? fields[0] : null;
    words.push(face + (zone ? labelOf('places', zone, 'en') : 'field'));
  }
  if (of === undefined) return `the ${listed(words, 'or')}`;
  if (of === 'both' && piles.length === 0) return `the ${listed(words, 'or')}`;
  return `${POSSESSIVES[of]} ${listed(words, 'or')}`;
}

const ON_A_MONSTER: Record<Side, string> = {
  you: 'a monster you control',
  opponent: 'a monster your opponent controls',
  both: 'a monster on the field',
};

/** "in your Pendulum Zone", "in your Monster Zone or Pendulum Zone": where only Pendulum Zones of the Spell & Trap Zones count. */
function pendulumPlace(s: Selector): string {
  const zone = `${s.not === 'self' ? 'other ' : ''}${labelOf('places', 'pendulumZone', 'en')}`;
  const only = placesOf(s.from).every((p) => p === 'spellTrapZone');
  const both = s.of === undefined || s.of === 'both';
  const whose = both ? (s.all ? "both players'" : "either player's") : POSSESSIVES[s.of ?? 'both'];
  const zones = both && s.all ? `${zone}s` : zone;
  return `in ${whose} ${only ? '' : `${labelOf('places', 'monsterZone', 'en')} or `}${zones}`;
}

/** Where the cards are: "on the field", "you control", "in your GY", "from your Deck". */
function location(s: Selector, options: NounOptions): string {
  if (options.placeless || s.equippedWithSelf || s.destroyedThisTurn) return '';
  if (s.anyOf?.some((one) => one.of !== undefined)) return '';
  if (isAttached(s)) return `of ${ON_A_MONSTER[s.of ?? 'both']}`;
  if (s.pendulumZone) return pendulumPlace(s);
  const places = placesOf(s.from);
  // Wherever a card can be used from: the place goes without saying.
  if (options.quantity === 'kind' && places.includes('hand') && places.some((p) => isField([p]))) return '';
  if (isField(places)) {
    const zones = places.every((p) => p === 'spellTrapZone' || p === 'fieldZone');
    const kinds = listOf(s.kind);
    if (zones && (kinds.length === 0 || places.length === 1)) return `in ${placePhrase(places, s.of ?? 'both')}`;
    if (s.of === 'you') return 'you control';
    return s.of === 'opponent' ? 'your opponent controls' : 'on the field';
  }
  if (isBanished(s)) {
    if (s.of === undefined || s.of === 'both') return '';
    return `${options.source ? 'from' : 'among'} ${placePhrase(places, s.of)}`;
  }
  const face = facedPartly(s) ? (s.faceUp ? 'face-up ' : 'face-down ') : '';
  return `${s.top ? 'of' : options.source ? 'from' : 'in'} ${placePhrase(places, s.of ?? 'both', face)}`;
}

const COMPARED = {
  atLeast: 'greater than or equal to',
  atMost: 'less than or equal to',
  equal: 'equal to',
  less: 'less than',
};

/** "1 Rank higher than that monster": so much more of the same than another card has. */
export function higherThan({ stat, is, to }: NonNullable<Selector['compare']>): { by: number; of: Ref } | null {
  if (is !== 'equal' || typeof to !== 'object' || !('plus' in to)) return null;
  const [base, by] = to.plus;
  return typeof base === 'object' && 'stat' in base && base.stat === stat ? { by, of: base.of } : null;
}

/** What stands after everything else. */
function compared(scope: Scope, { compare, upTo }: Selector): string {
  if (upTo !== undefined) return `up to ${scope.amount(upTo)}`;
  if (!compare) return '';
  const stat = { atk: 'ATK', def: 'DEF', level: 'Level', rank: 'Rank' }[compare.stat];
  const higher = higherThan(compare);
  if (higher)
    return `that is ${higher.by} ${stat}${higher.by > 1 ? 's' : ''} higher than ${nounOf(scope, higher.of).text}`;
  return `whose ${compare.original ? 'original ' : ''}${stat} is ${COMPARED[compare.is]} ${scope.amount(compare.to)}`;
}

/** What stands after the noun. */
function details(scope: Scope, s: Selector): string[] {
  const words: string[] = [];
  if (s.atk !== undefined) words.push(`with ${amountOf(s.atk, 'more', 'less')} ATK`);
  if (s.def !== undefined) words.push(`${s.atk ? 'and' : 'with'} ${amountOf(s.def, 'more', 'less')} DEF`);
  if (s.counter) {
    const counter = labelOf('counters', s.counter.counter, 'en');
    words.push(`with ${s.counter.min === 1 ? withArticle(counter) : `${s.counter.min} or more ${counter}s`}`);
  }
  if (s.highest) words.push(`with the highest ${{ atk: 'ATK', def: 'DEF', level: 'Level' }[s.highest]}`);
  if (s.normalSummonable) words.push('that can be Normal Summoned or Set');
  if (s.equippedWithSelf) words.push('equipped with this card');
  if (s.destroyedThisTurn) words.push('destroyed this turn');
  if (s.summonedFrom !== undefined) words.push(`Special Summoned from the ${labelOf('places', s.summonedFrom, 'en')}`);
  if (s.setByEffectOf !== undefined)
    words.push(`Set by the effect of ${withArticle(`"${scope.lookup.archetype(s.setByEffectOf, 'en')}" card`)}`);
  if (s.differentNames) words.push('with different names');
  if (s.mentions !== undefined) words.push(`that mentions "${scope.lookup.cardName(s.mentions, 'en')}"`);
  if (s.sameTypeAs !== undefined) words.push(`with the same Type as ${nounOf(scope, s.sameTypeAs).text}`);
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

/** "1", "all", "up to 2": the quantity, and whether the noun is plural. */
function quantity(s: Selector, options: NounOptions): { before: string; plural: boolean; article?: true } {
  switch (options.quantity ?? 'pick') {
    case 'any':
      return options.many ? { before: '1 or more', plural: true } : { before: '', plural: false, article: true };
    case 'each':
      return { before: 'each', plural: false };
    case 'every':
      return { before: 'all', plural: true };
    case 'kind':
      return { before: '', plural: true };
    case 'pick':
      break;
  }
  const { n = 1, min, max } = s;
  if (s.all) return { before: 'all', plural: true };
  if (s.upTo !== undefined) return { before: '1 or more', plural: true };
  if (min !== undefined && max === undefined) {
    return { before: min > 1 ? `${min} or more` : 'any number of', plural: true };
  }
  if (max !== undefined) {
    const plural = max > 1;
    return (min ?? 0) > 1 && min !== max ? { before: `${min} to ${max}`, plural } : { before: `up to ${max}`, plural };
  }
  if (s.top) return { before: n > 1 ? `the top ${n}` : 'the top', plural: n > 1 };
  return { before: s.random ? `${n} random` : `${n}`, plural: n > 1 };
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
  const { plural } = quantity(s, options);
  const kind = nounHead(scope, { ...known(scope, s.is).selector, ...s });
  const noun = plural ? kind.many : kind.one;
  const phrase = scope.brief ? noun : [...adjectives(scope, s), noun, ...details(scope, s)].join(' ');
  const one = !s.all && known(scope, s.is).many ? '1 of those' : 'that';
  return {
    text: `${s.all ? 'those' : one} ${one === 'that' || s.all ? phrase : phrase.replace(kind.one, kind.many)}`,
    plural,
  };
}

function selected(scope: Scope, s: Selector, options: NounOptions): EnglishNoun {
  if (s.is !== undefined && s.is !== 'self') return narrowed(scope, s, options);
  const { before, plural, article } = quantity(s, options);
  const kind = nounHead(scope, s);
  const other = s.not === 'self' && !s.pendulumZone ? (article ? 'another' : 'other') : '';
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
  const where = theirs ? '' : control || location(s, options);
  const place = scope.brief && !options.source ? briefLocation(s, where) : where;
  const after = [...details(scope, s), place, scope.brief ? '' : compared(scope, s)].filter(Boolean);
  const except = scope.brief ? '' : exceptions(scope, s);
  return { text: [phrase.trim(), ...after].join(' '), plural, ...(except && { except }) };
}

/** Whose card something befell is said even where the place is not. */
function controlled(s: Selector): string {
  if (!isField(placesOf(s.from))) return '';
  if (s.pendulumZone) return s.of === undefined ? '' : pendulumPlace(s);
  return s.of === 'you' ? 'you control' : s.of === 'opponent' ? 'your opponent controls' : '';
}

/** On one line of the Chain the field goes without saying for a single card. */
function briefLocation(s: Selector, where: string): string {
  return where === 'on the field' && !s.all ? '' : where;
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
  if (!it && name === 'battling' && scope.place === 'gy') return { text: 'the monster it battled', plural: false };
  if (!it) return { text: FIXED[name] ?? 'that card', plural: name === 'materials' || name === 'tributes' };
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
