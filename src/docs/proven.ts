/** docs/generated/proven.json: which effects of which cards the rulings have used. */
import type { CardDefinition, Cards } from '../engine';
import { advance, startPosition } from '../engine';
import { Usage } from '../players/usage';
import type { Ruling } from '../rulings/all';
import { runScenario } from '../rulings/run';

/** Plays every ruling; what a failed one did proves nothing. */
export function provenJson(rulings: readonly Ruling[], definitions: readonly CardDefinition[], cards: Cards): string {
  const usage = new Usage();
  for (const { scenario } of rulings) {
    const result = runScenario(scenario, cards);
    if (!result.passed) continue;
    for (const { played } of result.cases) {
      if (!played) continue;
      let duel = startPosition(played.board, cards);
      for (const decision of played.decisions) {
        usage.stop(duel, duel.prompt?.options[decision]);
        duel = advance(duel, cards, decision);
      }
      usage.stop(duel, undefined);
      usage.add(duel);
    }
  }
  const lines = Object.entries(usage.used(definitions)).map(([id, effects]) => `  "${id}": [${effects.join(', ')}]`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
