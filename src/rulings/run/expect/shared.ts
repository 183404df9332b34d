/** What all checks use. */
import type { Expectation } from '../../schema';
import { fail, promptText } from '../failure';
import type { Table } from '../table';

export type Of<Verb extends Expectation['expect']> = Extract<Expectation, { expect: Verb }>;
/** One check for each of some verbs. */
export type Checks<Verb extends Expectation['expect']> = { [V in Verb]: (table: Table, line: Of<V>) => void };

export function need(holds: boolean, message: () => string): void {
  if (!holds) fail(message());
}
export const asked = (table: Table): string => promptText(table.duel, table.cards);
