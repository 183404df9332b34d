/** The obvious way out of a problem of a position, where there is one. */
import type { Cards } from '../state/cards';
import type { BoardSetup, NamedUse, PlacedCard } from '../state/create';
import type { Deed, Place } from '../terms';
import { equipTargets } from './setupEquips';
import type { Problem } from './setupProblem';
import { freeZone } from './setupZones';

export const FIXES = [
  'remove',
  'toZone',
  'toFieldZone',
  'toExtraDeck',
  'toDeck',
  'toOwner',
  'faceUp',
  'faceDown',
  'attack',
  'defense',
  'release',
  'equip',
  'clearCounters',
  'fewerCounters',
  'thisTurn',
  'clearSummon',
  'clearDeeds',
  'clearUse',
  'startLp',
  'mainPhase',
  'laterTurn',
] as const;
export type FixId = (typeof FIXES)[number];

export interface Fix {
  id: FixId;
  setup: BoardSetup;
  /** Zone it goes to. */
  index?: number;
  place?: Place;
  /** Card it is equipped to. */
  other?: number;
}

const START_LP = 8000;
const LATER = 3;

/** The position without a card and its Xyz Materials; what was equipped to it stays without a monster. */
export const withoutCard = (setup: BoardSetup, index: number): BoardSetup => {
  const kept = setup.cards.flatMap((card, i) => (i === index || card.attachedTo === index ? [] : [i]));
  const to = (at: number | undefined): number | undefined => {
    const moved = at === undefined ? -1 : kept.indexOf(at);
    return moved < 0 ? undefined : moved;
  };
  const cards = kept.map((i): PlacedCard => {
    const { equippedTo, attachedTo, ...rest } = setup.cards[i]!;
    const [equips, lies] = [to(equippedTo), to(attachedTo)];
    return {
      ...rest,
      ...(equips !== undefined && { equippedTo: equips }),
      ...(lies !== undefined && { attachedTo: lies }),
    };
  });
  return { ...setup, cards };
};

const FOUGHT: readonly Deed[] = ['battled', 'destroyedByBattle'];

export const withDeeds = (card: PlacedCard, did: readonly Deed[] = []): PlacedCard => {
  const { did: _did, ...rest } = card;
  return did.length > 0 ? { ...rest, did: [...did] } : rest;
};

/** The position with other uses by name; with none of them it says nothing. */
export const withUses = ({ used: _used, ...setup }: BoardSetup, used: readonly NamedUse[]): BoardSetup =>
  used.length > 0 ? { ...setup, used: [...used] } : setup;

/** Face-down there are no counters, nothing is equipped, and what was used is forgotten. */
const turnedDown = ({ counters: _counters, equippedTo: _worn, used: _used, ...card }: PlacedCard): PlacedCard => ({
  ...card,
  faceUp: false,
});

export const withCard = (setup: BoardSetup, index: number, change: (card: PlacedCard) => PlacedCard): BoardSetup => ({
  ...setup,
  cards: setup.cards.map((card, i) => (i === index ? change(card) : card)),
});

/** A card as it is in a pile: nothing of its stay on the field is left. */
export const inPile = ({ def, owner, seat }: PlacedCard, place: Place, faceUp?: boolean): PlacedCard => ({
  def,
  place,
  seat: owner ?? seat,
  ...(faceUp !== undefined && { faceUp }),
});

