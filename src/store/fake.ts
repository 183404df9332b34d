/** A tiny game for the tests of the store: prompts that are a list of lists, no rules at all. */
import type { Duel, Option, Prompt } from '@/engine';
import type { Rules } from './rules';

/** Counts to a hundred by what is chosen; from `pickAt` on it asks for a run of cards. */
export interface FakeOptions {
  /** Decision at which a run of picks is asked for. */
  pickAt?: number;
  cards?: number[];
  min?: number;
  max?: number;
  /** Decision the rules stumble over. */
  faultAt?: number;
  endAt?: number;
}

interface Local {
  sum: number;
  picked: number[] | null;
}

export function fakeRules(options: FakeOptions = {}): Rules & { starts: number } {
  const { pickAt = -1, cards = [], min = 1, max = 1, faultAt = -1, endAt = -1 } = options;
  const state = (decisions: number, local: Local, prompt: Prompt | null, result: Duel['result'] = null): Duel =>
    ({
      turn: 1 + Math.floor(decisions / 3),
      turnPlayer: 0,
      at: { turn: 'mainPhase1', timing: 'openGameState' },
      seats: [0, 1].map(() => ({
        lp: 8000 - local.sum,
        deck: [],
        gy: [],
        monsterZones: [null, null, null, null, null, null, null],
        spellTrapZones: [null, null, null, null, null],
        fieldZone: null,
      })),
      cards: [],
      chain: [],
      options: { names: ['', ''] },
      decisions,
      local,
      prompt,
      result,
      log: [],
      pastCount: 0,
    }) as unknown as Duel;

  /** What a run offers: cards above the last, as far as the minimum can still be met. */
  const offered = (picked: number[]): Option[] => {
    const rest = cards.filter((card) => card > (picked.at(-1) ?? -1));
    const need = min - picked.length;
    const list: Option[] =
      picked.length >= max ? [] : rest.filter((_, i) => rest.length - i >= need).map((card) => ({ do: 'pick', card }));
    if (need <= 0) list.push({ do: 'done' });
    return list;
  };
  const ask = (decisions: number, local: Local): Duel => {
    if (endAt === decisions) return state(decisions, local, null, { winner: 0, reason: 'lp' });
    if (local.picked === null && decisions === pickAt) return ask(decisions, { ...local, picked: [] });
    if (local.picked === null) {
      return state(decisions, local, { seat: 0, kind: 'open', options: [{ do: 'pass' }, { do: 'yes' }, { do: 'no' }] });
    }
    let picked = local.picked;
    let list = offered(picked);
    while (list.length === 1) {
      const only = list[0]!;
      if (only.do !== 'pick') return ask(decisions, { sum: local.sum, picked: null });
      picked = [...picked, only.card];
      list = offered(picked);
    }
    if (list.length === 0) return ask(decisions, { sum: local.sum, picked: null });
    const prompt: Prompt = { seat: 0, kind: 'pick', purpose: 'target', options: list, group: { min, max, picked } };
    return state(decisions, { ...local, picked }, prompt);
  };
  const rules = {
    starts: 0,
    start: () => {
      rules.starts++;
      return ask(0, { sum: 0, picked: null });
    },
    advance(duel: Duel, answer: number): Duel {
      if (duel.decisions === faultAt) throw new Error('stumbled');
      const local = duel.local as unknown as Local;
      if (answer < 0)
        return state(duel.decisions + 1, local, null, { winner: answer === -1 ? 1 : 0, reason: 'surrender' });
      const option = duel.prompt!.options[answer];
      if (!option) throw new Error(`no option ${answer}`);
      if (local.picked === null) return ask(duel.decisions + 1, { sum: local.sum + answer, picked: null });
      if (option.do === 'pick') return ask(duel.decisions + 1, { ...local, picked: [...local.picked, option.card] });
      return ask(duel.decisions + 1, { sum: local.sum, picked: null });
    },
    hash: (duel: Duel) => (duel.local as unknown as Local).sum + duel.decisions * 1000,
  };
  return rules;
}
