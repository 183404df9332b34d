import { expect, it } from 'vitest';
import { cards } from '../catalogue';
import { type ChartNode, chartMover, type Duel, hashOf, type Mover, NAMED_CHART, tableMover } from '../engine';
import { playDuel } from './play';
import { random } from './random';
import { playTestDuel, testSetup } from './testing';

const DUELS = 30;

/** What both ways must agree on at every stop. */
function stopsOf(number: number, move: Mover): string[] {
  const stops: string[] = [];
  const note = (duel: Duel) => {
    const { at, prompt } = duel;
    stops.push(`${at.turn} ${at.timing} ${hashOf(duel)} ${JSON.stringify(prompt?.options)}`);
  };
  const played = playTestDuel(number, { check: 'none', move, onStop: note, turnCap: 20 });
  expect(played.faults).toEqual([]);
  if (played.duel) note(played.duel);
  return stops;
}

/** The chart without what happens when a Chain has resolved. */
function withoutChainResolved(node: ChartNode): ChartNode {
  const { chainResolved: _removed, ...on } = node.on ?? {};
  const states = Object.entries(node.states ?? {}).map(([name, inner]) => [name, withoutChainResolved(inner)]);
  return { ...node, ...(node.on && { on }), ...(node.states && { states: Object.fromEntries(states) }) };
}

it('plays the same duel through XState and through the table made from the same chart', () => {
  const chart = chartMover(NAMED_CHART);
  const table = tableMover(NAMED_CHART);
  for (let number = 0; number < DUELS; number++) {
    const byTable = stopsOf(number, table);
    expect(byTable.length).toBeGreaterThan(10);
    expect(stopsOf(number, chart)).toEqual(byTable);
  }
});

it.each([
  ['XState', chartMover],
  ['the table', tableMover],
])('is driven by the chart: with one transition removed %s cannot go on', (_name, mover) => {
  const move = mover(withoutChainResolved(NAMED_CHART));
  const played = playDuel(testSetup(1), cards, [random(1), random(2)], { check: 'none', move });
  expect(played.result).toBeNull();
  expect(played.faults.map((fault) => fault.what).join()).toContain('no transition for "chainResolved"');
});
