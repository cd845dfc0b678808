import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { removeLeftFolders, temporaryPrefix } from './temporary-folders';

test('folders of imports that were killed are removed, those of running ones stay', async () => {
  const own = mkdtempSync(temporaryPrefix());
  // No process has a number of eight digits: Linux counts to 4,194,304.
  const left = mkdtempSync(temporaryPrefix().replace(String(process.pid), '99999999'));
  await removeLeftFolders();
  expect([existsSync(own), existsSync(left)]).toEqual([true, false]);
  await rm(own, { recursive: true });
});
