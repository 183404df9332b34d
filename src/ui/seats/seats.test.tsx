import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCards } from '@/catalogue';
import type { BoardSetup, PlacedCard } from '@/engine';
import { current, type Mode } from '@/store/game';
import { makeStores, showPage } from '../app/harness';
import { loadLater } from '../app/lazy';
import { loadTexts } from '../app/texts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => Promise.all([loadTexts(), loadLater()]), 120_000);
afterEach(cleanup);

const passcode = (name: string): number => loadCards().find((card) => card.name.en === name)!.id;
type Where = Partial<PlacedCard> & Pick<PlacedCard, 'place' | 'seat'>;
const put = (name: string, where: Where): PlacedCard => ({ def: passcode(name), ...where });
const deck = ([0, 1] as const).flatMap((seat) =>
  Array.from({ length: 5 }, () => put('Celtic Guardian', { place: 'deck', seat })),
);
const set = { faceUp: false, setTurn: 1 } as const;
const standing = { place: 'monsterZone', faceUp: true, position: 'attack', summonedTurn: 1 } as const;
const board: PlacedCard[] = [
  put('Gemini Elf', { place: 'hand', seat: 0 }),
  put('Dust Tornado', { place: 'spellTrapZone', seat: 0, index: 0, ...set }),
  put('Jinzo', { place: 'hand', seat: 1 }),
  put('Dust Tornado', { place: 'spellTrapZone', seat: 1, index: 1, ...set }),
  put('Mirror Force', { place: 'spellTrapZone', seat: 1, index: 2, ...set }),
  put('Marshmallon', { place: 'monsterZone', seat: 1, index: 0, ...set, position: 'defense' }),
];

function show(mode: Mode, cards = board, setup: Partial<BoardSetup> = {}) {
  const stores = makeStores();
  stores.duel
    .getState()
    .begin({ cards: [...cards, ...deck], at: 'mainPhase1', turn: 3, turnPlayer: 0, ...setup }, mode);
  expect(stores.duel.getState().notice).toBeNull();
  showPage('#/duel', stores);
  return { stores, state: () => stores.duel.getState(), duel: () => current(stores.duel.getState().game!) };
}
const html = () => document.documentElement.outerHTML;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string | RegExp) =>
  fireEvent.click(within(document.querySelector<HTMLElement>('.prompt')!).getByRole('button', { name }));
const hidden = { 0: ['Gemini Elf'], 1: ['Jinzo', 'Mirror Force', 'Marshmallon'] } as const;

describe('the curtain', () => {
  it('holds no card at all, and then only those of the player it opened for', () => {
    const { duel } = show('seats');
    expect(screen.getByRole('heading', { name: 'Player 1' })).toBeTruthy();
    for (const { name } of loadCards()) {
      expect(html()).not.toContain(`>${name.en}<`);
      expect(document.title).not.toContain(name.en);
    }
    expect(document.querySelector('.cf, .cb, .bd, .log, .prompt')).toBeNull();
    for (const name of [...hidden[0], ...hidden[1]]) expect(html()).not.toContain(name);

    press('Show');
    expect(html()).toContain('Gemini Elf');
    for (const name of hidden[1]) expect(html()).not.toContain(name);

    choose(/End turn/);
    expect(duel().prompt?.seat).toBe(1);
    expect(screen.getByRole('heading', { name: 'Player 2' })).toBeTruthy();
    for (const name of [...hidden[0], ...hidden[1]]) expect(html()).not.toContain(name);
    press('Show');
    for (const name of hidden[1]) expect(html()).toContain(name);
    expect(html()).not.toContain('Gemini Elf');
  });

  it('says what is answered as far as both know it, the same whether there is an answer or not', () => {
    const facts = () => document.querySelector('.curtain-facts')!.textContent!;
    const summon = () => {
      choose(/Gemini Elf.*Normal Summon/);
      if (document.querySelector('.card-actions')) fireEvent.keyDown(window, { key: '1' });
      fireEvent.keyDown(window, { key: '1' });
    };
    const { stores, duel } = show('seats', [
      put('Gemini Elf', { place: 'hand', seat: 0 }),
      put('Dust Tornado', { place: 'spellTrapZone', seat: 1, index: 1, ...set }),
      put('Marshmallon', { place: 'monsterZone', seat: 1, index: 0, ...set, position: 'defense' }),
    ]);
    stores.settings.getState().change({ everyWindow: true });
    press('Show');
    summon();
    expect(duel().prompt?.seat).toBe(0);
    const withNothing = facts();
    expect(withNothing).toContain('Player 1 Normal Summoned Gemini Elf.');
    expect(withNothing).toContain('Player 2 may answer, or pass.');
    cleanup();

    const asked = show('seats', [
      put('Gemini Elf', { place: 'hand', seat: 0 }),
      put('Torrential Tribute', { place: 'spellTrapZone', seat: 1, index: 1, ...set }),
      put('Marshmallon', { place: 'monsterZone', seat: 1, index: 0, ...set, position: 'defense' }),
    ]);
    asked.stores.settings.getState().change({ everyWindow: true });
    press('Show');
    summon();
    expect(asked.duel().prompt?.seat).toBe(1);
    expect(facts()).toBe(withNothing);

    // A link is named, and what it targets is not where that lies face-down.
    press('Show');
    choose(/Torrential Tribute/);
    expect(facts()).toContain('Chain Link 1: Player 2 activated Torrential Tribute.');
    for (const name of hidden[1]) expect(facts()).not.toContain(name);
  });

  it('does not take the second half of a double press', () => {
    show('seats');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }), { detail: 2 });
    expect(screen.getByRole('heading', { name: 'Player 1' })).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('is there while one player asks the other to go back', () => {
    const { state } = show('seats');
    press('Show');
    choose(/End turn/);
    press('Show');
    const { cursor } = state().game!;
    press('Undo');
    expect(screen.getByRole('dialog', { name: 'Player 1, may Player 2 take this back?' })).toBeTruthy();
    for (const name of [...hidden[0], ...hidden[1]]) expect(html()).not.toContain(name);
    // How far back, to where, and what would not have happened.
    const said = screen.getByRole('dialog').textContent;
    expect(said).toMatch(/\d decisions? back, to Turn 3, Main Phase 1\..*There Player 1 decides again\./);
    expect(said).toMatch(/What would be undonePlayer 1 wants to end the Main Phase 1\./);
    press('No, play on');
    expect(state().game!.cursor).toBe(cursor);
    press('Show');
    press('Undo');
    press('Yes, take it back');
    expect(state().game!.cursor).toBe(0);
    expect(screen.getByRole('heading', { name: 'Player 1' })).toBeTruthy();
  });

  it('is there while one player offers a draw, and nobody gives up for the other', () => {
    const { duel } = show('seats');
    press('Show');
    press('Menu');
    expect(screen.queryByRole('button', { name: /Player 2 surrenders/ })).toBeNull();
    expect(screen.getByRole('button', { name: /Player 1 surrenders/ })).toBeTruthy();
    press('Agree on a draw');
    expect(screen.getByRole('dialog', { name: 'Player 2, Player 1 offers a draw. Do you agree?' })).toBeTruthy();
    for (const name of [...hidden[0], ...hidden[1]]) expect(html()).not.toContain(name);
    press('No, play on');
    expect(duel().result).toBeNull();
    press('Show');
    press('Menu');
    press('Agree on a draw');
    press('Yes, a draw');
    expect(duel().result).toEqual({ winner: null, reason: 'agreement' });
  });

  it('comes at every window when told so, and says nothing about options', () => {
    const { stores, duel } = show('seats', [put('Gemini Elf', { place: 'hand', seat: 0 })]);
    stores.settings.getState().change({ everyWindow: true });
    press('Show');
    choose(/Gemini Elf.*Normal Summon/);
    if (document.querySelector('.card-actions')) fireEvent.keyDown(window, { key: '1' });
    while (duel().prompt?.kind === 'zone') fireEvent.keyDown(window, { key: '1' });
    expect(screen.getByRole('heading', { name: 'Player 2' })).toBeTruthy();
    press('Show');
    expect(screen.getByRole('heading', { name: 'Nothing to answer with' })).toBeTruthy();
    expect(document.querySelectorAll('.prompt button')).toHaveLength(1);
    press(/hand back/);
    expect(screen.getByRole('heading', { name: 'Player 1' })).toBeTruthy();
  });
});

