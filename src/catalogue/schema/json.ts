/** The JSON Schema that editors complete card files with: cards/schema/card.schema.json. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { cardSchema, namedParts } from './card';

/** The committed file, byte for byte. */
export const cardJsonSchema = (): string => {
  const { $schema, $defs, ...card } = toJsonSchema(cardSchema, { target: 'draft-07', definitions: namedParts });
  const whole = { $schema, title: 'A card of Spellspeed', ...card, definitions: $defs };
  // The converter names the parts as later drafts do; draft-07 calls them definitions.
  return `${JSON.stringify(whole, null, 2).replaceAll('"#/$defs/', '"#/definitions/')}\n`;
};
