import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cards, presetDecks } from '@/catalogue';
import { encodeReplay, RULES_VERSION, recordOf } from '@/replay';
import { current } from '@/store/game';
import { setupFrom } from '../home/opening';
import { makeStores, showPage } from './harness';
import { loadLater } from './lazy';
import { openLink } from './openLink';
import { loadTexts } from './texts';

// A machine that does other things meanwhile must not fail the test.
vi.setConfig({ testTimeout: 30_000 });
const soon = { timeout: 20_000 };

beforeAll(() => Promise.all([loadTexts(), loadLater()]), 60_000);
afterEach(cleanup);
beforeEach(() => {
  window.location.hash = '#/';
});

const setup = (seed = 8) => setupFrom({ decks: [presetDecks[0]!, presetDecks[1]!], first: 0, seed, lp: 8000 });
const digit = (n: number) => fireEvent.keyDown(window, { key: String(n) });
const prompt = () => screen.getByRole('region', { name: (_, element) => element.classList.contains('prompt') });

describe('home', () => {
  it('starts a duel with the seed and LP shown', async () => {
    const { stores } = showPage();
    fireEvent.change(screen.getByLabelText('Seed'), { target: { value: '12' } });
    fireEvent.change(screen.getByLabelText('LP'), { target: { value: '4000' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Player 2' }));
    fireEvent.click(screen.getByRole('button', { name: /Play solo/ }));
    await waitFor(() => expect(window.location.hash).toBe('#/duel'), soon);
    const duel = current(stores.duel.getState().game!);
    expect(duel.options).toMatchObject({ seed: 12, lp: 4000, first: 1 });
  });

  it('begins one duel, however often the button is pressed', async () => {
    const { stores } = showPage();
    const start = screen.getByRole('button', { name: /Play solo/ });
    fireEvent.click(start);
    await act(async () => {});
    fireEvent.click(start);
    await waitFor(() => expect(window.location.hash).toBe('#/duel'), soon);
    await act(async () => {});
    stores.shelf.getState().refresh();
    expect(stores.shelf.getState().duels).toHaveLength(1);
  });

  it('does not start with a seed that is none, and says what is wrong', () => {
    const { stores } = showPage();
    fireEvent.change(screen.getByLabelText('Seed'), { target: { value: '-3' } });
    expect(screen.getByText(/whole number from 0/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Play solo/ }));
    expect(stores.duel.getState().game).toBeNull();
  });

  it('resumes the last duel', async () => {
    const stores = makeStores();
    stores.duel.getState().begin(setup());
    stores.duel.setState({ game: null });
    showPage('#/', stores);
    fireEvent.click(screen.getByRole('button', { name: /Turn 1/ }));
    await waitFor(() => expect(window.location.hash).toBe('#/duel'), soon);
    expect(stores.duel.getState().game?.id).toBe('test1');
  });
});

describe('links', () => {
  it('rebuild the duel at the step they hold', async () => {
    const made = makeStores();
    made.duel.getState().begin(setup());
    made.duel.getState().answer(0);
    made.duel.getState().answer(0);
    const game = made.duel.getState().game!;
    const record = recordOf({ setup: game.opening, answers: game.decisions, snapshots: game.snapshots }, cards, {
      anchor: { decision: 1, event: 0 },
    });
    const { stores } = showPage(`#/d/${await encodeReplay(record)}`);
    await waitFor(() => expect(window.location.hash).toBe('#/duel'), soon);
    const opened = stores.duel.getState().game!;
    expect(opened.cursor).toBe(1);
    expect(opened.decisions).toEqual(game.decisions);
    expect(current(opened).cards).toEqual(game.snapshots[1]!.cards);
  });

  it('from other rules say what differs and where they leave their course, and show it up to there', async () => {
    const made = makeStores();
    made.duel.getState().begin(setup());
    for (let n = 0; n < 6; n++) made.duel.getState().answer(0);
    const game = made.duel.getState().game!;
    const record = recordOf({ setup: game.opening, answers: game.decisions, snapshots: game.snapshots }, cards);
    const other = { ...record, rules: 99, cardsHash: record.cardsHash ^ 1, decisions: record.decisions.with(3, 200) };
    const { stores } = showPage(`#/d/${await encodeReplay(other)}`);
    await screen.findByText(
      new RegExp(
        `rules version 99; here it is version ${RULES_VERSION}\\. .*cards .* defined differently here\\. Turn 1, decision 4 is not legal: choice 201 of`,
      ),
      {},
      soon,
    );
    expect(stores.duel.getState().game!.decisions).toEqual(game.decisions.slice(0, 3));
  });

  it('do nothing any more for somebody who has gone elsewhere while they were read', async () => {
    const made = makeStores();
    made.duel.getState().begin(setup());
    const { opening, decisions: answers, snapshots } = made.duel.getState().game!;
    const code = await encodeReplay(recordOf({ setup: opening, answers, snapshots }, cards));
    const stores = makeStores();
    expect(await openLink(stores.duel, code, () => false)).toBe('left');
    expect(await openLink(stores.duel, 'AQID', () => false)).toBe('left');
    expect(stores.duel.getState()).toMatchObject({ game: null, notice: null });
    expect(await openLink(stores.duel, code)).toBe('opened');
  });

  it('say what is wrong, show home and lose nothing', async () => {
    const stores = makeStores();
    stores.duel.getState().begin(setup());
    showPage('#/d/AQID', stores);
    await waitFor(() => expect(window.location.hash).toBe('#/'), soon);
    await screen.findByText(/could not be opened.*cut off/, {}, soon);
    stores.shelf.getState().refresh();
    expect(stores.shelf.getState().duels).toHaveLength(1);
  });
});

describe('the duel page', () => {
  const showDuel = (seed?: number) => {
    const stores = makeStores();
    stores.duel.getState().begin(setup(seed));
    return showPage('#/duel', stores);
  };

  it('says who is asked and in which box of the chart', () => {
    showDuel();
    expect(within(prompt()).getByText('Player 1 decides')).toBeTruthy();
    expect(screen.getByRole('img', { name: /box A/ })).toBeTruthy();
  });

  it('is played with digits and undone with Ctrl+Z', () => {
    const { stores } = showDuel();
    const state = () => stores.duel.getState();
    digit(1);
    // Either the card had one action, which was taken, or its actions are listed now.
    if (state().game!.cursor === 0) digit(1);
    expect(state().game!.cursor).toBe(1);
    fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(state().game!.cursor).toBe(0);
    fireEvent.keyDown(window, { key: 'y', ctrlKey: true });
    expect(state().game!.cursor).toBe(1);
  });

  it('lists the keys on "?", and gives them to the dialog while it is open', () => {
    const { stores } = showDuel();
    fireEvent.keyDown(window, { key: '?' });
    expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy();
    digit(1);
    expect(stores.duel.getState().game!.cursor).toBe(0);
  });

  it('changes its language at once', () => {
    showDuel();
    fireEvent.click(screen.getByRole('button', { name: '한국어' }));
    expect(within(prompt()).getByText('플레이어 1의 선택')).toBeTruthy();
    expect(document.documentElement.lang).toBe('ko');
    expect(document.title).toBe('1턴 · Spellspeed');
  });

  it('gives every reason for what a card cannot do', async () => {
    const { stores } = showDuel();
    const duel = current(stores.duel.getState().game!);
    const monster = duel.seats[1].hand.find((id) => cards.get(duel.cards[id]!.def).printed.kind === 'monster')!;
    const name = cards.get(duel.cards[monster]!.def).def.name.en;
    fireEvent.click(screen.getAllByRole('button', { name: new RegExp(`^${name}`) })[0]!);
    await screen.findByRole('heading', { name });
    await waitFor(() => expect(document.querySelectorAll('.insp .refused li').length).toBeGreaterThan(1), soon);
  });

  it('ends by surrender after asking, and offers what comes next', () => {
    const { stores } = showDuel();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(screen.getByRole('button', { name: 'Player 2 surrenders' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, end the duel' }));
    const dialog = screen.getByRole('dialog', { name: 'The duel is over' });
    expect(dialog.textContent).toContain('Player 1 wins');
    fireEvent.click(within(dialog).getByRole('button', { name: /Rematch/ }));
    expect(stores.duel.getState().game!.id).toBe('test2');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells that a duel is not being kept', () => {
    const stores = makeStores();
    stores.duel.getState().begin(setup());
    stores.duel.setState({ kept: 'full' });
    showPage('#/duel', stores);
    expect(screen.getByText(/storage of this browser is full/)).toBeTruthy();
  });
});
