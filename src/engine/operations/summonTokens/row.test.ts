import { describe, expect, test } from 'vitest';
import { monster, play, spell, token, trap } from '../../testing/board';

describe('summonTokens', () => {
  const sheep = token({ name: 'Sheep', atk: 300, def: 200 });
  const flock = spell({
    name: 'Flock',
    tokens: { sheep },
    do: [{ op: 'summonTokens', token: 'sheep', n: 2, position: 'defense' }],
  });
  const full = monster({ name: 'Full' });
  const four = [full, full, full, full];

  test('Special Summons Tokens at one time, out of nowhere', () => {
    const t = play({ you: { hand: [flock] } }).activate('Flock');
    expect(t.pile(0, 'monsterZones')).toEqual(['Sheep', 'Sheep#2']);
    expect(t.card('Sheep')).toMatchObject({
      def: 0,
      position: 'defense',
      stats: { atk: 300, def: 200, level: 1, type: 'beast' },
    });
    const [a, b] = t.events('summoned');
    expect(a).toMatchObject({ card: t.id('Sheep'), method: 'special', from: 'nowhere', seat: 0 });
    expect(b?.time).toBe(a?.time);
  });

  test('cannot be activated without a zone for each', () => {
    expect(play({ you: { hand: [flock], monsters: four } }).why('Flock')).toEqual(['no-zone']);
    expect(play({ you: { hand: [flock], monsters: four.slice(1) } }).why('Flock')).toEqual([]);
  });

  test('does nothing at all if a zone is missing when it resolves', () => {
    const gift = trap({
      name: 'Gift',
      do: [
        { op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster' }, to: 'opponent', position: 'attack' },
      ],
    });
    const t = play({
      you: { hand: [flock], monsters: four.slice(1) },
      opponent: { spells: [gift], hand: [monster({ name: 'Guest' })] },
    });
    t.activate('Flock').activate('Gift').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.pile(0, 'monsterZones')).toHaveLength(4);
    expect(t.events('summoned')).toHaveLength(1);
  });

  test('restrictions come with them: for good, or for this turn', () => {
    const odd = spell({
      name: 'Odd',
      tokens: { sheep },
      do: [
        {
          op: 'summonTokens',
          token: 'sheep',
          n: 1,
          position: 'attack',
          attach: [{ mod: 'cannotBeTributed', to: 'self' }],
          attachThisTurn: [{ mod: 'cannotAttack', to: 'self' }],
        },
      ],
    });
    const t = play({ you: { hand: [odd, monster({ name: 'Big', level: 7 })], monsters: [full] } }).activate('Odd');
    expect(t.can('normalSummon Big')).toBe(false);
    t.goTo('battle');
    expect(t.can('attack Sheep')).toBe(false);
    t.nextTurn().nextTurn();
    expect(t.can('normalSummon Big')).toBe(false);
    expect(t.goTo('battle').can('attack Sheep')).toBe(true);
  });

  test('a Token destroyed does what the effect says to the player who controlled it', () => {
    const pest = spell({
      name: 'Pest',
      tokens: { sheep },
      do: [
        {
          op: 'summonTokens',
          token: 'sheep',
          n: 1,
          to: 'opponent',
          position: 'attack',
          onDestroyed: [{ op: 'damage', to: 'you', amount: 300 }],
        },
      ],
    });
    const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { all: true, kind: 'monster' } }] });
    const t = play({ you: { hand: [pest, storm] } })
      .activate('Pest')
      .activate('Storm');
    expect(t.lp).toEqual([8000, 7700]);
    expect(t.last('damage')).toMatchObject({ seat: 1, amount: 300, how: 'effect' });
  });

  test('a Token can have ATK and DEF that are counted', () => {
    const twin = spell({
      name: 'Twin',
      tokens: { sheep },
      do: [
        {
          op: 'summonTokens',
          token: 'sheep',
          n: 1,
          position: 'attack',
          atk: { stat: 'atk', of: { kind: 'monster', name: full.id } },
          def: 700,
        },
      ],
    });
    const t = play({ you: { hand: [twin], monsters: [full] } }).activate('Twin');
    expect([t.atk('Sheep'), t.def('Sheep')]).toEqual([1000, 700]);
  });
});
