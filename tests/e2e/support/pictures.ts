import type { Page } from './test';

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Replaces each product picture by one pixel. For tests with a separate shop that are not
 * about pictures: that shop would draw all its pictures again, which takes minutes.
 */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
}
