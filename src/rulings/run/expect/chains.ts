/** Checks of Chains and their links. */
import { fail, nameOf, promptText, whoIs } from '../failure';
import type { ChainRecord, Table } from '../table';
import { type Checks, need, type Of } from './shared';

/** Windows in which a player may act; a question about a trigger or a detail of an activation is none. */
const WINDOWS: readonly string[] = ['open', 'fastEffect', 'chain', 'summonNegation', 'phaseEnd'];

const shown = (table: Table, chain: ChainRecord | undefined): string =>
  chain ? chain.links.map((l) => `${whoIs(l.seat)}: ${nameOf(table.duel, table.cards, l.card)}`).join(' / ') : 'none';

export function isLink(table: Table, link: { card: number; seat: number } | undefined, text: string): boolean {
  const parts = /^(turnPlayer|opponent): (.+)$/.exec(text);
  if (!link || !parts?.[2] || whoIs(link.seat) !== parts[1]) return false;
  return table.find.matches(table.duel, link.card, parts[2]);
}

function chainIs(table: Table, chain: ChainRecord | undefined, links: readonly string[], what: string): void {
  const fits = chain?.links.length === links.length && links.every((text, i) => isLink(table, chain.links[i], text));
  need(fits, () => `${what} is ${shown(table, chain)}`);
}

function chainsWere(table: Table, line: Of<'chainsWere'>): void {
  const { chains } = table;
  need(
    chains.length === line.chains.length,
    () => `the Chains were ${chains.map((c) => shown(table, c)).join('; ') || 'none'}`,
  );
  line.chains.forEach((links, i) => {
    chainIs(table, chains[i], links, `Chain ${i + 1}`);
  });
}

function lastLinkOf(table: Table, text: string, chain?: number): ChainRecord['links'][number] {
  const chains = chain === undefined ? table.chains : table.chains.slice(chain - 1, chain);
  const link = chains.flatMap((one) => one.links).findLast((l) => table.find.matches(table.duel, l.card, text));
  return link ?? fail(`${text} is no Chain Link. The last Chain is ${shown(table, table.chains.at(-1))}`);
}

function linkWas(table: Table, line: Of<'linkWas'>): void {
  const { outcome, why } = lastLinkOf(table, line.card, line.chain);
  need(outcome === line.outcome, () => `the link of ${line.card} was ${outcome ?? 'not resolved yet'}`);
  need(line.because === undefined || why === line.because, () => `${line.card} did nothing because of ${why}`);
  if (why !== null) table.gives([{ rule: why }]);
}

/** The state of a link when it was last on the Chain. */
function shownLink(table: Table, text: string) {
  for (const duel of table.moments.toReversed()) {
    const link = duel.chain.findLast((l) => table.find.matches(duel, l.ctx.card, text));
    if (link) return link;
  }
  return null;
}

function linkAnswers(table: Table, line: Of<'linkAnswers'>): void {
  const link = shownLink(table, line.card) ?? fail(`${line.card} was never on a Chain`);
  need(link.ctx.answers === line.link, () => `${line.card} answers ${link.ctx.answers ?? 'no link'}`);
}

function spellSpeedWas(table: Table, line: Of<'spellSpeedWas'>): void {
  const link = lastLinkOf(table, line.card);
  const speed = shownLink(table, line.card)?.speed ?? table.cards.get(link.def).effects[link.effect]?.speed;
  need(speed === line.speed, () => `the Spell Speed of ${line.card} was ${speed}`);
}

function nobodyCouldActBetween(table: Table, line: Of<'nobodyCouldActBetween'>): void {
  const { chains } = table;
  const chain = chains.findLastIndex((c) =>
    [line.first, line.second].every((text) => c.links.some((l) => isLink(table, l, text))),
  );
  const links = chains[chain]?.links ?? fail(`no Chain holds both. The last Chain is ${shown(table, chains.at(-1))}`);
  const first = links.findIndex((l) => isLink(table, l, line.first));
  const second = links.findIndex((l) => isLink(table, l, line.second));
  need(first < second, () => `the order is ${shown(table, chains[chain])}`);
  for (const { duel, closed } of table.stops) {
    const placed = closed === chain ? duel.chain.length : 0;
    if (placed > first && placed <= second && duel.prompt && WINDOWS.includes(duel.prompt.kind)) {
      fail(`between them ${promptText(duel, table.cards)}`);
    }
  }
}

export const CHAINS: Checks<
  'chainIs' | 'chainsWere' | 'noChain' | 'linkWas' | 'linkAnswers' | 'spellSpeedWas' | 'nobodyCouldActBetween'
> = {
  chainIs: (table, line) => chainIs(table, table.chains.at(-1), line.links, 'the Chain'),
  chainsWere,
  noChain: (table) =>
    need(table.chains.length === 0, () => `a Chain was built: ${table.chains.map((c) => shown(table, c)).join('; ')}`),
  linkWas,
  linkAnswers,
  spellSpeedWas,
  nobodyCouldActBetween,
};
