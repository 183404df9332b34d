import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { View } from '@/engine';
import { Board, type BoardProps } from './Board';
import { cardName, facts, midChain, shortName, Table } from './fixture';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function props(view: View, change: Partial<BoardProps> = {}): BoardProps {
  return {
    view,
    lang: 'en',
    bottom: 0,
    cardName,
    shortName,
    facts,
    usable: new Set(),
    pickable: new Set(),
    picked: [],
    zoneChoices: new Map(),
    selected: null,
    onCard: vi.fn(),
    onZone: vi.fn(),
    onPile: vi.fn(),
    reasonLine: () => null,
    speed: 0,
    ...change,
  };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const names = () => screen.getAllByRole('button').map((b) => b.getAttribute('aria-label'));

describe('names', () => {
  it('say place, card, position, value and face', () => {
    const { view } = midChain();
    render(<Board {...props(view)} />);
    expect(button('M3, Jinzo, Attack Position, ATK 2400, face-up, Chain Link 2')).toBeTruthy();
    expect(button('M1, Royal Magical Library, Defense Position, DEF 2000, face-up, 2 Spell Counters')).toBeTruthy();
    expect(button('S2, Mystical Space Typhoon, Quick-Play Spell, Set face-down')).toBeTruthy();
    expect(button('S5, Axe of Despair, Equip Spell, face-up, equipped to M4')).toBeTruthy();
    expect(button('oM5, Set monster')).toBeTruthy();
    expect(button('oS2, Set card, target of Chain Link 2')).toBeTruthy();
    expect(
      button('Player 2 GY, 2 cards, on top: Maxx "C", Chain Link 3: Maxx "C", target of Chain Link 4'),
    ).toBeTruthy();
    expect(button('M2, empty')).toBeTruthy();
    expect(screen.getByRole('grid', { name: 'Field' })).toBeTruthy();
  });

  it('speak Korean', () => {
    const { view } = midChain();
    render(<Board {...props(view, { lang: 'ko' })} />);
    expect(button('M3, 인조인간 -사이코 쇼커-, 공격 표시, 공격력 2400, 앞면 표시, 체인 2')).toBeTruthy();
    expect(button('oM5, 세트한 몬스터')).toBeTruthy();
    expect(screen.getByRole('grid', { name: '필드' })).toBeTruthy();
  });

  it('turn with the seat below', () => {
    const { view } = midChain();
    render(<Board {...props(view, { bottom: 1 })} />);
    expect(button(/^oM3, Jinzo/)).toBeTruthy();
    expect(button(/^M2, Blue-Eyes White Dragon/)).toBeTruthy();
  });
});

describe('hidden cards', () => {
  it('leave no trace in the page', () => {
    const { view } = midChain();
    const { container } = render(<Board {...props(view)} />);
    const hand = screen.getByRole('list', { name: 'Player 2 hand, 3 cards' });
    expect(within(hand).queryAllByRole('button')).toHaveLength(0);
    expect(hand.textContent).toBe('');
    const backs = [...container.querySelectorAll('.cf-back')].map((back) => back.outerHTML);
    expect(new Set(backs.map((html) => html.replace(/ cf-(xt|zone)| is-def/g, ''))).size).toBe(1);
  });

  it('keep art in the document only while someone sees it', () => {
    const { view, table } = midChain();
    const { rerender } = render(<Board {...props(view)} />);
    expect(document.querySelector('[id^="art-77585513"]')).not.toBeNull();
    const hidden = table.cards.map((card) => ({ ...card, def: null, faceUp: false, stats: null }));
    rerender(<Board {...props({ ...view, cards: hidden })} />);
    expect(document.querySelector('[id^="art-"][id*="-machine"]')).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/Jinzo|Sangan|Ash Blossom/);
  });

  it('of a hand become buttons only when the game asks for one', () => {
    const { view } = midChain();
    const second = view.seats[1].hand[1]!;
    const onCard = vi.fn();
    render(<Board {...props(view, { pickable: new Set([second]), onCard })} />);
    fireEvent.click(button('Hand card 2 of 3, hidden, can be chosen'));
    expect(onCard).toHaveBeenCalledWith(second);
  });

  it('known to both in solo play are shown face-up and Set', () => {
    const table = new Table();
    table.put({ def: 77585513, seat: 1, place: 'monsterZone', index: 0, faceUp: false, position: 'defense' });
    render(<Board {...props(table.view({ viewer: 'both' }))} />);
    expect(button('oM1, Jinzo, Defense Position, DEF 1500, Set face-down')).toBeTruthy();
  });
});

