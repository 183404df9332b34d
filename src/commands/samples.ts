/** Records of duels that were really played, for damaging them and for keeping them. */
import { cards, presetDecks } from '../catalogue';
import type { DeckList } from '../engine';
import { mixSeeds, playDuel, poolOf, randomSetup, simple } from '../players';
import { type ReplayRecord, recordOf } from '../replay';

const DUEL = 120;
const FROM_POSITION = 20;

function deck(index: number): DeckList {
  const list = (pile: [number, number][]) => pile.flatMap(([id, count]) => Array.from({ length: count }, () => id));
  const { main, extra } = presetDecks[index % presetDecks.length]!;
  return { main: list(main), extra: list(extra) };
}

/** Two duels and a position; the last duel has everything a record can hold. */
export function sampleRecords(seed: number): ReplayRecord[] {
  const players = () => [simple(mixSeeds(seed, 1)), simple(mixSeeds(seed, 2))] as const;
  const duel = (at: number, options: object) => {
    const decks: [DeckList, DeckList] = [deck(seed + at), deck(seed + at + 1)];
    const setup = { decks, options: { seed, ...options } };
    const { answers } = playDuel(setup, cards, players(), { check: 'none', decisionCap: DUEL });
    return { setup, answers };
  };
  const position = randomSetup(poolOf(cards), 0, seed);
  const { answers } = playDuel(position, cards, players(), { check: 'none', decisionCap: FROM_POSITION });
  const noted = duel(2, { names: ['유우기', 'Kaiba'], switches: ['tcg-hidden-triggers'], first: 1 });
  const half = Math.floor(noted.answers.length / 2);
  return [
    recordOf(duel(0, {}), cards),
    recordOf({ setup: position, answers }, cards),
    recordOf(noted, cards, {
      branches: [
        { at: half, decisions: [-1], name: '다른 수' },
        { at: half, of: 0, decisions: [-2], name: '<img src=x onerror=alert(1)>' },
      ],
      comments: [{ at: half, text: '여기서 체인하지 않으면 진다 <b>!</b>' }],
      marks: [
        { at: 0, mark: '??' },
        { at: half, branch: 0, mark: '!' },
      ],
      anchor: { decision: half, event: 12 },
    }),
  ];
}
