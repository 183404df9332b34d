import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCards } from '@/catalogue';
import type { BoardSetup, PlacedCard } from '@/engine';
import { current } from '@/store/game';
import { makeStores, showPage } from '../app/harness';
import { loadLater } from '../app/lazy';
import { loadTexts } from '../app/texts';

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => Promise.all([loadTexts(), loadLater()]), 60_000);
afterEach(cleanup);

const passcode = (name: string): number => {
  const card = loadCards().find((found) => found.name.en === name);
  if (!card) throw new Error(`no card ${name}`);
  return card.id;
};
type Where = Partial<PlacedCard> & Pick<PlacedCard, 'place' | 'seat'>;
const put = (name: string, where: Where): PlacedCard => ({ def: passcode(name), ...where });
/** Both Decks hold something to draw. */
const decks = ([0, 1] as const).flatMap((seat) =>
  Array.from({ length: 5 }, () => put('Celtic Guardian', { place: 'deck', seat })),
);

function showBoard(cards: PlacedCard[], board: Partial<BoardSetup> = {}) {
  const stores = makeStores();
  stores.duel.getState().begin({ cards: [...cards, ...decks], at: 'mainPhase1', turn: 3, turnPlayer: 0, ...board });
  expect(stores.duel.getState().notice).toBeNull();
  showPage('#/duel', stores);
  return { state: () => stores.duel.getState(), duel: () => current(stores.duel.getState().game!) };
}
const prompt = () => document.querySelector<HTMLElement>('.prompt')!;
const option = (name: RegExp) => within(prompt()).getByRole('button', { name });
const press = (name: RegExp) => fireEvent.click(option(name));

describe('a Chain', () => {
  const board = [
    put('Mystical Space Typhoon', { place: 'hand', seat: 0 }),
    put('Mystical Space Typhoon', { place: 'spellTrapZone', seat: 1, index: 0, faceUp: false, setTurn: 1 }),
    put('Call of the Haunted', { place: 'spellTrapZone', seat: 0, index: 4, faceUp: false, setTurn: 1 }),
  ];

  it('is shown while it is built, and how it went until the next action', () => {
    const { duel } = showBoard(board);
    press(/Mystical Space Typhoon/);
    press(/Activate/);
    // The zone it is activated in, then its target.
    press(/^S1/);
    press(/Mystical Space Typhoon.*oS1/);
    press(/Confirm 1 target/);

    const rail = screen.getByRole('region', { name: 'Chain' });
    expect(within(rail).getByText('building')).toBeTruthy();
    expect(within(rail).getByText('Mystical Space Typhoon, oS1')).toBeTruthy();
    expect(within(prompt()).getByRole('heading').textContent).toBe('Add Chain Link 2?');
    expect(within(prompt()).getByText('Player 2 decides')).toBeTruthy();
    expect(duel().chain).toHaveLength(1);

    press(/Mystical Space Typhoon/);
    const sent = [...prompt().querySelectorAll('.opt')].find((row) =>
      /Call of the Haunted/.test(row.textContent ?? ''),
    );
    fireEvent.click(sent!);
    press(/Confirm 1 target/);
    while (prompt().dataset.kind === 'chain') press(/Pass/);

    expect(within(screen.getByRole('region', { name: 'Chain' })).getByText('Last Chain')).toBeTruthy();
    expect(screen.getAllByText('Resolved').length + screen.queryAllByText('Resolved without effect').length).toBe(2);
    press(/End turn/);
    expect(screen.queryByText('Last Chain')).toBeNull();
  });
});