describe('presses', () => {
  it('report cards, zones and piles', () => {
    const { view, id } = midChain();
    const p = props(view, { zoneChoices: new Map([['0:monsterZone:1', 4]]) });
    render(<Board {...p} />);
    fireEvent.click(button(/^M3, Jinzo/));
    expect(p.onCard).toHaveBeenCalledWith(id.jinzo);
    fireEvent.click(button('M2, empty, zone can be chosen'));
    expect(p.onZone).toHaveBeenCalledWith('0:monsterZone:1');
    fireEvent.click(button(/^Player 1 GY/));
    expect(p.onPile).toHaveBeenCalledWith(0, 'gy');
  });

  it('report the index of the seat that may choose an Extra Monster Zone', () => {
    const { view } = midChain();
    const p = props(view, { zoneChoices: new Map([['1:monsterZone:6', 0]]) });
    render(<Board {...p} />);
    fireEvent.click(button('EL, empty, zone can be chosen'));
    expect(p.onZone).toHaveBeenCalledWith('1:monsterZone:6');
  });

  it('tell which cards can be chosen and which are', () => {
    const { view, id } = midChain();
    const pickable = new Set([id.blueEyes!, id.setA!]);
    const { container } = render(<Board {...props({ ...view, chain: [] }, { pickable, picked: [id.blueEyes!] })} />);
    expect(
      button('oM2, Blue-Eyes White Dragon, Attack Position, ATK 3000, face-up, choice 1').getAttribute('aria-pressed'),
    ).toBe('true');
    expect(button('oS4, Set card, can be chosen').getAttribute('aria-pressed')).toBe('false');
    expect(container.querySelector('.bd-choice')?.textContent).toBe('1');
    expect(button(/^M3, Jinzo/).closest('.is-faded')).not.toBeNull();
  });

  it('describe a hand card by the reason why it cannot be used', () => {
    const { view, id } = midChain();
    render(
      <Board
        {...props(view, { reasonLine: (card) => (card === id.veiler ? "Only in Player 2's Main Phase" : null) })}
      />,
    );
    const veiler = button('Effect Veiler, ATK 0, DEF 0');
    const described = document.getElementById(veiler.getAttribute('aria-describedby')!);
    expect(described?.textContent).toBe("Only in Player 2's Main Phase");
  });
});

