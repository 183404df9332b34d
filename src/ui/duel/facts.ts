/** One key, one fact: what is said on the screen and to a screen reader when a player asks for it. */
import { labelOf } from '@/catalogue/text/labels';
import type { LinkView } from '@/engine';
import { isOver } from '../chain/history';
import { stageOf } from '../chain/stage';
import { linkCost, linkName, linkTargets } from '../chain/words';
import { factsLine } from '../inspector/lines';
import { stepName, titleOf, whyOf } from '../prompts/wording';
import type { Table } from './table';

export const FACTS = ['lp', 'chain', 'focus', 'asked', 'turn'] as const;
export type Fact = (typeof FACTS)[number];

/** Lines of a fact, each a sentence or two. */
export function factOf(fact: Fact, table: Table, looked: number | null): string[] {
  switch (fact) {
    case 'lp':
      return lifePoints(table);
    case 'chain':
      return chain(table);
    case 'focus':
      return focus(table, looked);
    case 'asked':
      return asked(table);
    case 'turn':
      return turn(table);
  }
}

function lifePoints({ s, view, bottom }: Table): string[] {
  const own = view.seats[bottom];
  const other = view.seats[bottom === 0 ? 1 : 0];
  return [own, other].map(({ name, lp }) => s.facts.lp(name, s.number(lp)));
}

function chain(table: Table): string[] {
  const { s, view, pastChain } = table;
  const past = view.chain.length === 0;
  const links = past ? pastChain : view.chain;
  if (links.length === 0) return [s.facts.noChain];
  const stage = stageOf(view);
  const head = past ? s.facts.lastChain(links.length) : s.facts.chain(links.length, s.chain[stage]);
  return [head, ...links.map((link) => linkLine(table, link, past || stage !== 'building'))];
}

function linkLine(table: Table, link: LinkView, withState: boolean): string {
  const { s } = table;
  const targets = linkTargets(table, link);
  const cost = linkCost(table, link);
  const said = [
    s.facts.link(link.number, table.seat(link.seat), linkName(table, link)),
    targets === null ? null : s.chain.targets(targets),
    cost === null ? null : s.chain.cost(cost),
    withState || isOver(link.state) ? s.chain.states[link.state] : null,
  ];
  return `${said.filter((part) => part !== null).join('. ')}.`;
}

/** The card or zone that has the focus, or the card that was looked at last. */
function focus(table: Table, looked: number | null): string[] {
  const element = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const label = element?.closest('.bd') ? element.getAttribute('aria-label') : null;
  const onElement = element?.dataset.card;
  const id = onElement === undefined ? (label === null ? looked : null) : Number(onElement);
  const card = id === null ? undefined : table.card(id);
  if (label !== null) {
    const described = element?.getAttribute('aria-describedby');
    const why = described ? document.getElementById(described)?.textContent : null;
    return [`${label}.`, ...(card ? kindLine(table, card.id) : []), ...(why ? [why] : [])];
  }
  if (!card) return [table.s.facts.noFocus];
  return [`${table.name(card.id)}, ${table.place(card.id)}.`, ...kindLine(table, card.id)];
}

/** What the card is: attribute, Type, Level, ATK and DEF as they are now. */
function kindLine(table: Table, id: number): string[] {
  const { lang } = table;
  const stats = table.card(id)?.stats;
  const definition = table.definition(id);
  const attributes = stats?.attributes ?? (definition?.attribute ? [definition.attribute] : []);
  const type = stats?.type ?? definition?.type;
  const words = [
    ...attributes.map((attribute) => labelOf('attributes', attribute, lang)),
    ...(type ? [labelOf('types', type, lang)] : []),
    factsLine(table, id),
  ].filter(Boolean);
  return words.length > 0 ? [`${words.join(' · ')}.`] : [];
}

/** The question with the key of every answer. */
function asked(table: Table): string[] {
  const { s, view, seat } = table;
  const { prompt } = view;
  if (!prompt) return heard('.prompt [role=status] > *, .outcome > *');
  const why = whyOf(prompt, table);
  const head = `${s.prompt.asked(seat(prompt.seat))}. ${titleOf(prompt, table)}`;
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.prompt button')];
  const keyed = buttons.flatMap((button) => {
    const { digit, key } = button.dataset;
    const name = digit ?? (key === 'Escape' ? 'Esc' : key);
    return name ? [s.facts.answer(name, textOf(button))] : [];
  });
  const more = buttons.length - keyed.length;
  return [head, ...(why ? [why] : []), ...keyed, ...(more > 0 ? [s.facts.more(more)] : [])];
}

const heard = (selector: string): string[] => [...document.querySelectorAll<HTMLElement>(selector)].map(textOf);

/** Text without what is for the eye only. */
function textOf(element: HTMLElement): string {
  const words: string[] = [];
  const collect = (node: Node): void => {
    if (node instanceof HTMLElement && (node.getAttribute('aria-hidden') === 'true' || node.hidden)) return;
    if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '');
    for (const child of node.childNodes) collect(child);
  };
  collect(element);
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

function turn(table: Table): string[] {
  const { s, view, lang } = table;
  const step = stepName(table);
  const phase = view.result ? s.prompt.over : labelOf('phases', view.phase, lang);
  const now = step ? `${phase}, ${step}` : phase;
  return [s.facts.turn(s.top.turn(view.turn), s.top.turnOf(table.seat(view.turnPlayer)), now.replace(/\.$/, ''))];
}
