import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { eventually } from '../../../tests/support/eventually';
import { settings } from '../../db/schema/reference';
import { isValidSetting, writeGeneralSetting } from './write-general-setting';

const database = withDatabase();
const now = new Date('2026-11-20T10:00:00Z');

test.each([
  ['feature_flags', '{"add_on_order": true}', true],
  ['feature_flags', '{"add_on_order":', false],
  ['feature_flags@fi', '{"add_on_order":', false],
  ['target_country_delivery_added_days@sv', 'snart', true],
  ['quick_add_products', '', false],
  ['target_country_delivery_added_days', '{"countries": [', false],
  ['target_country_delivery_added_days', 'soon', true],
  ['frontpage_title', '{not JSON and need not be', true],
])('%s may be %s: %s', (key, value, expected) => {
  expect(isValidSetting(key, value)).toBe(expected);
});

test('a value that does not parse is logged and the old one stays', async () => {
  const { db } = database();
  const errors: object[] = [];
  const told = { log: { error: (details: object) => errors.push(details) }, now };
  expect(await writeGeneralSetting(db, 'feature_flags', '{"a":1}', told)).toBe(true);
  expect(await writeGeneralSetting(db, 'feature_flags', '{"a":', told)).toBe(false);
  const [row] = await db.select().from(settings).where(eq(settings.key, 'feature_flags'));
  expect(row?.value).toBe('{"a":1}');
  expect(errors).toEqual([{ setting: 'feature_flags' }]);
});

test('every copy of the shop hears of a setting that was written, and of none that was refused', async () => {
  const { db, url } = database();
  const listener = new pg.Client({ connectionString: url });
  const heard = vi.fn();
  listener.on('notification', heard);
  await listener.connect();
  await listener.query('listen catalogue_changed; listen end_of_test');
  const told = { log: { error: () => {} }, now };
  await writeGeneralSetting(db, 'quick_add_products', '[1', told);
  await writeGeneralSetting(db, 'quick_add_products', '[1]', told);
  await db.execute(sql`select pg_notify('end_of_test', '')`);
  await eventually(() => expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ channel: 'end_of_test' })));
  expect(heard.mock.calls.map(([{ channel }]) => channel)).toEqual(['catalogue_changed', 'end_of_test']);
  await listener.end();
});
