import { test } from 'vitest';
import type { CardDefinition } from '../../engine/definition';
import { cardText, effectKindLabel, shortEffect } from './index';

const cards = import.meta.glob<CardDefinition>('../../../cards/{monsters-normal,monsters-effect,spells,traps}/*.json', {
  eager: true,
  import: 'default',
});
test('x', () => {
  for (const c of Object.values(cards)) {
    console.log(
      [
        '## ' + c.name.en + ' / ' + c.name.ko,
        ...cardText(c, 'en'),
        ...cardText(c, 'ko'),
        ...c.effects.map(
          (e, i) =>
            `   [${effectKindLabel(e, 'en')} / ${effectKindLabel(e, 'ko')}] ${shortEffect(c, i, 'en')} / ${shortEffect(c, i, 'ko')}`,
        ),
      ].join('\n'),
    );
  }
});
