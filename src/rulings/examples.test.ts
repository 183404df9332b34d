import { describe, expect, it } from 'vitest';
import { archetypes, loadCards } from '../catalogue';
import { type CardDefinition, compileCards } from '../engine';
import { rulings } from './all';
import { ruling } from './language';
import { readScenario } from './read';
import { runScenario } from './run';
import { SCENARIO_VERSION, VERBS } from './schema';
import { scenarioJsonSchema } from './schema-json';

const examples = import.meta.glob<unknown>('./examples/*.json', { eager: true, import: 'default' });
const ownCards = import.meta.glob<CardDefinition>('./examples/cards/*.json', { eager: true, import: 'default' });
const cards = compileCards([...loadCards(), ...Object.values(ownCards)], archetypes);

const fileOf = (kind: string, verb: string): string =>
  `./examples/${kind}-${verb.replace(/LP|GY|[A-Z]/g, (part) => `-${part.toLowerCase()}`)}.json`;

describe('an example for every verb', () => {
  const verbs = Object.entries(VERBS).flatMap(([kind, list]) => list.map((verb) => [kind, verb] as const));
  it.each(verbs)('%s %s', (kind, verb) => {
    const data = examples[fileOf(kind, verb)];
    expect(JSON.stringify(data)).toContain(`"${kind}":"${verb}"`);
    const read = readScenario(data);
    if ('wrong' in read) throw new Error(read.wrong);
    expect(runScenario(read.scenario, cards).why).toBeNull();
  });
  it('and none without a verb', () => {
    expect(Object.keys(examples).sort()).toEqual(verbs.map(([kind, verb]) => fileOf(kind, verb)).sort());
  });
});

describe('the JSON form', () => {
  it('is what every ruling records', () => {
    for (const { scenario } of rulings)
      expect(readScenario(JSON.parse(JSON.stringify(scenario)))).toEqual({ scenario });
  });
  it('says where a file is wrong', () => {
    expect(readScenario({ version: 1, id: 'x', cases: [{ board: [], steps: [{ do: 'dances' }] }] })).toEqual({
      wrong: expect.stringContaining('case 1, step 1'),
    });
  });
  it('has the version that rulings record', () => {
    const text = { en: 'x', ko: 'x' };
    expect(ruling('x', { covers: [], title: text, statement: text }, () => {}).version).toBe(SCENARIO_VERSION);
  });
  it('has a JSON Schema', () => {
    expect(scenarioJsonSchema()).toMatchObject({ type: 'object', required: expect.arrayContaining(['id', 'cases']) });
  });
});
