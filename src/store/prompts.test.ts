import { describe, expect, it } from 'vitest';
import { cards, loadCards } from '@/catalogue';
import type { BoardSetup, PlacedCard } from '@/engine';
import { memoryBox } from './box';
import { createDuelStore, type Preferences } from './duel';
import { current, skippedWindows } from './game';
import { rulesWith } from './rules';

const passcode = (name: string) => loadCards().find((card) => card.name.en === name)!.id;
const put = (name: string, where: Partial<PlacedCard> & Pick<PlacedCard, 'place' | 'seat'>): PlacedCard => ({
  def: passcode(name),
  ...where,
});
const trap = (seat: 0 | 1, index = 0) =>
  put('Dust Tornado', { place: 'spellTrapZone', seat, index, faceUp: false, setTurn: 1 });
/** Both players hold a Trap that can be used at any time, and there is something to use it on. */
const board: BoardSetup = {
  cards: [
    trap(0),
    trap(1),
    put('Celtic Guardian', { place: 'hand', seat: 0 }),
    put('Sangan', { place: 'monsterZone', seat: 0, index: 1, faceUp: true, position: 'attack', summonedTurn: 1 }),
    ...([0, 1] as const).flatMap((seat) =>
      Array.from({ length: 5 }, () => put('Celtic Guardian', { place: 'deck', seat })),
    ),
  ],
  at: 'mainPhase1',
  turn: 3,
  turnPlayer: 0,
};

function begin(preferences: Partial<Preferences> = {}) {
  const kept: Preferences = { prompts: 'always', stops: [], everyWindow: false, ...preferences };
  const store = createDuelStore({
    rules: rulesWith(cards),
    box: memoryBox(),
    letter: () => 'e',
    newId: () => 'd',
    now: () => 1,
    preferences: () => kept,
  });
  store.getState().begin(board);
  const state = () => store.getState();
  const duel = () => current(state().game!);
  const answer = (what: string, phase?: string) => {
    const index = duel().prompt!.options.findIndex(
      (option) => option.do === what && (phase === undefined || (option.do === 'toPhase' && option.phase === phase)),
    );
    expect(index).toBeGreaterThanOrEqual(0);
    state().answer(index);
  };
  return { state, duel, answer, kept };
}
const asked = ({ duel }: ReturnType<typeof begin>) => [duel().prompt?.kind, duel().prompt?.seat];

describe('prompts', () => {
  it('always: ask in every window with an option', () => {
    const game = begin();
    game.answer('toPhase', 'end');
    expect(asked(game)).toEqual(['phaseEnd', 1]);
  });

  it('auto: ask only where the opponent acted', () => {
    const game = begin({ prompts: 'auto' });
    game.answer('normalSummon');
    while (game.duel().prompt?.kind === 'zone') game.state().answer(0);
    // The turn player's own window after the Summon is passed, the opponent's is not.
    expect(asked(game)).toEqual(['fastEffect', 1]);
    game.answer('pass');
    expect(asked(game)).toEqual(['open', 0]);
    game.answer('toPhase', 'end');
    expect(game.state().game!.auto.length).toBeGreaterThan(0);
  });

  it('auto: ask in a Phase that is pinned, in the turn it is pinned for', () => {
    const game = begin({ prompts: 'auto', stops: ['main10'] });
    game.answer('toPhase', 'end');
    expect(asked(game)).toEqual(['phaseEnd', 1]);
    const other = begin({ prompts: 'auto', stops: ['main11'] });
    other.answer('toPhase', 'end');
    expect(other.duel().turn).toBe(4);
  });

  it('never: ask nothing that need not be chosen', () => {
    const game = begin({ prompts: 'never' });
    game.answer('normalSummon');
    while (game.duel().prompt?.kind === 'zone') game.state().answer(0);
    expect(asked(game)).toEqual(['open', 0]);
  });

  it("are each player's own", () => {
    const game = begin();
    game.state().setPrompts(1, 'never');
    game.answer('toPhase', 'end');
    expect(game.duel().prompt?.kind).not.toBe('phaseEnd');
    expect(game.state().prompts).toEqual(['always', 'never']);
  });
});

