/** The ways back: the log and the timeline, for one player and between two. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCards } from '@/catalogue';
import type { PlacedCard } from '@/engine';
import { current, type Mode } from '@/store/game';
import { makeStores, showPage } from '../app/harness';
import { loadLater } from '../app/lazy';
import { loadTexts } from '../app/texts';

vi.setConfig({ testTimeout: 60_000 });
// Three columns: the log stays beside what is looked at.
beforeAll(() => {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport(size: { width: number; height: number }): void };
  };
  happyDOM.setViewport({ width: 1440, height: 900 });
  return Promise.all([loadTexts(), loadLater()]);
}, 120_000);
afterEach(cleanup);

const passcode = (name: string): number => loadCards().find((card) => card.name.en === name)!.id;
const put = (name: string, where: Partial<PlacedCard> & Pick<PlacedCard, 'place' | 'seat'>): PlacedCard => ({
  def: passcode(name),
  ...where,
});
const set = { place: 'spellTrapZone', faceUp: false, setTurn: 1 } as const;
const board: PlacedCard[] = [
  put('Gemini Elf', { place: 'hand', seat: 0 }),
  put('Mystical Space Typhoon', { ...set, seat: 0, index: 0 }),
  put('Jinzo', { place: 'hand', seat: 1 }),
  put('Dust Tornado', { ...set, seat: 1, index: 1 }),
  put('Mirror Force', { ...set, seat: 1, index: 2 }),
  put('Marshmallon', { ...set, place: 'monsterZone', seat: 1, index: 0, position: 'defense' }),
  ...([0, 1] as const).flatMap((seat) =>
    Array.from({ length: 5 }, () => put('Celtic Guardian', { place: 'deck', seat })),
  ),
];
const HIDDEN = { 0: ['Gemini Elf'], 1: ['Jinzo', 'Marshmallon'] } as const;

/** Mystical Space Typhoon is activated on Mirror Force and chained to by Dust Tornado; both resolve. */
function show(mode: Mode) {
  const stores = makeStores();
  const { duel } = stores;
  duel.getState().begin({ cards: board, at: 'mainPhase1', turn: 3, turnPlayer: 0 }, mode);
  const answers = (wanted: (option: { do: string; card?: number }) => boolean): void => {
    duel.getState().open();
    const { options } = current(duel.getState().game!).prompt!;
    duel.getState().answer(options.findIndex(wanted));
  };
  answers((o) => o.do === 'activate' && o.card === 1);
  answers((o) => o.do === 'pick' && o.card === 4);
  answers((o) => o.do === 'activate' && o.card === 3);
  answers((o) => o.do === 'pick' && o.card === 1);
  while (current(duel.getState().game!).chain.length > 0) answers((o) => o.do === 'pass');
  duel.getState().open();
  expect(duel.getState().notice).toBeNull();
  showPage('#/duel', stores);
  return { stores, state: () => duel.getState(), game: () => duel.getState().game! };
}
const html = () => document.documentElement.outerHTML;
const log = () => screen.getByRole('log');
const row = (text: RegExp) => within(log()).getAllByRole('button', { name: text })[0]!;
const step = () => screen.queryByRole('region', { name: 'Step by step' });
const ACTIVATED = /^Chain Link 1: .*Mystical Space Typhoon/;

