import AxeBuilder from '@axe-core/playwright';
import type { Page } from './test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations of WCAG 2.2 AA on a page, by axe's rules.
 * It does not run in frames, which halves the time: the shop's only frames are of video services.
 * @param part selector of the checked part; the whole page by default
 * @returns one line per violated rule, with the elements that violate it
 */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(STANDARD);
  const { violations } = await axe.include(part).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
