/** One page with the text of every card in both languages: a change of a template shows on every card it touches. */
import type { CardDefinition } from '../../engine/definition';
import { cardText } from './generate';
import { labelOf } from './labels';

function facts(card: CardDefinition): string {
  const property = card.property ? `${labelOf('properties', card.property, 'en')} ` : '';
  const kind = `${property}${labelOf('cardKinds', card.kind, 'en')}`;
  if (card.kind !== 'monster') return kind;
  const words = [
    ...(card.attribute ? [labelOf('attributes', card.attribute, 'en')] : []),
    ...(card.level === undefined ? [] : [`Level ${card.level}`]),
    ...(card.rank === undefined ? [] : [`Rank ${card.rank}`]),
    ...(card.rank === undefined ? [] : [`Rank ${card.rank}`]),
    ...(card.type ? [labelOf('types', card.type, 'en')] : []),
    `${card.atk ?? 0}/${card.def ?? 0}`,
  ];
  return `${kind}: ${words.join(', ')}`;
}

/** Paragraphs of a block quote; choices keep their lines. */
function quoted(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .split('\n')
        .map((part) => `> ${part}`)
        .join('  \n'),
    )
    .join('\n>\n');
}

/** Contents of docs/generated/texts.md, cards in the order of their English names. */
export function goldenTexts(cards: readonly CardDefinition[]): string {
  const sorted = [...cards].sort((a, b) => (a.name.en < b.name.en ? -1 : a.name.en > b.name.en ? 1 : a.id - b.id));
  const sections = sorted.map((card) => {
    const title = `## ${card.name.en} · ${card.name.ko}\n\n${card.id} · ${facts(card)}`;
    const texts = (['en', 'ko'] as const).map((lang) => quoted(cardText(card, lang))).filter(Boolean);
    return [title, ...texts].join('\n\n');
  });
  const head =
    '# Card texts\n\nGenerated from the definitions in `cards/` by `npm run docs`; a change here shows what a template or a card file now says.';
  return `${[head, ...sections].join('\n\n')}\n`;
}
