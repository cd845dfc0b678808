import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

test('kill -9 of the shop and of its database in the middle of orders leaves none half done or lost', async () => {
  test.setTimeout(180_000);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/kill-orders.ts', '2']);
  expect(stdout).toContain('2 rounds: no half order, none lost, ledgers add up.');
});
