import { test } from '@playwright/test';
import { cards, decks } from './support/rules';
import { startDuel, advance, hashOf } from '../src/engine';
import { simple } from '../src/players/simple';
import { random } from '../src/players/random';
import { playDuel } from '../src/players/play';
test('x', async () => {
  test.setTimeout(300000);
  const t = Date.now();
  let n = 0;
  const found: string[] = [];
  for (let seed = 1; seed < 400 ; seed++) for (const kind of ['simple','random'] as const) {
    const mk = kind === 'simple' ? simple : random;
    let hit: number | null = null; let desc='';
    let count=0;
    const stops: any[]=[];
    playDuel({ decks: [decks[0]!, decks[1]!], options: { seed } }, cards, [mk(seed), mk(seed + 1)], { check: 'none', decisionCap: 400, onStop: (duel) => {
      count++;
      const c = duel.chain;
      if (c.length >= 4 && new Set(c.map(l => l.ctx.seat)).size === 2 && hit === null) { hit = count; desc = `t${duel.turn} ` + c.map(l => `${l.ctx.seat}:${cards.get(l.ctx.def).def.name.en}#${l.ctx.effect}[${l.targets.length}]`).join(' | '); }
      if (hit !== null && duel.resolvedChain.length>=4 && stops.length===0 && duel.chain.length===0) { stops.push(1); desc += ' => ' + duel.resolvedChain.map(l=>l.state).join(','); }
    } });
    n += count;
    if (hit !== null) found.push(`${kind} seed ${seed} @${hit} ${desc}`);
  }
  console.log(found.join('\n')); console.log(n, Date.now() - t);
});