describe('a choice of several cards', () => {
  const board = [
    put('Light and Darkness Dragon', { place: 'hand', seat: 0 }),
    ...['Celtic Guardian', 'Gemini Elf', 'Sangan'].map((name, index) =>
      put(name, { place: 'monsterZone', seat: 0, index, faceUp: true, position: 'attack', summonedTurn: 1 }),
    ),
  ];

  it('is a draft until it is confirmed', () => {
    const { state } = showBoard(board);
    press(/Light and Darkness Dragon/);
    if (prompt().dataset.kind === 'open') press(/Tribute Summon/);
    expect(within(prompt()).getByRole('heading').textContent).toBe('Choose 2 Tributes');
    const step = state().game!.cursor;
    press(/Gemini Elf/);
    expect(option(/Gemini Elf/).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(option(/1 more to choose/));
    expect(state().game!.cursor).toBe(step);
    press(/Sangan/);
    // Two is the limit: nothing is swapped silently.
    press(/Celtic Guardian/);
    expect(option(/Celtic Guardian/).getAttribute('aria-pressed')).toBe('false');
    fireEvent.keyDown(window, { key: 'Enter' });
    expect(state().game!.cursor).toBeGreaterThan(step);
    const tributed = state()
      .game!.snapshots.at(-1)!
      .log.filter((event) => event.type === 'moved' && event.reasons.includes('tributed'));
    expect(tributed).toHaveLength(2);
    expect(JSON.stringify(current(state().game!).log)).not.toContain('summonNegated');
  });

  it('can be taken back before it is confirmed', () => {
    const { state } = showBoard(board);
    press(/Light and Darkness Dragon/);
    if (prompt().dataset.kind === 'open') press(/Tribute Summon/);
    press(/Gemini Elf/);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(option(/Gemini Elf/).getAttribute('aria-pressed')).toBe('false');
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(state().game!.cursor).toBe(0);
    expect(prompt().dataset.kind).toBe('open');
  });
});

describe('the inspector', () => {
  it('tells how a value came about', () => {
    const { duel } = showBoard([
      put('Breaker the Magical Warrior', {
        place: 'monsterZone',
        seat: 0,
        index: 2,
        faceUp: true,
        position: 'attack',
        summonedTurn: 1,
        counters: { spell: 1 },
      }),
    ]);
    expect(duel().cards.some((card) => card.field?.counters.spell === 1)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /^M3, Breaker/ }));
    const ledger = screen.getByRole('table');
    expect(within(ledger).getByText('1600')).toBeTruthy();
    expect(within(ledger).getByText('+300')).toBeTruthy();
    expect(within(ledger).getByText('1900')).toBeTruthy();
  });
});

describe('what a player may not see', () => {
  it('is not on the page when hands are closed', () => {
    const { duel } = showBoard([
      put('Sangan', { place: 'hand', seat: 0 }),
      put('Jinzo', { place: 'hand', seat: 1 }),
      put('Mirror Force', { place: 'spellTrapZone', seat: 1, index: 1, faceUp: false, setTurn: 1 }),
    ]);
    expect(document.body.innerHTML).toContain('Jinzo');
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Only of the player asked' }));
    expect(duel().prompt?.seat).toBe(0);
    expect(document.body.innerHTML).not.toContain('Jinzo');
    expect(document.body.innerHTML).not.toContain('Mirror Force');
    expect(document.body.innerHTML).toContain('Sangan');
  });
});

describe('a Fusion Summon', () => {
  const board = [
    put('Polymerization', { place: 'hand', seat: 0 }),
    put('Elemental HERO Avian', { place: 'hand', seat: 0 }),
    put('Elemental HERO Sparkman', { place: 'hand', seat: 0 }),
    put('Elemental HERO Wildheart', { place: 'hand', seat: 0 }),
    put('Elemental HERO Great Tornado', { place: 'extraDeck', seat: 0 }),
    put('Elemental HERO Wild Wingman', { place: 'extraDeck', seat: 0 }),
  ];

  it('names each monster to choose, then the one the materials are for and how many those are', () => {
    const { duel } = showBoard(board);
    press(/Polymerization/);
    press(/Activate/);
    press(/^S1/);
    expect(option(/Elemental HERO Wild Wingman/)).toBeTruthy();
    press(/Elemental HERO Great Tornado/);
    expect(within(prompt()).getByRole('heading').textContent).toBe('Choose 2 materials');
    expect(within(prompt()).getByText(/Great Tornado · For Polymerization/)).toBeTruthy();
    press(/Sparkman/);
    expect(option(/Confirm 2/).getAttribute('aria-disabled')).toBe('false');
    expect(duel().prompt?.purpose).toBe('material:fusion');
  });
});

describe('materials of a Ritual Summon', () => {
  const board = [
    put('Black Luster Ritual', { place: 'hand', seat: 0 }),
    put('Black Luster Soldier', { place: 'hand', seat: 0 }),
    put('Black Luster Soldier', { place: 'hand', seat: 0 }),
    put('Gemini Elf', { place: 'hand', seat: 0 }),
    put('Celtic Guardian', { place: 'monsterZone', seat: 0, index: 0, faceUp: true, position: 'attack' }),
  ];

  it('that do not go with those chosen are disabled and say so', () => {
    showBoard(board);
    press(/Black Luster Ritual/);
    press(/Activate/);
    press(/^S1/);
    if (
      prompt().dataset.kind === 'pick' &&
      prompt().querySelector('h2')!.textContent === 'Choose the monster to Ritual Summon'
    ) {
      // Which of the two Soldiers is Summoned.
      fireEvent.click(prompt().querySelector('.opt')!);
      fireEvent.keyDown(window, { key: 'Enter' });
    }
    expect(within(prompt()).getByRole('heading').textContent).toBe('Choose 1 to 2 materials');
    press(/Gemini Elf/);
    const other = option(/Black Luster Soldier/);
    expect(other.getAttribute('aria-disabled')).toBe('true');
    expect(other.textContent).toContain('Does not go with the cards chosen.');
    fireEvent.click(other);
    expect(other.getAttribute('aria-pressed')).toBe('false');
    expect(option(/Not enough like this/).getAttribute('aria-disabled')).toBe('true');
    press(/Celtic Guardian/);
    expect(option(/Confirm 2/).getAttribute('aria-disabled')).toBe('false');
  });
});