describe('keys', () => {
  const walk = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  const here = () => document.activeElement?.getAttribute('aria-label');

  it('walk the field and both hands', () => {
    const { view } = midChain();
    render(<Board {...props({ ...view, chain: [] })} />);
    act(() => button(/^M3, Jinzo/).focus());
    walk('ArrowRight');
    expect(here()).toMatch(/^M4, Dark Magician/);
    walk('ArrowUp');
    expect(here()).toBe('ER, empty');
    walk('ArrowLeft');
    expect(here()).toBe('EL, empty');
    walk('ArrowUp');
    expect(here()).toBe('oM4, empty');
    walk('Home');
    expect(here()).toMatch(/^Player 2 GY/);
    walk('ArrowUp');
    expect(here()).toMatch(/^Player 2 Deck/);
    walk('ArrowUp');
    expect(here()).toMatch(/^Player 2 Deck/);
    walk('End');
    expect(here()).toMatch(/^Player 2 Extra Deck/);
    for (let i = 0; i < 5; i++) walk('ArrowDown');
    expect(here()).toMatch(/^Solemn Judgment/);
    walk('ArrowLeft');
    expect(here()).toMatch(/^Infinite Impermanence/);
  });

  it('let Tab visit what can be done now and the stop visited last', () => {
    const { view, id } = midChain();
    render(<Board {...props(view, { usable: new Set([id.mst!, id.ash!]) })} />);
    const tabbed = () =>
      screen
        .getAllByRole('button')
        .filter((b) => b.tabIndex === 0)
        .map((b) => b.getAttribute('aria-label')!.split(',')[0]);
    expect(tabbed()).toEqual(['M3', 'S2', 'Ash Blossom & Joyous Spring']);
    act(() => button(/^oM2/).focus());
    expect(tabbed()).toEqual(['oM2', 'S2', 'Ash Blossom & Joyous Spring']);
  });

  it('stay in the hand when the focused card leaves it', () => {
    const { view, id, table } = midChain();
    const { rerender } = render(<Board {...props(view)} />);
    act(() => button(/^Infinite Impermanence/).focus());
    const cards = table.cards.map((card) =>
      card.id === id.imperm ? { ...card, place: 'gy' as const, faceUp: true } : card,
    );
    const seats = structuredClone(view.seats);
    seats[0].hand = seats[0].hand.filter((card) => card !== id.imperm);
    seats[0].gy.push(id.imperm!);
    rerender(<Board {...props({ ...view, cards, seats })} />);
    expect(here()).toMatch(/^(Effect Veiler|Solemn Judgment)/);
  });
});

describe('the middle', () => {
  it('counts links and says who passed', () => {
    const { view } = midChain();
    const { container } = render(<Board {...props(view)} />);
    expect(container.querySelector('.bd-med')?.textContent).toContain('4Chain Links');
    expect(container.querySelector('.bd-passed')?.textContent).toBe('passed');
    expect(container.querySelectorAll('.bd-wire.is-target')).toHaveLength(2);
    expect(container.querySelectorAll('.bd-wire.is-answer')).toHaveLength(1);
  });

  it('says which link resolves', () => {
    const { view } = midChain();
    const chain = view.chain.map(
      (link) => ({ ...link, state: link.number < 2 ? 'waiting' : link.number > 2 ? 'resolved' : 'resolving' }) as const,
    );
    const { container } = render(
      <Board {...props({ ...view, chain, at: { ...view.at, timing: 'chain.resolving' } })} />,
    );
    expect(container.querySelector('.bd-med')?.textContent).toBe('Resolving2of 4 links');
    expect(container.querySelectorAll('.bd-wire')).toHaveLength(1);
  });

  it('holds a monster that is being Summoned while its zone is kept', () => {
    const { view, id, table } = midChain();
    const cards = table.cards.map((card) => (card.id === id.magician ? { ...card, place: 'nowhere' as const } : card));
    const seats = structuredClone(view.seats);
    seats[0].monsterZones[3] = null;
    const summon = {
      seat: 0 as const,
      method: 'normal' as const,
      way: null,
      cards: [id.magician!],
      tributes: [],
      zones: [{ seat: 0 as const, index: 3 }],
    };
    render(<Board {...props({ ...view, chain: [], cards, seats, summon })} />);
    expect(button(/^nowhere yet, Dark Magician/)).toBeTruthy();
    expect(button('M4, reserved for Dark Magician').closest('.is-reserved')).not.toBeNull();
  });

  it('shows a monster that is being Flip Summoned in its zone and nowhere else', () => {
    const { view, id } = midChain();
    const summon = {
      seat: 0 as const,
      method: 'flip' as const,
      way: null,
      cards: [id.magician!],
      tributes: [],
      zones: [{ seat: 0 as const, index: 3 }],
    };
    render(<Board {...props({ ...view, chain: [], summon })} />);
    expect(screen.queryByRole('button', { name: /^nowhere yet/ })).toBeNull();
    expect(button(/^M4, Dark Magician.*its Summon is pending$/).closest('.is-awaiting')).not.toBeNull();
  });

  it('draws an attack in the colour of the seat and never in gold', () => {
    const { view, id } = midChain();
    const battle = { attacker: id.magician!, target: id.blueEyes! };
    const { container } = render(<Board {...props({ ...view, chain: [], battle })} />);
    expect(container.querySelector('.bd-med')?.textContent).toBe('3500against3000');
    expect(button(/^M4, Dark Magician.*attacking$/)).toBeTruthy();
    expect(button(/^oM2, Blue-Eyes.*attack target$/)).toBeTruthy();
    expect(container.querySelector<HTMLElement>('.bd-wire.is-attack')?.style.getPropertyValue('--c')).toBe(
      'var(--seat-a)',
    );
    expect(container.querySelector('.bd-wire.is-target')).toBeNull();
  });

  it('lists every button with a name', () => {
    const { view } = midChain();
    render(<Board {...props(view)} />);
    expect(names().every((name) => name && name.length > 1)).toBe(true);
  });
});

