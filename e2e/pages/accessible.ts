import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Serious and critical faults of the page as it stands, each with the elements that have it. Only faults are described,
 * and in the page itself: to describe all that is right, in a page of its own, takes half as long again.
 * @param of `colours`: only what another theme can change
 */
export async function graveFaults(
  page: Page,
  of: 'everything' | 'colours' = 'everything',
): Promise<{ id: string; nodes: string[] }[]> {
  const builder = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    ...(of === 'colours' && { runOnly: COLOURS }),
  });
  builder.setLegacyMode();
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`) }));
}
