/** A newcomer with one file and one command. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { inImportTurn } from '../support/import-turn';
import { expectMovedIn, openPictures, shopifyExport } from '../support/moving-in';
import { runShop } from '../support/run-shop';
import { ask } from '../support/shop';

const run = promisify(execFile);

test('a newcomer with a Shopify export and no pictures on disk has a shop with pictures, groups, filters and working old addresses after one command', async () => {
  test.setTimeout(480_000);
  const { port, dataDir } = runShop();
  const folder = mkdtempSync(path.join(tmpdir(), 'hanki-newcomer-'));
  const pictures = await openPictures();
  /** `npm run catalogue:import`, beside a shop that serves. */
  const importer = async (...words: string[]) => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, NODE_ENV: 'production' as const, ENV_FILE: '', DATA_DIR: dataDir };
    const own = { IMPORT_PRIVATE_HOSTS: '127.0.0.1' };
    const cwd = path.resolve(import.meta.dirname, '../..');
    const all = ['run', '--silent', 'catalogue:import', '--', ...words];
    return (await run('npm', all, { cwd, env: { ...env, ...own }, maxBuffer: 16_000_000 })).stdout;
  };
  try {
    await inImportTurn(port, async () => {
      const file = path.join(folder, 'export.csv');
      writeFileSync(file, shopifyExport('uusi', pictures.base, 'Color'));
      const printed = await importer(file, '--fetch-images');
      expect(printed).toContain('2 images were fetched');
      const product = await expectMovedIn(port, 'uusi');
      const [, id = ''] = /--undo (\d+)/.exec(printed) ?? [];
      expect(await importer('--undo', id)).toContain('2 models of the import removed');
      const gone = () => ask(port, product, { host: `en.localhost:${port}` });
      await expect.poll(async () => (await gone()).status).toBe(404);
    });
  } finally {
    pictures.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