describe('a window that was let pass', () => {
  const skipping = () => {
    const game = begin();
    game.state().setPrompts(1, 'never');
    game.state().setPrompts(0, 'never');
    game.answer('normalSummon');
    while (game.duel().prompt?.kind === 'zone') game.state().answer(0);
    expect(game.state().game!.auto.length).toBeGreaterThan(0);
    return game;
  };

  it('is no place undo stops at, nor any other way through the duel', () => {
    const game = skipping();
    const { auto, cursor } = game.state().game!;
    game.state().goTo(auto[0]!);
    expect(game.state().game!.auto).not.toContain(game.state().game!.cursor);
    game.state().goTo(cursor);
    game.state().undo();
    expect(auto).not.toContain(game.state().game!.cursor);
    expect(game.state().game!.cursor).toBeLessThan(auto[0]!);
    game.state().redo();
    expect(game.state().game!.cursor).toBe(cursor);
  });

  it('is left behind when another decision is taken before it', () => {
    const game = skipping();
    game.state().goTo(0);
    game.answer('toPhase', 'end');
    expect(game.state().game!.auto.every((step) => step > 0)).toBe(true);
    expect(game.state().game!.auto.every((step) => step < game.state().game!.decisions.length)).toBe(true);
  });

  it('can be entered after all', () => {
    const game = skipping();
    const skipped = skippedWindows(game.state().game!);
    expect(skipped.length).toBeGreaterThan(0);
    game.state().enterSkipped();
    expect(game.state().game!.cursor).toBe(skipped.at(-1));
    expect(game.duel().prompt?.options.some((option) => option.do === 'activate')).toBe(true);
    game.answer('pass');
    expect(asked(game)).toEqual(['open', 0]);
  });

  it('is asked about when the same decision is taken again by a player who wants to be asked now', () => {
    const game = skipping();
    game.state().undo();
    expect(game.duel().prompt?.kind).toBe('zone');
    game.state().setPrompts(0, 'always');
    game.state().setPrompts(1, 'always');
    game.state().answer(0);
    expect(asked(game)).toEqual(['fastEffect', 0]);
    game.answer('pass');
    expect(asked(game)).toEqual(['fastEffect', 1]);
    // As long as nothing changed, the same decision goes as far as before.
    const same = skipping();
    const { cursor } = same.state().game!;
    same.state().undo();
    same.state().answer(0);
    expect(same.state().game!.cursor).toBe(cursor);
    expect(same.state().game!.branches).toEqual([]);
  });

  it('is asked about again when its duel is played anew', () => {
    const game = skipping();
    game.state().setPrompts(0, 'always');
    game.state().setPrompts(1, 'always');
    game.state().goTo(0);
    game.answer('toPhase', 'end');
    expect(asked(game)).toEqual(['phaseEnd', 1]);
  });
});

describe('not again this turn', () => {
  it('passes the window and those that offer nothing else, until undo takes it back', () => {
    const game = begin();
    game.answer('normalSummon');
    while (game.duel().prompt?.kind === 'zone') game.state().answer(0);
    const use = game.duel().prompt!.options.find((option) => option.do === 'activate');
    expect(use).toBeTruthy();
    const [, seat] = asked(game);
    if (use?.do !== 'activate') return;
    const at = game.state().game!.cursor;
    game.state().mute(use.card, use.effect);
    expect(game.state().game!.cursor).toBeGreaterThan(at);
    // Pressing the box was a decision of the player, and undo goes back to it.
    while (game.duel().prompt?.kind !== 'open') game.answer('pass');
    game.answer('toPhase', 'end');
    expect(game.duel().prompt?.kind === 'phaseEnd' && game.duel().prompt?.seat === seat).toBe(false);
    game.state().goTo(at);
    expect(game.state().muted).toEqual([]);
    expect(game.duel().prompt?.seat).toBe(seat);
    expect(game.duel().prompt?.kind).toBe('fastEffect');
  });
});
