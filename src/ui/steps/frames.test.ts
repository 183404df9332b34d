import { describe, expect, it } from 'vitest';
import { cards, loadCards } from '@/catalogue';
import { advance, type BoardSetup, type Duel, type DuelEvent, type Option, startPosition } from '@/engine';
import { byGroup, type Frame, framesOf, groupsOf } from './frames';

const passcode = (name: string) => loadCards().find((card) => card.name.en === name)!.id;
const set = (name: string, seat: 0 | 1, index: number) =>
  ({ def: passcode(name), place: 'spellTrapZone', seat, index, faceUp: false, setTurn: 1 }) as const;
const setup: BoardSetup = {
  cards: [set('Mystical Space Typhoon', 0, 0), set('Dust Tornado', 1, 0), set('Mirror Force', 1, 1)],
  turnPlayer: 0,
  turn: 3,
  at: 'mainPhase1',
};

/** Player 1 uses Mystical Space Typhoon on Mirror Force, Player 2 answers with Dust Tornado on it, and all resolves. */
function played() {
  const snapshots: Duel[] = [startPosition(setup, cards)];
  const decisions: number[] = [];
  const wanted: ((option: Option, duel: Duel) => boolean)[] = [
    (o) => o.do === 'activate',
    (o) => o.do === 'pick' && o.card === 2,
    (o) => o.do === 'activate',
    (o) => o.do === 'pass',
  ];
  for (const wants of wanted) {
    const duel = snapshots.at(-1)!;
    const index = duel.prompt!.options.findIndex((option) => wants(option, duel));
    snapshots.push(advance(duel, cards, index));
    decisions.push(index);
    if (snapshots.at(-1)!.resolvedChain.length > 0) break;
  }
  return { snapshots, decisions };
}

const all = (duel: Duel): Map<number, DuelEvent> =>
  new Map([...duel.past.flat(), ...duel.log].filter((e) => e.type !== 'passed').map((event) => [event.id, event]));

describe('frames', () => {
  const line = played();
  const last = line.snapshots.at(-1)!;
  const span = { from: 0, to: line.decisions.length };
  const frames = framesOf(line, span, cards, all(last));

  it('begin with what was there before and end with what is there now', () => {
    expect(frames[0]).toMatchObject({ duel: line.snapshots[0], events: [], mode: 'none' });
    expect(frames.at(-1)!.duel).toEqual(last);
  });

  it('show a link while it resolves, before it has done anything', () => {
    const begins = frames.find(({ events }) => events.some(({ type }) => type === 'linkResolving'))!;
    expect(begins).toMatchObject({ link: 2, mode: 'resolving' });
    expect(begins.duel.chain.map(({ state }) => state)).toEqual(['waiting', 'resolving']);
    expect(begins.duel.cards[1]!.place).toBe('spellTrapZone');
  });

  it('never tell less or more than the viewer is told', () => {
    const told = all(last);
    expect(frames.flatMap(({ events }) => events.map(({ id }) => id))).toEqual(
      [...told.keys()].filter((id) => id >= frames[0]!.duel.log.length + frames[0]!.duel.pastCount),
    );
    const silent = framesOf(line, span, cards, new Map());
    expect(silent).toHaveLength(1);
  });

  it('are grouped by link: as activated, then as resolved', () => {
    const groups = groupsOf(frames);
    const chain = groups.filter(({ link }) => link > 0).map(({ link, mode }) => `${mode} ${link}`);
    expect(chain).toEqual(['activating 1', 'activating 2', 'resolving 2', 'resolving 1']);
    expect(groups.at(-1)!.to).toBe(frames.length - 1);
  });
});

describe('going by link', () => {
  const frame = (link: number): Frame => ({ link, mode: link ? 'resolving' : 'none' }) as Frame;
  const groups = groupsOf([0, 2, 2, 1, 1, 0].map(frame));

  it('goes to the next link, and back to the beginning of this one first', () => {
    expect(byGroup(groups, 1, 1)).toBe(3);
    expect(byGroup(groups, 4, -1)).toBe(3);
    expect(byGroup(groups, 3, -1)).toBe(1);
  });

  it('stays in the list at both ends', () => {
    expect(byGroup(groups, 0, -1)).toBe(0);
    expect(byGroup(groups, 5, 1)).toBe(5);
  });
});
