import { describe, expect, it } from 'vitest';
import { cards, loadCards } from '@/catalogue';
import { lockText } from '@/catalogue/text';
import { advance, type BoardSetup, type Duel, type Modifier, type Option, startPosition, thisTurn } from '@/engine';

const passcode = (name: string) => loadCards().find((card) => card.name.en === name)!.id;
const board = (list: BoardSetup['cards']): Duel =>
  startPosition({ cards: list, turnPlayer: 0, turn: 3, at: 'mainPhase1' }, cards);
const take = (duel: Duel, wants: (option: Option) => boolean): Duel =>
  advance(duel, cards, duel.prompt!.options.findIndex(wants));

describe('this turn', () => {
  it('counts Normal Summons against what is allowed', () => {
    const start = board([
      { def: passcode('Sangan'), place: 'hand', seat: 0 },
      { def: passcode('Kuriboh'), place: 'hand', seat: 0 },
    ]);
    expect(thisTurn(start, cards).seats[0].normalSummons).toEqual({ used: 0, of: 1 });
    let duel = take(start, (option) => option.do === 'normalSummon' && option.card === 0);
    while (duel.prompt?.kind === 'zone' || duel.prompt?.kind === 'position') duel = advance(duel, cards, 0);
    expect(thisTurn(duel, cards).seats[0].normalSummons).toEqual({ used: 1, of: 1 });
    expect(thisTurn(duel, cards).seats[1].normalSummons).toEqual({ used: 0, of: 1 });
  });

  it('names what holds, from where and until when', () => {
    const duel = board([
      {
        def: passcode('Thunder King Rai-Oh'),
        place: 'monsterZone',
        seat: 1,
        index: 0,
        faceUp: true,
        position: 'attack',
      },
    ]);
    const [lock, ...more] = thisTurn(duel, cards).locks;
    expect(more).toEqual([]);
    expect(lock).toMatchObject({ source: 0, seat: 1, until: null, mod: { mod: 'cannotAddFromDeck' } });
    expect(lockText(cards.get(lock!.sourceDef).def, lock!.mod, 'en')).toMatch(/^Neither player can add cards/);
  });

  it('knows which limited effects were used', () => {
    const uses = board([{ def: passcode('Sangan'), place: 'hand', seat: 0 }]);
    const used = structuredClone(uses);
    used.seats[0].uses = { [`${passcode('Sangan')}:0`]: [3], [`${passcode('Kuriboh')}:0`]: [2] };
    expect(thisTurn(used, cards).seats[0].used).toEqual([{ def: passcode('Sangan'), effect: 0, card: null, times: 1 }]);
  });
});

/** Every modifier written anywhere in a card. */
function modifiersIn(part: unknown): Modifier[] {
  if (Array.isArray(part)) return part.flatMap(modifiersIn);
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(modifiersIn);
  return 'mod' in part ? [part as Modifier, ...inside] : inside;
}

describe('what lasts', () => {
  it.each(['en', 'ko'] as const)('has a sentence of its own in %s for every card', (lang) => {
    for (const card of loadCards()) {
      for (const mod of modifiersIn(card.effects)) {
        expect(lockText(card, mod, lang), `${card.name.en}: ${mod.mod}`).toMatch(/^(?!.*(undefined|null|NaN)).{3,}/);
      }
    }
  });
});