/** @returns null where nothing obvious helps */
export const fixOf = (setup: BoardSetup, problem: Problem, cards: Cards): Fix | null => {
  const { id, seat, card, counter, effect, use } = problem;
  if (use !== undefined) return { id: 'clearUse', setup: withUses(setup, (setup.used ?? []).toSpliced(use, 1)) };
  if (card === undefined) return fixOfDuel(setup, id, seat);
  const change = (fix: FixId, how: (p: PlacedCard) => PlacedCard, more: Partial<Fix> = {}): Fix => ({
    id: fix,
    setup: withCard(setup, card, how),
    ...more,
  });
  const p = setup.cards[card]!;
  const toZone = (place: Place): Fix => {
    const index = freeZone(setup, place, p.seat);
    return index === null ? remove() : change('toZone', (c) => ({ ...c, place, index }), { place, index });
  };
  const remove = (): Fix => ({ id: 'remove', setup: withoutCard(setup, card) });
  switch (id) {
    case 'zoneTaken':
    case 'noSuchZone':
      return p.place === 'fieldZone' ? remove() : toZone(p.place);
    case 'bothExtraZones':
    case 'extraZoneOfMainDeck':
      return toZone('monsterZone');
    case 'notAMonster': {
      const { property } = cards.get(p.def).def;
      const { position: _position, ...rest } = p;
      const index = freeZone(setup, 'spellTrapZone', p.seat);
      if (property === 'field') return change('toFieldZone', () => ({ ...rest, place: 'fieldZone', index: 0 }));
      return index === null
        ? remove()
        : change('toZone', () => ({ ...rest, place: 'spellTrapZone', index }), { place: 'spellTrapZone', index });
    }
    case 'notAFieldSpell':
      return toZone(cards.get(p.def).def.kind === 'monster' ? 'monsterZone' : 'spellTrapZone');
    case 'fieldSpellElsewhere':
      return setup.cards.some((c) => c.place === 'fieldZone' && c.seat === p.seat)
        ? remove()
        : change('toFieldZone', (c) => ({ ...c, place: 'fieldZone', index: 0 }));
    case 'extraDeckCard':
      return change('toExtraDeck', (c) => inPile(c, 'extraDeck'));
    case 'mainDeckCard':
      return change('toDeck', (c) => inPile(c, 'deck'));
    case 'notTheOwners':
      return change('toOwner', (c) => inPile(c, c.place, c.faceUp));
    case 'pendulumFaceDown':
    case 'faceDownInGY':
    case 'tokenFaceDown':
    case 'counterFaceDown':
      return change('faceUp', (c) => ({ ...c, faceUp: true }));
    case 'faceUpInExtraDeck':
    case 'doesNotStay':
      return change('faceDown', turnedDown);
    case 'setInAttack':
      return change('defense', (c) => ({ ...c, position: 'defense' }));
    case 'linkPosition':
      return change('attack', (c) => ({ ...c, faceUp: true, position: 'attack' }));
    case 'monsterAsSpell':
      return toZone('monsterZone');
    case 'setMonsterAsSpell':
      return change('faceUp', (c) => ({ ...c, faceUp: true }));
    case 'equipAlone': {
      const [other] = equipTargets(setup, card, cards);
      if (other === undefined) return change('faceDown', turnedDown);
      return change('equip', (c) => ({ ...c, equippedTo: other }), { other });
    }
    case 'notAnEquip':
    case 'equipsNothing':
    case 'wrongTarget': {
      const [other] = id === 'notAnEquip' ? [] : equipTargets(setup, card, cards);
      if (other !== undefined) return change('equip', (c) => ({ ...c, equippedTo: other }), { other });
      // An Equip Spell without a monster cannot lie face-up.
      if (cards.get(p.def).def.property === 'equip') return change('faceDown', turnedDown);
      return change('release', ({ equippedTo: _worn, ...c }) => c);
    }
    case 'counterOffField':
    case 'counterForeign':
      return change('clearCounters', ({ counters: _counters, ...c }) => c);
    case 'counterTooMany':
      return change('fewerCounters', (c) => ({
        ...c,
        counters: { ...c.counters, ...(counter && { [counter]: problem.n ?? 0 }) },
      }));
    case 'inTheFuture':
      return change('thisTurn', (c) => ({
        ...c,
        ...((c.setTurn ?? 0) > now(setup) && { setTurn: now(setup) }),
        ...((c.summonedTurn ?? 0) > now(setup) && { summonedTurn: now(setup) }),
      }));
    case 'notNormalSummoned':
    case 'wayOfOthers':
    case 'wayNotSpecial':
      return change('clearSummon', ({ method: _method, way: _way, ...c }) => c);
    case 'deedElsewhere':
      return change('clearDeeds', ({ attacks: _attacks, did: _did, ...c }) => c);
    case 'deedBeforeBattle':
    case 'attackedForOther':
      return change('clearDeeds', ({ attacks: _attacks, did, ...c }) =>
        withDeeds(
          c,
          did?.filter((deed) => id === 'attackedForOther' || !FOUGHT.includes(deed)),
        ),
      );
    case 'usedFaceDown':
      return change('clearUse', ({ used: _used, ...c }) => c);
    case 'noSuchUse':
    case 'usedTooOften':
      return change('clearUse', ({ used = [], ...c }) => {
        const left = used.toSpliced(used.lastIndexOf(effect ?? -1), 1);
        return left.length > 0 ? { ...c, used: left } : c;
      });
    case 'unknownCard':
    case 'nowhere':
    case 'tokenOffField':
    case 'materialOfNothing':
      return remove();
    default:
      return null;
  }
};

const now = ({ turn = LATER }: BoardSetup): number => turn;

const fixOfDuel = (setup: BoardSetup, id: Problem['id'], seat: Problem['seat']): Fix | null => {
  switch (id) {
    case 'lpGone': {
      const lp: [number, number] = [...(setup.lp ?? [START_LP, START_LP])];
      if (seat !== undefined) lp[seat] = START_LP;
      return { id: 'startLp', setup: { ...setup, lp } };
    }
    case 'noStart':
    case 'noBattleYet':
      return { id: 'mainPhase', setup: { ...setup, at: 'mainPhase1' } };
    case 'beforeTheDuel':
    case 'noSuchTurn':
      return { id: 'laterTurn', setup: { ...setup, turn: LATER } };
    default:
      return null;
  }
};