describe('keys of one letter or digit', () => {
  it('do nothing once they are switched off', () => {
    const stores = makeStores();
    stores.settings.getState().change({ singleKeys: false });
    const cards = [put('Celtic Guardian', { place: 'hand', seat: 0 }), ...decks];
    stores.duel.getState().begin({ cards, at: 'mainPhase1', turn: 3, turnPlayer: 0 });
    showPage('#/duel', stores);
    const said = () => screen.getByRole('status', { name: 'Fact asked for' }).textContent;
    fireEvent.keyDown(window, { key: 'l' });
    fireEvent.keyDown(window, { key: '1' });
    expect(said()).toBe('');
    expect(prompt().querySelector('.card-actions')).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(screen.getByRole('button', { name: 'Life Points' }));
    expect(said()).toContain('8000 LP');
  });
});

describe('copies of a card', () => {
  const standing = { place: 'monsterZone', faceUp: true, position: 'attack', summonedTurn: 1 } as const;

  it('are one row in the Deck, where nothing tells them apart, and rows of their own elsewhere', () => {
    const { duel } = showBoard([
      put('Foolish Burial', { place: 'hand', seat: 0 }),
      put('Sangan', { place: 'deck', seat: 0 }),
      put('Sangan', { ...standing, seat: 0, index: 0 }),
      put('Sangan', { ...standing, seat: 0, index: 1 }),
    ]);
    expect(within(prompt()).getAllByRole('button', { name: /^Sangan/ })).toHaveLength(2);
    press(/Foolish Burial/);
    press(/Activate/);
    press(/^S1/);
    const rows = [...prompt().querySelectorAll('.opt')].map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Sangan.*1000\/600$/),
      expect.stringMatching(/^Celtic Guardian.*×5$/),
    ]);
    press(/Celtic Guardian/);
    press(/Confirm 1 card/);
    expect(duel().seats[0].deck).toHaveLength(5);
  });

  it('of the own Deck are listed by name and can be asked; of the other Deck there is only a number', () => {
    const stores = makeStores();
    const cards = [put('Sangan', { place: 'deck', seat: 0 }), put('Jinzo', { place: 'deck', seat: 1 }), ...decks];
    stores.duel.getState().begin({ cards, at: 'mainPhase1', turn: 3, turnPlayer: 0 }, 'seats');
    stores.duel.getState().open();
    showPage('#/duel', stores);
    fireEvent.click(screen.getByRole('button', { name: /^Player 2 Deck/ }));
    expect(document.querySelector('.pile-list')!.textContent).toContain('6 cards');
    expect(document.querySelectorAll('.pile-list li')).toHaveLength(0);
    expect(document.body.textContent).not.toContain('Jinzo');
    fireEvent.click(screen.getByRole('button', { name: /^Player 1 Deck/ }));
    const list = document.querySelector<HTMLElement>('.pile-list')!;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([expect.stringMatching(/Celtic Guardian.*×5$/), expect.stringMatching(/Sangan/)]);
    fireEvent.click(within(list).getByRole('button', { name: /Sangan/ }));
    const read = screen.getByRole('article', { name: 'Sangan' });
    expect(read.textContent).toContain('It can be used only in your GY.');
  });

  it('among the materials of an Xyz Monster can be read and asked too', () => {
    showBoard([
      put('Number 39: Utopia', { ...standing, seat: 0, index: 0 }),
      put('Sangan', { place: 'attached', seat: 0, attachedTo: 0 }),
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^M1/ }));
    fireEvent.click(within(screen.getByRole('article')).getByRole('button', { name: 'Sangan' }));
    expect(screen.getByRole('article', { name: 'Sangan' }).textContent).toContain('It can be used only in your GY.');
  });
});
