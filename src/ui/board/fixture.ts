/** A position for tests: turn 3, a Chain of three links, one seat's knowledge. Nothing of the page imports it. */
import type { CardDefinition, CardView, LinkView, SeatView, View } from '@/engine';
import type { Place, Position, Seat } from '@/engine/terms';

type Facts = Omit<CardDefinition, 'effects' | 'name' | 'short'> & {
  en: string;
  ko: string;
  short: [en: string, ko: string];
};

const define = ({ en, ko, short, ...facts }: Facts): CardDefinition => ({
  ...facts,
  name: { en, ko, ja: en },
  short: { en: short[0], ko: short[1] },
  effects: [],
});

const monster = (
  id: number,
  en: string,
  ko: string,
  short: [string, string],
  facts: Pick<CardDefinition, 'type' | 'attribute' | 'level' | 'atk' | 'def'> & { frame?: 'normal' | 'effect' },
): CardDefinition => define({ id, en, ko, short, kind: 'monster', frame: 'effect', ...facts });

const spell = (
  id: number,
  en: string,
  ko: string,
  short: [string, string],
  property: NonNullable<CardDefinition['property']>,
  kind: 'spell' | 'trap' = 'spell',
): CardDefinition => define({ id, en, ko, short, kind, property });

export const DEFINITIONS: CardDefinition[] = [
  monster(77585513, 'Jinzo', '인조인간 -사이코 쇼커-', ['Jinzo', '쇼커'], {
    type: 'machine',
    attribute: 'dark',
    level: 6,
    atk: 2400,
    def: 1500,
  }),
  monster(89631139, 'Blue-Eyes White Dragon', '푸른 눈의 백룡', ['B-Eyes', '푸른눈'], {
    frame: 'normal',
    type: 'dragon',
    attribute: 'light',
    level: 8,
    atk: 3000,
    def: 2500,
  }),
  monster(46986414, 'Dark Magician', '블랙 매지션', ['D.Magi', '블매'], {
    frame: 'normal',
    type: 'spellcaster',
    attribute: 'dark',
    level: 7,
    atk: 2500,
    def: 2100,
  }),
  monster(26202165, 'Sangan', '크리터', ['Sangan', '크리터'], {
    type: 'fiend',
    attribute: 'dark',
    level: 3,
    atk: 1000,
    def: 600,
  }),
  monster(14558127, 'Ash Blossom & Joyous Spring', '하루 우라라', ['Ash', '우라라'], {
    type: 'zombie',
    attribute: 'fire',
    level: 3,
    atk: 0,
    def: 1800,
  }),
  monster(97268402, 'Effect Veiler', '이펙트 뵐러', ['Veiler', '뵐러'], {
    type: 'spellcaster',
    attribute: 'light',
    level: 1,
    atk: 0,
    def: 0,
  }),
  monster(23434538, 'Maxx "C"', '증식의 G', ['Maxx C', '증식의G'], {
    type: 'insect',
    attribute: 'earth',
    level: 2,
    atk: 500,
    def: 200,
  }),
  monster(70791313, 'Royal Magical Library', '왕립 마법 도서관', ['Library', '도서관'], {
    type: 'spellcaster',
    attribute: 'light',
    level: 4,
    atk: 0,
    def: 2000,
  }),
  spell(5318639, 'Mystical Space Typhoon', '싸이크론', ['MST', '싸이크론'], 'quickPlay'),
  spell(40619825, 'Axe of Despair', '데몬의 도끼', ['Axe', '도끼'], 'equip'),
  spell(24224830, 'Called by the Grave', '무덤의 지명자', ['Called', '지명자'], 'quickPlay'),
  spell(62265044, 'Dragon Ravine', '용의 계곡', ['Ravine', '계곡'], 'field'),
  spell(41420027, 'Solemn Judgment', '신의 심판', ['Solemn', '심판'], 'counter', 'trap'),
  spell(97077563, 'Call of the Haunted', '리빙 데드가 부르는 소리', ['Haunted', '리빙데드'], 'continuous', 'trap'),
  spell(10045474, 'Infinite Impermanence', '무한포영', ['Imperm', '무한포영'], 'normal', 'trap'),
];
const byId = new Map(DEFINITIONS.map((card) => [card.id, card]));

export const facts = (def: number): CardDefinition | undefined => byId.get(def);
export const cardName = (def: number): { en: string; ko: string } => byId.get(def)?.name ?? { en: '?', ko: '?' };
export const shortName = (def: number): { en: string; ko: string } => byId.get(def)?.short ?? { en: '?', ko: '?' };

interface Put {
  /** Passcode, 0 for a Token, null for a card this viewer does not know. */
  def: number | null;
  seat: Seat;
  place: Place;
  index?: number;
  faceUp?: boolean;
  position?: Position;
  more?: Partial<CardView>;
}

/** Collects cards; ids count from 0 in the order they are put. */
export class Table {
  readonly cards: CardView[] = [];

  put({ def, seat, place, index = 0, faceUp = true, position, more = {} }: Put): number {
    const id = this.cards.length;
    const card = def === null ? undefined : byId.get(def);
    const monster = card?.kind === 'monster';
    const printed = { atk: card?.atk ?? 0, def: card?.def ?? 0, level: card?.level ?? 0 };
    this.cards.push({
      id,
      def,
      token: null,
      scale: null,
      gained: [],
      owner: seat,
      controller: seat,
      place,
      index,
      faceUp,
      position: place === 'monsterZone' ? (position ?? 'attack') : null,
      stats:
        card && monster
          ? { ...printed, type: card.type ?? 'warrior', attributes: [card.attribute ?? 'dark'], printed, lines: [] }
          : null,
      counters: {},
      equippedTo: null,
      materials: [],
      pendulum: false,
      effectsNegated: false,
      negatedBy: null,
      facts: null,
      ...more,
    });
    return id;
  }

