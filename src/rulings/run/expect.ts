/** Checks one expectation; throws a Failure that says what is true instead. */
import type { Expectation } from '../schema';
import { CARDS } from './expect/cards';
import { CHAINS } from './expect/chains';
import { EVENTS } from './expect/events';
import { OPTIONS } from './expect/options';
import type { Checks } from './expect/shared';
import { VIEWS } from './expect/views';
import type { Table } from './table';

/** One check for every verb. */
const CHECKS: Checks<Expectation['expect']> = { ...CHAINS, ...OPTIONS, ...CARDS, ...EVENTS, ...VIEWS };

export function check(table: Table, line: Expectation): void {
  // Each entry takes the line of its own verb, which the type of a call by a computed key cannot say.
  (CHECKS[line.expect] as (table: Table, line: Expectation) => void)(table, line);
}
