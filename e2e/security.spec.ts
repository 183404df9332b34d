/** The built page runs nothing but its own files, and what a link says is text wherever it is shown. */
import { startPosition } from '../src/engine';
import { encodeReplay, LINK_ROUTE, recordOf } from '../src/replay';
import { expect, test } from './pages/test';
import { boardOf } from './support/position';
import { cards } from './support/rules';

const ATTACK = '<img src=x onerror="window.attacked=1"><b>bold</b>';

async function hostileLink(): Promise<string> {
  const board = boardOf({ first: { hand: ['Jinzo'], deck: ['Sangan'] }, second: { deck: ['Sangan'] } });
  const setup = {
    ...board,
    options: { ...board.options, names: [ATTACK, "javascript:alert('1')"] as [string, string] },
  };
  const record = recordOf({ setup, answers: [], snapshots: [startPosition(setup, cards)] }, cards, {
    comments: [{ at: 0, text: ATTACK }],
    anchor: { decision: 0, event: 0 },
  });
  return `./${LINK_ROUTE}${await encodeReplay(record)}`;
}

test('texts of a link are never markup, and no text becomes a script', async ({ table, page, complaints }) => {
  await table.opens(await hostileLink());
  await expect(page.getByText(ATTACK).first()).toBeVisible();
  await expect(page.locator('img, iframe, object, embed, b:text-is("bold")')).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(complaints).toEqual([]);

  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute(
    'content',
    /^default-src 'none'; script-src 'self'; (?!.*(unsafe|http|\*|data:))/,
  );
  const stopped = await page.evaluate(async () => {
    const tried: Record<string, () => unknown> = {
      markup: () => {
        document.createElement('p').innerHTML = '<b>x</b>';
      },
      // `eval` itself is always open to a test: what it stands for is refused all the same.
      code: () => window.setTimeout('window.attacked = 3'),
    };
    const refused = Object.keys(tried).filter((name) => {
      try {
        tried[name]!();
        return false;
      } catch {
        return true;
      }
    });
    const elsewhere = await fetch('https://example.org/').then(
      () => 'fetched',
      () => 'refused',
    );
    const script = document.createElement('script');
    const handler = document.createElement('p');
    handler.setAttribute('style', 'color: red');
    try {
      script.append('window.attacked = 2');
      document.body.append(script, handler);
    } catch {
      // Refused by type already.
    }
    return { refused, elsewhere, ran: 'attacked' in window, style: handler.style.color };
  });
  expect(stopped).toEqual({ refused: ['markup', 'code'], elsewhere: 'refused', ran: false, style: '' });
  // Every one of these is told of in the console.
  const told = complaints.splice(0);
  expect(told.filter((text) => !/Content Security Policy|Trusted|example\.org/.test(text))).toEqual([]);
});