  /** A pile of cards nobody may look at, top last. */
  hidden(seat: Seat, place: 'deck' | 'extraDeck' | 'hand', count: number): void {
    for (let i = 0; i < count; i++) this.put({ def: null, seat, place, index: i, faceUp: false });
  }

  view(change: Partial<View> = {}): View {
    return {
      viewer: 0,
      turn: 3,
      turnPlayer: 0,
      phase: 'main1',
      at: { turn: 'mainPhase1', timing: 'openGameState' },
      cards: this.cards,
      seats: [this.seat(0), this.seat(1)],
      chain: [],
      summon: null,
      battle: null,
      lasting: [],
      prompt: null,
      log: [],
      result: null,
      ...change,
    };
  }

  private seat(seat: Seat): SeatView {
    const pile = (place: Place) =>
      this.cards.filter((c) => c.controller === seat && c.place === place).map((c) => c.id);
    const zones = (place: Place, length: number) =>
      Array.from(
        { length },
        (_, i) => this.cards.find((c) => c.controller === seat && c.place === place && c.index === i)?.id ?? null,
      );
    return {
      seat,
      name: `Player ${seat + 1}`,
      lp: seat === 0 ? 6400 : 5200,
      hand: pile('hand'),
      deck: pile('deck'),
      extraDeck: pile('extraDeck'),
      gy: pile('gy'),
      banished: pile('banished'),
      monsterZones: zones('monsterZone', 7),
      spellTrapZones: zones('spellTrapZone', 5),
      fieldZone: pile('fieldZone')[0] ?? null,
      pendulumSummonUsed: false,
      normalSummonUsed: seat === 0,
    };
  }
}

const link = (number: number, seat: Seat, card: CardView, more: Partial<LinkView> = {}): LinkView => ({
  number,
  card: card.id,
  def: card.def,
  effect: 0,
  seat,
  ofCard: false,
  mandatory: false,
  speed: 2,
  place: card.place,
  index: card.index,
  targets: [],
  cost: { cards: [], lp: 0 },
  answers: null,
  triggers: [],
  state: 'waiting',
  why: null,
  ...more,
});

/** The position of the mock-ups, with the cards there are. Ids by name, for the tests. */
export function midChain(): { view: View; id: Record<string, number>; table: Table } {
  const table = new Table();
  const id: Record<string, number> = {};
  const put = (name: string, what: Put) => {
    id[name] = table.put(what);
  };
  put('jinzo', { def: 77585513, seat: 0, place: 'monsterZone', index: 2 });
  put('library', {
    def: 70791313,
    seat: 0,
    place: 'monsterZone',
    index: 0,
    position: 'defense',
    more: { counters: { spell: 2 } },
  });
  put('magician', { def: 46986414, seat: 0, place: 'monsterZone', index: 3 });
  put('mst', { def: 5318639, seat: 0, place: 'spellTrapZone', index: 1, faceUp: false });
  put('called', { def: 24224830, seat: 0, place: 'spellTrapZone', index: 2 });
  put('axe', { def: 40619825, seat: 0, place: 'spellTrapZone', index: 4, more: { equippedTo: id.magician! } });
  put('ash', { def: 14558127, seat: 0, place: 'hand', index: 0, faceUp: false });
  put('veiler', { def: 97268402, seat: 0, place: 'hand', index: 1, faceUp: false });
  put('imperm', { def: 10045474, seat: 0, place: 'hand', index: 2, faceUp: false });
  put('solemn', { def: 41420027, seat: 0, place: 'hand', index: 3, faceUp: false });
  put('ownDead', { def: 97077563, seat: 0, place: 'gy', index: 0 });
  put('sangan', { def: 26202165, seat: 0, place: 'gy', index: 1 });
  put('setMonster', { def: null, seat: 1, place: 'monsterZone', index: 4, faceUp: false, position: 'defense' });
  put('blueEyes', { def: 89631139, seat: 1, place: 'monsterZone', index: 1 });
  put('setA', { def: null, seat: 1, place: 'spellTrapZone', index: 3, faceUp: false });
  put('setB', { def: null, seat: 1, place: 'spellTrapZone', index: 1, faceUp: false });
  put('ravine', { def: 62265044, seat: 1, place: 'fieldZone' });
  put('maxx', { def: 23434538, seat: 1, place: 'banished', index: 0 });
  put('theirDead', { def: 26202165, seat: 1, place: 'gy', index: 0 });
  put('ogre', { def: 23434538, seat: 1, place: 'gy', index: 1 });
  table.hidden(0, 'deck', 28);
  table.hidden(0, 'extraDeck', 10);
  table.hidden(1, 'deck', 31);
  table.hidden(1, 'extraDeck', 11);
  table.hidden(1, 'hand', 3);
  const magician = table.cards[id.magician!]!;
  magician.stats = {
    ...magician.stats!,
    atk: 3500,
    lines: [{ source: id.axe!, sourceDef: 40619825, what: 'atk', change: { add: 1000 }, after: 3500, until: null }],
  };
  const card = (name: string) => table.cards[id[name]!]!;
  const view = table.view({
    at: { turn: 'mainPhase1', timing: 'chain.building' },
    chain: [
      link(1, 0, card('sangan'), { mandatory: true, speed: 1 }),
      link(2, 0, card('jinzo'), { targets: [id.setB!] }),
      link(3, 1, card('ogre'), { answers: 2 }),
      link(4, 0, card('called'), { ofCard: true, targets: [id.ogre!] }),
    ],
    log: [{ id: 0, turn: 3, time: 0, type: 'passed', seat: 1 }],
  });
  return { view, id, table };
}
