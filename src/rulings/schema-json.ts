/** The JSON Schema of scenario files, for editors and outside writers. Used when documents are generated, not by the page. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { SCENARIO_VERSION, scenarioSchema } from './schema';

export function scenarioJsonSchema(): Record<string, unknown> {
  return {
    ...toJsonSchema(scenarioSchema, { errorMode: 'ignore' }),
    title: `Spellspeed scenario, version ${SCENARIO_VERSION}`,
  };
}