describe('prompts', () => {
  it("are each player's own, beside the hand, and what is skipped can be entered", () => {
    const { state, duel } = show('solo');
    fireEvent.change(screen.getByRole('combobox', { name: 'Prompts of Player 1' }), { target: { value: 'never' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Prompts of Player 2' }), { target: { value: 'never' } });
    choose(/Gemini Elf.*Normal Summon/);
    if (document.querySelector('.card-actions')) fireEvent.keyDown(window, { key: '1' });
    while (duel().prompt?.kind === 'zone') fireEvent.keyDown(window, { key: '1' });
    expect(duel().prompt?.kind).toBe('open');
    // Where there are two columns, the card that is read stands in place of the log.
    for (const button of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(button);
    press(/windows? skipped/);
    expect(duel().prompt?.kind).toBe('fastEffect');
    expect(state().game!.cursor).toBeLessThan(state().game!.decisions.length);
  });

  it('leave out an effect that is not to be asked about again', () => {
    const { duel, state } = show('solo');
    choose(/End turn/);
    const { seat, kind } = duel().prompt!;
    expect([seat, kind]).toEqual([1, 'phaseEnd']);
    for (const box of screen.getAllByRole('checkbox', { name: 'Not again this turn' })) fireEvent.click(box);
    expect(duel().prompt?.kind === 'phaseEnd' && duel().turn === 3).toBe(false);
    press('Undo');
    expect(duel().prompt?.kind).toBe('phaseEnd');
    expect(state().muted).toEqual([]);
  });

  it('stop where the phase bar is pinned', () => {
    const { stores } = show('solo');
    const pin = screen.getByRole('button', { name: "Stop in Standby Phase, Player 2's turn" });
    fireEvent.click(pin);
    expect(pin.getAttribute('aria-pressed')).toBe('true');
    expect(stores.settings.getState().stops).toEqual(['standby1']);
    fireEvent.click(pin);
    expect(stores.settings.getState().stops).toEqual([]);
  });
});

describe('an attack', () => {
  it('tells what it would do, but not to a face-down monster', () => {
    const { duel } = show(
      'solo',
      [
        put('Gemini Elf', { ...standing, seat: 0, index: 0 }),
        put('Celtic Guardian', { ...standing, seat: 1, index: 1 }),
        put('Marshmallon', { place: 'monsterZone', seat: 1, index: 0, ...set, position: 'defense' }),
      ],
      { at: 'battlePhase.battleStep' },
    );
    choose(/Gemini Elf.*Attack/);
    expect(duel().prompt?.kind).toBe('attackTarget');
    const prompt = document.querySelector<HTMLElement>('.prompt')!;
    within(prompt).getByText(/1900 against 1400: Player 2 loses 500, Celtic Guardian destroyed/);
    expect(within(prompt).getByRole('button', { name: /Marshmallon/ }).textContent).not.toContain('against');
  });
});
