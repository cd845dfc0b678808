import { expect, test } from '@playwright/test';
import { killRounds } from '../support/kill-rounds';

test('kill -9 of the shop and of its database in the middle of orders leaves none half done or lost', async () => {
  test.setTimeout(180_000);
  expect(await killRounds(2)).toEqual([]);
});
