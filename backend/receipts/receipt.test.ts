import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { order, shopSettings } from '../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { type OrderView, readOrderById } from '../domain/orders/order-reading';
import { writeReceipt } from './receipt';
import { receiptPdf } from './receipt-pdf';

/** The library that pdfkit reads fonts with; it has no types of its own. */
const fontkit = createRequire(import.meta.url)('fontkit') as {
  openSync: (file: string) => { hasGlyphForCodePoint: (codePoint: number) => boolean };
};
const database = withDatabase();
let view: OrderView;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  const productId = await insertVariant(db, { regularCents: 3333, stock: { [STORES.main]: 5 } });
  const { id } = await order(db, { productId, amount: 3, total: 10_589 });
  const found = await readOrderById(db, id, 'en');
  if (!found) throw new Error('no order');
  view = { ...found, order: { ...found.order, paidAt: new Date('2026-11-23T22:30:00Z') } };
});

const receiptIn = (language: OrderView['order']['language'], more: Partial<OrderView> = {}) =>
  writeReceipt(shopSettings, { ...view, ...more, order: { ...view.order, language } });

test('a receipt names seller, number, dates, payment, and the tax by row and by rate', () => {
  const receipt = receiptIn('en');
  expect(receipt.seller).toEqual(expect.arrayContaining(['VAT ID: FI00000000', 'Business ID: 0000000-0']));
  expect(Object.fromEntries(receipt.facts)).toMatchObject({
    'Order number': view.order.number,
    // half past midnight in Helsinki
    Paid: '24.11.2026',
    'Payment method': 'Pay by card',
  });
  expect(receipt.items[1]?.slice(1)).toEqual(['3', '€33.33', '25.5%', '€99.99']);
  expect(receipt.taxes.slice(1)).toEqual([['25.5%', '€84.37', '€21.52', '€105.89']]);
  expect(receipt.sums).toEqual([
    ['Total', '€105.89'],
    ['VAT', '€21.52'],
  ]);
});

test('what gift cards paid is taken off what is charged', () => {
  const card = { orderId: 1, id: 1, kind: 'gift_card' as const, hint: 'ABCD', cents: 5000, displayHundredths: 5000 };
  const order = { ...view.order, chargeHundredths: 5589 };
  const { sums } = writeReceipt(shopSettings, { ...view, order: { ...order, language: 'en' }, cardPayments: [card] });
  expect(sums.slice(2).map(([, value]) => value)).toEqual(['-€50', '€55.89']);
});

test('an invoice tells when and where to pay', () => {
  const payment = { ...view.payment, dueAt: new Date('2026-12-07T12:00:00Z') };
  const { title, facts } = receiptIn('fi', { payment });
  expect(title).toBe('Lasku');
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Eräpäivä', '07.12.2026'],
      ['Tilinumero', 'FI21 1234 5600 0007 85'],
    ]),
  );
});

test.each(['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const)(
  'the PDF in %s has a glyph for every letter',
  async (language) => {
    const receipt = receiptIn(language);
    const pdf = await receiptPdf(receipt);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(150_000);
    const font = fontkit.openSync('backend/receipts/fonts/onest-regular.ttf');
    const text = JSON.stringify({ ...receipt, say: undefined }) + receipt.say('taxTitle');
    const missing = [...new Set(text)].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  },
);

test('an order of a hundred rows with long names takes a bounded file of several pages', async () => {
  const [first] = view.rows;
  if (!first) throw new Error('no row');
  const long = { ...first, row: { ...first.row, name: 'Ж'.repeat(5_000) } };
  const pdf = await receiptPdf(receiptIn('ru', { rows: Array.from({ length: 101 }, () => long) }));
  expect(pdf.length).toBeLessThan(500_000);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThan(3);
});