describe('a line of the log', () => {
  it('shows the table as it was then, by keyboard too, and changes nothing', () => {
    const { game } = show('solo');
    const before = game();
    log().focus();
    fireEvent.keyDown(log(), { key: 'ArrowUp' });
    while (!ACTIVATED.test(document.activeElement?.textContent ?? ''))
      fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    fireEvent.click(document.activeElement!);
    expect(within(document.querySelector<HTMLElement>('.step')!).getByText(ACTIVATED)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^S1, Mystical Space Typhoon/ })).toBeTruthy();
    expect(row(ACTIVATED).getAttribute('aria-current')).toBe('step');
    // The whole log is still there to go on from.
    expect(within(log()).getByRole('button', { name: /^Chain Link 2: .*Dust Tornado/ })).toBeTruthy();
    expect(game()).toBe(before);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(document.querySelector('.step')).toBeNull();
  });

  it('is where a solo player plays on, and the course that was left stays as a branch', () => {
    const { state, game } = show('solo');
    const played = game().decisions;
    fireEvent.keyDown(row(ACTIVATED), { key: 'ArrowDown' });
    row(ACTIVATED).focus();
    fireEvent.keyDown(row(ACTIVATED), { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Continue from here: Chain Link 1/);
    fireEvent.click(document.activeElement!);
    const { cursor } = game();
    expect(cursor).toBeLessThan(played.length);
    expect(current(game()).chain).toHaveLength(1);
    const { options } = current(game()).prompt!;
    state().answer(options.findIndex(({ do: what }) => what === 'pass'));
    expect(game().branches.map(({ decisions }) => decisions)).toEqual([played]);
  });

  it('plays on from the table that is looked at', () => {
    const { game } = show('solo');
    fireEvent.click(row(ACTIVATED));
    fireEvent.click(screen.getByRole('button', { name: 'Continue from here' }));
    expect(step()).toBeNull();
    expect(current(game()).chain).toHaveLength(1);
  });

  it('asks the other player between two, as going back does, and tells nothing hidden', () => {
    const { state, game } = show('seats');
    const { cursor } = game();
    fireEvent.click(row(ACTIVATED));
    expect(document.querySelector('.step')).not.toBeNull();
    for (const name of HIDDEN[1]) expect(html()).not.toContain(name);
    fireEvent.click(screen.getByRole('button', { name: 'Continue from here' }));
    expect(state().request).toMatchObject({ from: 0, to: 1 });
    expect(game().cursor).toBe(cursor);
    for (const name of [...HIDDEN[0], ...HIDDEN[1]]) expect(html()).not.toContain(name);
    fireEvent.click(screen.getByRole('button', { name: /^Yes/ }));
    expect(current(game()).chain).toHaveLength(1);
  });
});

describe('the timeline', () => {
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Timeline' }));
  const by = (unit: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'By' }), { target: { value: unit } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('goes by operation and by link between decisions, and over their ends', () => {
    const { game } = show('solo');
    open();
    const end = game().cursor;
    by('link');
    press('One Chain Link back');
    expect(document.querySelector('.step h2')!.textContent).toContain('Mystical Space Typhoon');
    expect(game().cursor).toBe(end);
    press('One Chain Link back');
    expect(document.querySelector('.step h2')!.textContent).toContain('Dust Tornado');
    by('operation');
    press('One operation on');
    expect(document.querySelector('.step')).not.toBeNull();
    press('To the beginning');
    expect(game().cursor).toBe(0);
    expect(document.querySelector('.step')).toBeNull();
    // Forth through everything that happened: it ends where the duel stands.
    let presses = 0;
    while (game().cursor < end && presses++ < 60) press('One operation on');
    expect(game().cursor).toBe(end);
    expect(presses).toBeGreaterThan(game().decisions.length);
    by('turn');
    press('One turn back');
    expect(game().cursor).toBe(0);
    by('decision');
    press('One decision on');
    expect(game().cursor).toBe(1);
  });

  it('tells one seat nothing of the other: no hand, no number of decisions, in comments and branches neither', () => {
    const { state, game, stores } = show('seats');
    open();
    state().note(game().cursor, { text: 'my comment', mark: '!' });
    const number = /decision|step \d|\d+ of \d+/i;
    const timeline = screen.getByRole('region', { name: 'Timeline' });
    expect(within(timeline).queryByRole('slider')).toBeNull();
    expect(within(timeline).queryByRole('option', { name: 'decision' })).toBeNull();
    for (const name of HIDDEN[1]) expect(html()).not.toContain(name);

    // Back by agreement, then another way: the first stays as a branch.
    state().goTo(1);
    state().agree(true);
    state().open();
    state().answer(game().decisions[1] === 0 ? 1 : 0);
    state().open();
    expect(game().branches).toHaveLength(1);
    const seat = state().seats.open!;
    const others = HIDDEN[seat === 0 ? 1 : 0];
    showPage('#/duel', stores);
    const said = screen.getByRole('region', { name: 'Timeline' }).textContent ?? '';
    expect(said).toContain('Branches (1)');
    expect(screen.getByPlaceholderText('from turn 3')).toBeTruthy();
    expect(said).not.toMatch(number);
    for (const name of others) expect(html()).not.toContain(name);
  });
});