describe('moves', () => {
  /** Lays elements out by their stop, so that a move has a distance. */
  function layOut() {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const cell = this.closest<HTMLElement>('[role=gridcell]');
      const item = this.closest('li');
      const x = cell
        ? Number(cell.style.gridColumn) * 100
        : item
          ? [...item.parentElement!.children].indexOf(item) * 100
          : 0;
      const y = cell ? Number(cell.style.gridRow) * 100 : item ? 900 : 0;
      return { left: x, top: y, width: 60, height: 90, x, y, right: x + 60, bottom: y + 90, toJSON: () => ({}) };
    });
    const animate = vi.fn(() => ({ cancel: vi.fn() }) as unknown as Animation);
    Element.prototype.animate = animate;
    return animate;
  }

  function afterSummon() {
    const { view, id, table } = midChain();
    const cards = table.cards.map((card) =>
      card.id === id.ash
        ? { ...card, place: 'monsterZone' as const, index: 1, faceUp: true, position: 'attack' as const }
        : card,
    );
    const seats = structuredClone(view.seats);
    seats[0].hand = seats[0].hand.filter((card) => card !== id.ash);
    seats[0].monsterZones[1] = id.ash!;
    return { before: view, after: { ...view, cards, seats } };
  }

  it('slide from where the card was', () => {
    const animate = layOut();
    const { before, after } = afterSummon();
    const { rerender } = render(<Board {...props(before, { speed: 2 })} />);
    expect(animate).not.toHaveBeenCalled();
    rerender(<Board {...props(after, { speed: 2 })} />);
    const calls = animate.mock.calls as unknown as [Keyframe[], KeyframeAnimationOptions][];
    expect(calls.some(([frames]) => frames[0]!.transform === 'translate(-300px, 500px) scale(1)')).toBe(true);
    expect(calls[0]![1].duration).toBe(110);
  });

  it('do not slide at speed 0', () => {
    const animate = layOut();
    const { before, after } = afterSummon();
    const { rerender } = render(<Board {...props(before)} />);
    rerender(<Board {...props(after)} />);
    expect(animate).not.toHaveBeenCalled();
  });

  it('outline both ends with reduced motion', () => {
    const animate = layOut();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { before, after } = afterSummon();
    const { rerender } = render(<Board {...props(before, { speed: 1 })} />);
    rerender(<Board {...props(after, { speed: 1 })} />);
    vi.unstubAllGlobals();
    const calls = animate.mock.calls as unknown as [Keyframe[], KeyframeAnimationOptions][];
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.every(([frames]) => frames.every((frame) => frame.transform === undefined))).toBe(true);
  });
});
