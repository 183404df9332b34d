/** What an attack would do, in a few words; nothing where a hidden card takes part. */
import { cards } from '@/catalogue';
import { forecastAttack } from '@/engine';
import type { Table } from '../duel/table';

export function forecastText(table: Table, attacker: number | null, target: number | null): string | null {
  const { s, seat, name, card, duel } = table;
  const isOpen = (id: number): boolean => card(id)?.faceUp === true && card(id)?.stats != null;
  if (attacker === null || !isOpen(attacker) || (target !== null && !isOpen(target))) return null;
  const { atk, against, damage, destroyed } = forecastAttack(duel, cards, attacker, target);
  const t = s.forecast;
  const outcome = [
    ...(damage ? [t.loses(seat(damage.seat), s.number(damage.amount))] : []),
    ...(destroyed.length > 0 ? [t.destroyed(destroyed.map(name).join(', '))] : []),
  ];
  const fight = against === null ? null : t.against(s.number(atk), s.number(against));
  return `${fight === null ? '' : `${fight}: `}${outcome.join(', ') || t.nothing}`;
}
