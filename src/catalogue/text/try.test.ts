import { test } from 'vitest';
import type { CardDefinition } from '../../engine/definition';
import { cardText } from './generate';
const cards = import.meta.glob<CardDefinition>('../../../cards/{monsters-normal,monsters-effect,spells,traps}/*.json', { eager: true, import: 'default' });
test('x', () => {
  for (const c of Object.values(cards)) {
    console.log(['## ' + c.name.en + ' / ' + c.name.ko, ...cardText(c, 'en'), ...cardText(c, 'ko')].join('\n'));
  }
});
