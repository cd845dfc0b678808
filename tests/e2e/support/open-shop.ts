import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { drawKaamosPictures, KAAMOS_FILE } from '../../support/kaamos';
import { lumaTrousers } from '../../support/luma';
import { ask, startTestShop, type TestShop } from '../../support/shop';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
/** A feed that contains the imported products. */
const IMPORTED_FEED = '/feeds/merchant-fi-fi.xml';

/**
 * Playwright's global set-up: one shop for the whole run, the production build with the demo shop in a data folder of its
 * own, and two catalogues imported by the command a shop's engineer would use. The tests stand behind a trusted proxy, so that
 * each browser has an address of its own. Imports may fetch pictures from this machine, where tests serve them.
 */
export default async function openShop(): Promise<() => Promise<void>> {
  const pictures = mkdtempSync(path.join(tmpdir(), 'shop-pictures-'));
  const [shop, kaamosPictures] = await Promise.all([
    startTestShop({ env: { TRUSTED_PROXIES: '127.0.0.1, ::1', IMPORT_PRIVATE_HOSTS: '127.0.0.1' } }),
    drawKaamosPictures(pictures),
  ]);
  const close = async () => {
    rmSync(pictures, { recursive: true, force: true });
    await shop.stop();
  };
  try {
    // cached before the imports, so that a test can check that the imports clear it
    await ask(shop.port, IMPORTED_FEED, { host: `fi.localhost:${shop.port}` });
    await importCatalogue(shop, KAAMOS_FILE, kaamosPictures);
    const luma = lumaTrousers(pictures);
    if (luma) await importCatalogue(shop, luma.file, luma.images);
    else console.log('../shared/data/catalogue-luma is missing: the imported garment is from the small catalogue.');
  } catch (error) {
    await close();
    throw error;
  }
  process.env['E2E_PORT'] = String(shop.port);
  process.env['E2E_DATA_DIR'] = shop.dataDir;
  return close;
}

/** `npm run catalogue:import -- FILE --images DIR`. */
async function importCatalogue(shop: TestShop, file: string, images: string): Promise<void> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production' as const, ENV_FILE: '', DATA_DIR: shop.dataDir };
  const words = ['run', '--silent', 'catalogue:import', '--', file, '--images', images, '--brand', 'Hanki'];
  await run('npm', words, { cwd: ROOT, env, maxBuffer: 16_000_000 });
}
