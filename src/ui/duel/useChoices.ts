import { useMemo } from 'react';
import type { Reason } from '@/engine';
import type { DuelStore } from '@/store/duel';
import { current, type Game } from '@/store/game';
import { useTexts } from '../app/texts';
import { zoneKey } from '../board/layout';
import { isWindow } from '../prompts/wording';
import type { Table } from './table';

export interface Choices {
  /** Cards with something to do now. */
  usable: ReadonlySet<number>;
  /** Cards the prompt lets the player choose. */
  pickable: ReadonlySet<number>;
  all: ReadonlySet<number>;
  /** The same for a run of picks, in order. */
  candidates: readonly number[];
  zones: ReadonlyMap<string, number>;
  /** Everything chosen so far: what the rules took by themselves, then the draft. */
  picked(draft: readonly number[]): readonly number[];
  reasonLine(card: number): string | null;
}

/** Cards the prompt lets the player choose, also those that can only be picked after others. */
export function useOffered(game: Game, store: DuelStore): readonly number[] {
  return useMemo(() => {
    const { prompt } = current(game);
    if (!prompt) return NONE;
    if (prompt.group) return store.getState().pickable();
    return prompt.options.flatMap((option) => (option.do === 'pick' ? option.card : []));
  }, [game, store]);
}

/** Cards that can still join the draft of a run of picks. */
export function useJoins(game: Game, store: DuelStore, draft: readonly number[]): readonly number[] {
  return useMemo(() => (current(game).prompt?.group ? store.getState().joinable(draft) : NONE), [game, store, draft]);
}

/** Where the rules tell, the prompt says how many cards a choice really takes: two materials, not one to four. */
export function useExactPicks(table: Table, game: Game, store: DuelStore): Table {
  return useMemo(() => {
    const { prompt } = table.view;
    const bounds = prompt?.group && current(game).prompt?.group ? store.getState().bounds() : null;
    if (!prompt?.group || !bounds) return table;
    return { ...table, view: { ...table.view, prompt: { ...prompt, group: { ...prompt.group, ...bounds } } } };
  }, [table, game, store]);
}

const NONE: readonly number[] = [];

/** What the board lights up, from the prompt. */
export function useChoices(table: Table, offered: readonly number[]): Choices {
  const texts = useTexts();
  const { view, lang } = table;
  return useMemo(() => {
    const { prompt } = view;
    const options = prompt?.options ?? [];
    const acts = prompt !== null && (prompt.kind === 'open' || isWindow(prompt.kind));
    const cards = options.flatMap(({ card }) => card ?? []);
    const group = prompt?.group;
    const candidates = offered.filter((card) => !group?.picked.includes(card));
    const usable: ReadonlySet<number> = new Set(acts ? cards : []);
    const pickable: ReadonlySet<number> = new Set(candidates);
    const zones = new Map<string, number>();
    for (const { option, index } of options) {
      if (option.do === 'zone') zones.set(zoneKey(option.seat, option.place, option.index), index);
    }
    const lines = new Map<number, string | null>();
    return {
      usable,
      pickable,
      all: usable.size > 0 ? usable : pickable,
      candidates,
      zones,
      picked: (draft) => [...(group?.picked ?? []), ...draft],
      reasonLine(card) {
        // To the player who is not asked there is nothing to say about each card.
        if (!texts || usable.has(card) || !acts || table.card(card)?.controller !== prompt.seat) return null;
        const known = lines.get(card);
        if (known !== undefined) return known;
        const line = shortestReason(table, card, (reason) => texts.reasonText(reason, lang, table.name));
        lines.set(card, line);
        return line;
      },
    };
  }, [view, lang, table, texts, offered]);
}

/** Under a hand card there is room for one reason: of the use that fails for the fewest. */
function shortestReason(table: Table, card: number, text: (reason: Reason) => string): string | null {
  const uses = table.refusals(card).filter(({ reasons }) => reasons.length > 0 && !reasons.some(isElsewhere));
  const nearest = uses.toSorted((a, b) => a.reasons.length - b.reasons.length || rank(a.action) - rank(b.action))[0];
  const reason = nearest?.reasons[0];
  // What exactly the card asks for is said in the inspector.
  return reason ? text({ rule: reason.rule, ...(reason.params && { params: reason.params }) }) : null;
}

/** Effects that are used on the field or in the GY say nothing about what can be done with the card now. */
const isElsewhere = ({ rule }: { rule: string }): boolean => rule === 'wrong-place';

/** Effects are what a player asks about first; a Set or Summon that is refused is refused for the turn. */
const rank = (action: string): number => (action === 'activate' ? 0 : action === 'specialSummon' ? 1 : 2);
