import { settings } from 'backend/db/schema/reference';
import { WITHDRAWAL_EXCEPTIONS_SETTING } from 'backend/domain/returns/withdrawal-exceptions';
import { expect, test } from 'vitest';
import { SHOP } from './small-shop-catalogue';
import { withBackend } from './test-backend';

const shop = withBackend();

test('a model that the setting names says before it is bought that one cannot withdraw, and no other does', async () => {
  const { db } = shop().database;
  const excepted = async (slug: string) =>
    ((await shop().call(`/api/products/productmodel/${slug}/?taxAreaId=1`)).body as Record<string, unknown>)[
      'isWithdrawalExcepted'
    ];
  expect(await excepted(SHOP.shell.slug)).toBe(false);
  await db.insert(settings).values({ key: WITHDRAWAL_EXCEPTIONS_SETTING, value: `other, ${SHOP.shell.slug}` });
  expect(await excepted(SHOP.shell.slug)).toBe(true);
  expect(await excepted(SHOP.outlet.slug)).toBe(false);
});
