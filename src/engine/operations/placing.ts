/** Where and how a Summoned monster is placed: the player's choice. */
import { amongPointedTo, freeSpellTrapZones, summonZones } from '../facts/zones';
import type { Placing } from '../procedures/place';
import { positionsFor } from '../procedures/place';
import type { Option } from '../state/duel';
import { otherSeat, type Seat } from '../terms';
import type { Run } from './row';

/**
 * Asks for zone and position of one monster.
 * @param freed monsters about to leave
 * @param linked only zones this card points to
 * @returns null while an answer is due, false where no zone is left
 */
export const askZoneAndPosition = (
  run: Run,
  id: number,
  seat: Seat,
  position: 'attack' | 'defense' | 'faceDownDefense' | 'any',
  placed: readonly Placing[],
  freed?: ReadonlySet<number>,
  linked?: true,
): Placing | null | false => {
  const all = summonZones(run.board, id, seat, freed);
  const zones = (linked ? amongPointedTo(run.board, run.ctx.card, seat, all) : all).filter(
    (i) => !placed.some((p) => p.controller === seat && p.index === i),
  );
  if (zones.length === 0) return false;
  const chooser = run.step.by === 'opponent' ? otherSeat(run.ctx.seat) : run.ctx.seat;
  const zone = run.choose(
    `zone:${id}`,
    chooser,
    'zone',
    zones.map((index) => ({ do: 'zone', seat, place: 'monsterZone', index })),
    'summon',
    id,
  );
  if (zone?.do !== 'zone') return null;
  const positions: Option[] =
    position === 'any'
      ? positionsFor(run.board, id).map((p) => ({ do: 'position', position: p, faceUp: true }))
      : [
          {
            do: 'position',
            position: position === 'attack' ? 'attack' : 'defense',
            faceUp: position !== 'faceDownDefense',
          },
        ];
  const pos = run.choose(`position:${id}`, chooser, 'position', positions, 'summon', id);
  if (pos?.do !== 'position') return null;
  const from = run.board.duel.cards[id]?.place ?? 'nowhere';
  return { card: id, controller: seat, index: zone.index, position: pos.position, faceUp: pos.faceUp, from };
};

/**
 * Asks for a Spell & Trap Zone of this player.
 * @returns null while an answer is due, false where no zone is left
 */
export const askSpellTrapZone = (run: Run, id: number, seat: Seat, taken: readonly number[]): number | null | false => {
  const zones = freeSpellTrapZones(run.board, seat).filter((i) => !taken.includes(i));
  if (zones.length === 0) return false;
  const a = run.choose(
    `zone:${id}`,
    seat,
    'zone',
    zones.map((index) => ({ do: 'zone', seat, place: 'spellTrapZone', index })),
    'place',
    id,
  );
  return a?.do === 'zone' ? a.index : null;
};
