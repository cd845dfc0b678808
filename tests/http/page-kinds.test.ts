import { expect, test } from '@playwright/test';
import { matchScreen } from '~/routing/match-screen';
import { screens } from '~/routing/screens';
import { runShop } from '../support/run-shop';
import { ask } from '../support/shop';

const { port, host } = runShop();
/** On the Finnish host no visible text contains these English words. */
const page = async (path: string) => (await ask(port, path, { host: host('fi') })).body;

const KINDS = {
  '/': 'front page',
  '/hiihto/': 'category',
  '/vuono/': 'category',
  '/uutuudet/': 'category',
  '/kaytetyt/': 'category',
  '/haku/?q=suksi': 'search',
  '/hanki/tunturi-84/': 'product',
  '/ostoskori/': 'shopping cart',
  '/sivu/toimitus/': 'dynamic page',
  '/myymalat/helsinki/': 'dynamic page',
};

/** The page kind of a path in the screen table; pages of the catch-all have their own. */
function kindInTable(path: string): string | undefined {
  const screen = matchScreen(new URL(path, 'http://shop.invalid').pathname, 'fi')?.screen ?? 'catchAll';
  return screen === 'catchAll' ? 'of what is found' : screens[screen].pageKind;
}

for (const [path, kind] of Object.entries(KINDS))
  test(`tracking reports ${path} as a page of the kind ${kind}`, async () => {
    const body = await page(path);
    expect(body).toContain('\\"tracking\\"');
    expect(body).toContain(`\\"${kind}\\"`);
    expect(['of what is found', kind]).toContain(kindInTable(path));
  });

for (const path of ['/maa-ja-kieli/', '/tili/kirjaudu/', '/tyyliopas/', '/tilauksen-seuranta/'])
  test(`tracking reports no page kind for ${path}`, async () => {
    expect(await page(path)).not.toContain('\\"tracking\\"');
    expect(kindInTable(path)).toBeUndefined();
  });
