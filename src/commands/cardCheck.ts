/** Card files that nobody has checked since they were written: each slot that is wrong, with its file. */
import { archetypes, cardFiles, namedCards } from '../catalogue/files';
import { CardFileError, type FileProblem, readCards } from '../catalogue/load';

/** All that is wrong in card files that are used together; by default in those of the repository. */
export function problemsInCards(files: Readonly<Record<string, unknown>> = cardFiles): readonly FileProblem[] {
  try {
    readCards(files, archetypes, [], namedCards);
    return [];
  } catch (error) {
    if (!(error instanceof CardFileError)) throw error;
    return error.problems;
  }
}

/** One line for each of them: "cards/traps/x.json: effects[0].do[0].op: found "fly", expected ...". */
export const linesOf = (problems: readonly FileProblem[]): string[] =>
  problems.length === 0 ? [] : new CardFileError(problems).message.split('\n');
