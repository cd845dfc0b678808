import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { settings } from '../../db/schema/reference';
import { isValidSetting, writeGeneralSetting } from './write-general-setting';

const database = withDatabase();
const now = new Date('2026-11-20T10:00:00Z');

test.each([
  ['feature_flags', '{"add_on_order": true}', true],
  ['feature_flags', '{"add_on_order":', false],
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
