import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('placeInSpellTrapZone', () => {
  const gem = monster({ name: 'Gem', type: 'beast' });
  const place = spell({
    name: 'Place',
    do: [{ op: 'placeInSpellTrapZone', what: { from: ['hand', 'deck', 'gy'], of: 'you', kind: 'monster' } }],
  });

  test('places a monster face-up as a Continuous Spell, and shuffles the Deck it came from', () => {
    const t = play({ you: { hand: [place], deck: [gem, gem] } }).activate('Place');
    t.pick('Gem');
    expect(t.pile(0, 'spellTrapZones')).toContain('Gem');
    expect(t.card('Gem', 1)).toMatchObject({ faceUp: true, position: null, stats: null });
    expect(t.events('shuffled')).toHaveLength(1);
    expect(t.events('summoned')).toEqual([]);
  });

  test('needs a free zone and a monster', () => {
    expect(play({ you: { hand: [place], deck: [] } }).why('Place')).toEqual(['nothing-to-do']);
    const filler = spell({ name: 'Filler Spell', do: [{ op: 'draw', who: 'you', n: 1 }] });
    const full = { hand: [place], deck: [gem], spells: Array.from({ length: 4 }, () => filler) };
    // Its own card takes the last zone.
    expect(play({ you: full }).activate('Place').outcomes).toEqual(['withoutEffect']);
  });

  test('from there it can be Special Summoned', () => {
    const free = spell({
      name: 'Free',
      target: [{ from: 'spellTrapZone', of: 'you', property: ['continuous'], as: 't' }],
      do: [{ op: 'specialSummon', what: '$t', position: 'attack' }],
    });
    const t = play({ you: { hand: [place, free], gy: [gem], deck: [] } })
      .activate('Place')
      .activate('Free');
    expect(t.pile(0, 'monsterZones')).toEqual(['Gem']);
    expect(t.last('summoned', 'Gem')).toMatchObject({ method: 'special', from: 'spellTrapZone' });
  });

  test('`to` owner: in the zone of the player who owns the card', () => {
    const put = (to?: 'owner') =>
      spell({
        name: 'Put',
        do: [{ op: 'placeInSpellTrapZone', what: { of: 'opponent', kind: 'monster' }, ...(to && { to }) }],
      });
    const whose = (to?: 'owner') =>
      play({ you: { hand: [put(to)] }, opponent: { monsters: [monster({ name: 'Foe' })] } })
        .activate('Put')
        .card('Foe').controller;
    expect([whose(), whose('owner')]).toEqual([0, 1]);
  });
});
