/** From a ruling to the others. */
import { rulingAddress } from '@/rulings/address';
import { rulings } from '@/rulings/all';
import { type Asked, caseShowing, showing } from './contents';

/** Another ruling on the rule than this one; null where this one is the only one. */
export function otherRuling(id: string, rule: string, asked: Asked): string | null {
  const other = showing(rulings, rule, asked).find(({ scenario }) => scenario.id !== id);
  return other ? rulingAddress(other.scenario.id, caseShowing(other.scenario, rule, asked)) : null;
}
