import { expect, test } from 'vitest';
import type { DeckPiles } from '../catalogue/decklist/piles';
import { memoryBox } from './box';
import { createDecksStore, EMPTY_DRAFT } from './decks';

const piles = (...main: number[]): DeckPiles => ({ main, extra: [], side: [] });

function setting(box = memoryBox()) {
  let [ids, time] = [0, 1000];
  const store = createDecksStore({ box, newId: () => `n${++ids}`, now: () => ++time });
  return { box, store, state: store.getState };
}

test('a preset that is opened is no deck of the player until it is changed', () => {
  const { box, state } = setting();
  state().open({ id: null, name: 'Preset', piles: piles(1) });
  expect(state().decks).toEqual([]);
  state().change({ piles: piles(1, 2) });
  expect(state().decks).toMatchObject([{ id: 'n1', name: 'Preset', piles: piles(1, 2) }]);
  const again = setting(box);
  expect(again.state().decks).toEqual(state().decks);
  expect(again.state().draft).toMatchObject({ id: 'n1', piles: piles(1, 2) });
});

test('what is open and not changed is there again after a reload', () => {
  const { box, state } = setting();
  state().open({ id: null, name: 'Shared', piles: piles(7) });
  expect(setting(box).state().draft).toEqual({ id: null, name: 'Shared', piles: piles(7) });
});

test('changes are undone and done again, and both are kept', () => {
  const { box, state } = setting();
  state().change({ piles: piles(1) });
  state().change({ name: 'Mine' });
  state().undo();
  expect(state().draft).toMatchObject({ name: '', piles: piles(1) });
  state().undo();
  expect(setting(box).state().decks).toMatchObject([{ piles: piles() }]);
  state().redo();
  state().redo();
  state().redo();
  expect(state().draft).toMatchObject({ name: 'Mine', piles: piles(1) });
  state().change({ piles: piles(2) });
  expect(state().future).toEqual([]);
});

test('a removed deck can be brought back', () => {
  const { box, state } = setting();
  state().change({ name: 'Mine', piles: piles(1) });
  const [deck] = state().decks;
  state().remove(deck!.id);
  expect(state().decks).toEqual([]);
  expect(state().draft).toEqual(EMPTY_DRAFT);
  expect(setting(box).state().decks).toEqual([]);
  state().bringBack();
  expect(setting(box).state().decks).toMatchObject([{ name: 'Mine', piles: piles(1) }]);
  expect(state().removed).toBeNull();
});

test('an entry that cannot be read stays where it is', () => {
  const { box } = setting();
  box.write('spellspeed.deck.x', '{"name":"X","piles":{"main":[1.5]}}');
  box.write('spellspeed.deck.y', 'nonsense');
  box.write('spellspeed.deck.z', JSON.stringify({ name: 'Z', piles: piles(3), changed: 5 }));
  box.write('spellspeed.seat-decks', '[1]');
  box.write('spellspeed.deck-draft', '{"name":2}');
  const { state } = setting(box);
  expect(state().decks.map(({ name }) => name)).toEqual(['Z']);
  expect(state().unreadable).toBe(2);
  expect(state().seats).toEqual([null, null]);
  expect(state().draft).toEqual(EMPTY_DRAFT);
  state().change({ piles: piles(4) });
  expect(box.items.get('spellspeed.deck.y')).toBe('nonsense');
});

test('seats remember their decks', () => {
  const { box, state } = setting();
  state().sit(1, 'hero-fusion');
  expect(setting(box).state().seats).toEqual([null, 'hero-fusion']);
});

/** Two tabs over one storage; a tab hears of the other's writing when it refreshes. */
function tabs() {
  const { box, state } = setting();
  let ids = 0;
  const there = createDecksStore({ box, newId: () => `t${++ids}`, now: () => 5000 + ids }).getState;
  return { box, here: state, there };
}

test('what was brought from elsewhere goes with one undo, and comes again', () => {
  const { box, state } = setting();
  state().change({ name: 'Mine', piles: piles(1) });
  state().take({ name: 'Brought', piles: piles(8) });
  expect(state().decks.map(({ name }) => name)).toEqual(['Brought', 'Mine']);
  state().change({ piles: piles(8, 9) });
  state().undo();
  state().undo();
  expect(state().draft).toMatchObject({ id: 'n1', name: 'Mine', piles: piles(1) });
  expect(
    setting(box)
      .state()
      .decks.map(({ name }) => name),
  ).toEqual(['Mine']);
  expect(setting(box).state().draft).toMatchObject({ id: 'n1' });
  state().redo();
  state().redo();
  expect(setting(box).state().decks).toMatchObject([{ name: 'Brought', piles: piles(8, 9) }, { name: 'Mine' }]);
});

test('undo of what was brought goes back to a preset that is no deck of the player', () => {
  const { box, state } = setting();
  state().open({ id: null, name: 'Preset', piles: piles(1) });
  state().take({ name: '', piles: piles(8) });
  state().undo();
  expect(state().draft).toEqual({ id: null, name: 'Preset', piles: piles(1) });
  expect(setting(box).state().decks).toEqual([]);
});

test('a deck another tab changed is shown as it is now, and undo has what was here', () => {
  const { here, there } = tabs();
  here().change({ name: 'Mine', piles: piles(1) });
  there().refresh();
  there().open(there().decks[0]!);
  there().change({ piles: piles(1, 2) });
  here().refresh();
  expect(here().draft).toMatchObject({ id: 'n1', piles: piles(1, 2) });
  expect(here().elsewhere).toBe('changed');
  here().undo();
  expect(here().draft).toMatchObject({ id: 'n1', piles: piles(1) });
  there().refresh();
  expect(there().draft).toMatchObject({ piles: piles(1) });
  here().refresh();
  expect(here().decks).toHaveLength(1);
});

test('a change never goes over one this tab has not seen: it is kept as a copy', () => {
  const { here, there } = tabs();
  here().change({ name: 'Mine', piles: piles(1) });
  there().refresh();
  there().open(there().decks[0]!);
  there().change({ piles: piles(1, 2) });
  here().change({ piles: piles(1, 3) });
  expect(here().elsewhere).toBe('copied');
  expect(here().draft).toMatchObject({ id: 'n2', piles: piles(1, 3) });
  expect(here().decks.map((deck) => [deck.id, deck.piles.main])).toEqual([
    ['n2', [1, 3]],
    ['n1', [1, 2]],
  ]);
  here().undo();
  expect(here().draft).toMatchObject({ id: 'n2', piles: piles(1) });
  there().refresh();
  expect(there().draft).toMatchObject({ id: 'n1', piles: piles(1, 2) });
});

test('a deck another tab removed does not come back under its name', () => {
  const { box, here, there } = tabs();
  here().change({ name: 'Mine', piles: piles(1) });
  there().refresh();
  there().remove('n1');
  here().refresh();
  expect(here().draft).toEqual({ id: null, name: 'Mine', piles: piles(1) });
  expect(here().elsewhere).toBe('removed');
  expect(here().decks).toEqual([]);
  here().change({ piles: piles(1, 2) });
  expect(here().elsewhere).toBeNull();
  expect(setting(box).state().decks).toMatchObject([{ id: 'n2', piles: piles(1, 2) }]);
});
