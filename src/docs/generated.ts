/** Every generated file of the repository and what it must hold. */
import { cards as engineCards, loadCards } from '../catalogue';
import { cardJsonSchema } from '../catalogue/schema/json';
import { rulings } from '../rulings/all';
import { scenarioJsonSchema } from '../rulings/schema-json';
import { provenJson } from './proven';
import { rowsPage } from './rows';
import { rulesPage } from './rules';
import { statechartPage } from './statechart';

export interface GeneratedFile {
  /** Path from the repository's folder. */
  path: string;
  text: string;
}

export function generatedFiles(): GeneratedFile[] {
  const cards = loadCards();
  const cardSchema = cardJsonSchema();
  return [
    { path: 'cards/schema/card.schema.json', text: cardSchema },
    { path: 'docs/generated/scenario.schema.json', text: `${JSON.stringify(scenarioJsonSchema(), null, 2)}\n` },
    { path: 'docs/generated/statechart.md', text: statechartPage() },
    { path: 'docs/generated/rules.md', text: rulesPage(rulings) },
    { path: 'docs/generated/rows.md', text: rowsPage(cardSchema, cards) },
    { path: 'docs/generated/proven.json', text: provenJson(rulings, cards, engineCards) },
  ];
}
