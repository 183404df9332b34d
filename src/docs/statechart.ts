/** docs/generated/statechart.md: both regions of the machine as diagrams, and every node with its sentence. */
import { type ChartNode, NAMED_CHART } from '../engine';
import { GENERATED, page, table } from './markdown';

interface Arrow {
  from: string;
  outcome: string;
  guard: string | null;
  to: string;
}
interface Leaf {
  path: string;
  node: ChartNode;
}

const TITLES: Record<string, string> = {
  turn: 'The turn',
  timing: 'Fast Effect Timing',
};

/** Every node below this one with its path inside the region. */
function nodesOf(node: ChartNode, path = ''): Leaf[] {
  return Object.entries(node.states ?? {}).flatMap(([name, inner]) => {
    const own = path === '' ? name : `${path}.${name}`;
    return [{ path: own, node: inner }, ...nodesOf(inner, own)];
  });
}

function arrowsOf(region: ChartNode): Arrow[] {
  const nodes = nodesOf(region);
  const pathOfId = new Map(nodes.map(({ path, node }) => [node.id, path]));
  const resolve = (from: string, target: string): string => {
    if (target.startsWith('#')) return pathOfId.get(target.slice(1)) ?? target.slice(1);
    const parent = from.split('.').slice(0, -1);
    return [...parent, target].join('.');
  };
  return nodes.flatMap(({ path, node }) =>
    Object.entries(node.on ?? {}).flatMap(([outcome, to]) => {
      const list = (Array.isArray(to) ? to : [to]).map((one) => (typeof one === 'string' ? { target: one } : one));
      return list.flatMap((one) =>
        [one.target].flat().map((target) => ({
          from: path,
          outcome,
          guard: ('guard' in one && one.guard) || null,
          to: resolve(path, target),
        })),
      );
    }),
  );
}

const idOf = (path: string): string => path.replaceAll('.', '_');

/** Mermaid's words for a region: nested nodes inside their parent, then the arrows. */
function diagram(region: ChartNode): string {
  const lines: string[] = ['stateDiagram-v2'];
  const draw = (node: ChartNode, path: string, indent: string): void => {
    if (node.initial) {
      const first = path === '' ? node.initial : `${path}.${node.initial}`;
      lines.push(`${indent}[*] --> ${idOf(first)}`);
    }
    for (const [name, inner] of Object.entries(node.states ?? {})) {
      const own = path === '' ? name : `${path}.${name}`;
      const label = inner.meta?.box ? `${name} (${inner.meta.box})` : name;
      lines.push(`${indent}state "${label}" as ${idOf(own)}`);
      if (!inner.states) continue;
      lines.push(`${indent}state ${idOf(own)} {`);
      draw(inner, own, `${indent}  `);
      lines.push(`${indent}}`);
    }
  };
  draw(region, '', '  ');
  for (const { from, outcome, guard, to } of arrowsOf(region)) {
    lines.push(`  ${idOf(from)} --> ${idOf(to)}: ${outcome}${guard ? ` [${guard}]` : ''}`);
  }
  return ['```mermaid', ...lines, '```'].join('\n');
}

function nodeTable(region: ChartNode): string {
  const arrows = arrowsOf(region);
  return table(
    ['Node', 'Box', 'What happens', '하는 일', 'Leads to'],
    nodesOf(region).map(({ path, node }) => [
      `\`${path}\``,
      node.meta?.box ?? '',
      node.meta?.en ?? '',
      node.meta?.ko ?? '',
      arrows
        .filter(({ from }) => from === path)
        .map(({ outcome, guard, to }) => `${outcome}${guard ? ` [${guard}]` : ''} → \`${to}\``)
        .join(', '),
    ]),
  );
}

export function statechartPage(): string {
  const regions = Object.entries(NAMED_CHART.states ?? {});
  return page(
    '# The statechart',
    GENERATED,
    'Made from `src/engine/machine/config.ts`. Two regions run side by side: where the turn stands, and where Konami’s ' +
      'Fast Effect Timing chart stands (its boxes A to E are named). An arrow is what the work of a node came to; in ' +
      'brackets, the guard that chooses between two arrows. From every node the end of the Duel leads to `over`.',
    ...regions.flatMap(([name, region]) => [`## ${TITLES[name] ?? name}`, diagram(region), nodeTable(region)]),
  );
}
