import { beforeAll, expect, test } from 'vitest';
import { askBack, deliveredOrder } from '../../tests/support/after-order';
import { withDatabase } from '../../tests/support/database';
import { shopSettings } from '../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { LANGUAGE_CODES } from '../db/schema/columns';
import { returns } from '../db/schema/returns';
import { type ReturnLabel, readReturnLabel } from '../domain/returns/return-label';
import { code39 } from './code-39';
import { labelPdf } from './label-pdf';

const database = withDatabase();
let label: ReturnLabel;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  const productId = await insertVariant(db, { slug: 'takki', name: 'Takki', stock: { [STORES.main]: 5 } });
  await askBack(db, await deliveredOrder(db, { productId, amount: 2, total: 20_000 }), 2);
  const [back] = await db.select({ reference: returns.reference }).from(returns);
  const found = await readReturnLabel(db, back?.reference ?? '');
  if (!found) throw new Error('no label');
  label = found;
});

test('the label of a return names both addresses, the number and what is in the parcel; an unknown reference has none', async () => {
  expect(label.number).toMatch(/^R\d{9}$/);
  expect(label.orderNumber).toMatch(/^S\d{9}$/);
  expect(label.rows).toEqual([expect.stringMatching(/^2 × .*Takki/)]);
  expect(label.sender).toHaveLength(3);
  expect(label.sender.join(' ')).toContain('Maija');
  expect(await readReturnLabel(database().db, 'unknown')).toBeNull();
});

test.each(LANGUAGE_CODES)('the label in %s is a PDF of one page', async (language) => {
  const pdf = await labelPdf(shopSettings, label, language);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf.toString('latin1')).toContain(`/Lang (${language})`);
});

/** The characters of Code 39 as ISO/IEC 16388 has them, nine bits each: set where a bar or gap is wide. */
const WIDE: Readonly<Record<string, number>> = {
  ...{ '0': 0x034, '1': 0x121, '2': 0x061, '3': 0x160, '4': 0x031, '5': 0x130, '6': 0x070, '7': 0x025, '8': 0x124 },
  ...{ '9': 0x064, R: 0x106, '*': 0x094 },
};

test('a scanner reads the number from the bars: nine parts a character, three of them wide, between two stars', () => {
  const parts = code39('R012345678');
  const read = Array.from({ length: 12 }, (_, at) => {
    const nine = parts.slice(at * 10, at * 10 + 9);
    return nine.reduce((bits, { width }) => bits * 2 + (width > 1 ? 1 : 0), 0);
  });
  expect(parts).toHaveLength(120);
  expect(parts.every(({ isBar }, at) => isBar === ((at % 10) % 2 === 0 && at % 10 !== 9))).toBe(true);
  expect(read).toEqual([...'*R012345678*'].map((char) => WIDE[char]));
  expect(() => code39('R-1')).toThrow();
});
