import { checkoutRequest } from 'contract/checkout';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { insertCode } from '../../../tests/support/discount-codes';
import { shopSettings } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES, type VariantOptions } from '../../../tests/support/shop-data';
import { customers } from '../../db/schema/customers';
import { discountCodeBrands, discountCodeGroups, discountCodeModels, discountCodes } from '../../db/schema/discounts';
import { modelGroups, models } from '../../db/schema/models';
import { productGroups } from '../../db/schema/product-groups';
import { variants } from '../../db/schema/variants';
import { processorsOf } from '../../payments/processors';
import type { Caller } from '../customers/caller';
import { validateCart } from './cart-validation';

const database = withDatabase();
const NOW = new Date('2026-11-23T12:00:00Z');

beforeAll(async () => {
  await insertShop(database().db);
});

const newVariant = (options: VariantOptions = {}) =>
  insertVariant(database().db, { stock: { [STORES.main]: 20 }, ...options });

async function modelOf(variantId: number): Promise<number> {
  const { db } = database();
  const [row] = await db.select({ id: variants.modelId }).from(variants).where(eq(variants.id, variantId));
  return row?.id ?? 0;
}

type Question = {
  codes: string[];
  products: { productId: number; amount: number; priceOverride?: number }[];
  caller?: Caller | null;
  now?: Date;
  language?: string;
  currency?: string;
};

function validated({ codes, products, caller = null, now = NOW, language = 'en', currency = 'eur' }: Question) {
  const request = checkoutRequest.parse({
    products,
    country_code: 'fi',
    language_code: language,
    currency_code: currency,
    pageName: 'cart',
    discount_codes: codes,
  });
  return validateCart(database().db, request, { caller, now, processors: processorsOf(shopSettings) });
}

/** What codes take off in cents, and what is said of those that take nothing. */
async function judged(question: Question) {
  const { codes, subtotal, total } = await validated(question);
  expect(total.cents).toBe(subtotal.cents - (codes.discount?.total.cents ?? 0));
  return [codes.discount?.total.cents ?? 0, ...codes.refused.map(({ text }) => text)];
}

test('a code takes its part off, whatever its case, and the answer has it as printed', async () => {
  await insertCode(database().db, { code: 'KEVÄT10' });
  const productId = await newVariant();
  const { codes, total, tax, charge } = await validated({ codes: [' kevät10 '], products: [{ productId, amount: 2 }] });
  expect(codes.discount).toMatchObject({ code: 'KEVÄT10', total: { cents: 2_000, display: 2_000 } });
  expect(total.cents).toBe(18_000);
  expect(tax).toEqual([{ percentage: 25.5, cents: 3_657, display: 3_657 }]);
  expect(charge).toEqual({ hundredths: 18_000, currency: 'eur' });
});

test('of two codes the last one is used, the other is left out and said', async () => {
  await insertCode(database().db, { code: 'FIRST', amountCents: 3_000 });
  await insertCode(database().db, { code: 'SECOND', amountCents: 500 });
  const products = [{ productId: await newVariant(), amount: 1 }];
  expect(await judged({ codes: ['FIRST', 'second'], products })).toEqual([
    500,
    'Only one discount code per order. The code FIRST was left out.',
  ]);
  expect(await judged({ codes: ['second', 'SECOND', 'Second'], products })).toEqual([500]);
  expect(await judged({ codes: ['FIRST', 'NONE'], products })).toEqual([3_000, 'The code NONE is not valid.']);
});

test('unknown, disabled, ended and not yet begun codes are told apart, in the language of the cart', async () => {
  const { db } = database();
  await insertCode(db, { code: 'OFF', isEnabled: false });
  await insertCode(db, { code: 'OVER', endsAt: new Date('2026-03-28T21:59:59Z') });
  await insertCode(db, { code: 'LATER', startsAt: new Date('2026-12-31T22:00:00Z') });
  const products = [{ productId: await newVariant(), amount: 1 }];
  const said = async (code: string, language: string) => (await judged({ codes: [code], products, language }))[1];
  expect(await said('OFF', 'en')).toBe('The code OFF is not valid.');
  expect(await said('OVER', 'en')).toBe('The code OVER was valid until 28.03.2026.');
  expect(await said('LATER', 'fi')).toBe('Koodi LATER on voimassa 01.01.2027 alkaen.');
  expect(await said("' or 1=1 --", 'de')).toBe("Der Code ' or 1=1 -- ist nicht gültig.");
  expect(await said('%', 'sv')).toBe('Koden % är inte giltig.');
});

test('a code begins and ends at its second', async () => {
  const startsAt = new Date('2026-10-24T21:00:00Z');
  const endsAt = new Date('2026-10-25T21:59:59Z');
  await insertCode(database().db, { code: 'NIGHT', startsAt, endsAt });
  const products = [{ productId: await newVariant(), amount: 1 }];
  const at = async (time: string) => (await judged({ codes: ['NIGHT'], products, now: new Date(time) }))[0];
  expect(await at('2026-10-24T20:59:59Z')).toBe(0);
  expect(await at('2026-10-24T21:00:00Z')).toBe(1_000);
  expect(await at('2026-10-25T21:59:59Z')).toBe(1_000);
  expect(await at('2026-10-25T22:00:00Z')).toBe(0);
});

test('a minimum counts the products that the code applies to, in the shown currency', async () => {
  const { db } = database();
  const [mine, other] = [await newVariant(), await newVariant()];
  const codeId = await insertCode(db, { code: 'FROM150', amountCents: 2_000, minimumCents: 15_000 });
  await db.insert(discountCodeModels).values({ codeId, modelId: await modelOf(mine) });
  const cart = (amount: number) => [
    { productId: mine, amount },
    { productId: other, amount: 5 },
  ];
  expect(await judged({ codes: ['from150'], products: cart(2) })).toEqual([2_000]);
  expect(await judged({ codes: ['FROM150'], products: cart(1) })).toEqual([
    0,
    'The code FROM150 is valid when its products come to at least €150. You are €50 short.',
  ]);
  const [, said] = await judged({ codes: ['FROM150'], products: cart(1), currency: 'sek', language: 'sv' });
  expect(String(said).replaceAll(/\s/g, ' ')).toContain('minst 1 725 kr. Det fattas 575 kr');
});

test('limits to brands, groups with their subgroups, and models', async () => {
  const { db } = database();
  const [inGroup, byModel, outside] = [await newVariant(), await newVariant(), await newVariant()];
  const group = db.insert(productGroups).values({}).returning({ id: productGroups.id });
  const [parent] = await group;
  const [child] = await db
    .insert(productGroups)
    .values({ parentId: parent?.id ?? 0 })
    .returning({ id: productGroups.id });
  await db.insert(modelGroups).values({ modelId: await modelOf(inGroup), groupId: child?.id ?? 0 });
  const codeId = await insertCode(db, { code: 'SOME', percentage: 50 });
  await db.insert(discountCodeGroups).values({ codeId, groupId: parent?.id ?? 0 });
  await db.insert(discountCodeModels).values({ codeId, modelId: await modelOf(byModel) });
  const products = [inGroup, byModel, outside].map((productId) => ({ productId, amount: 1 }));
  expect(await judged({ codes: ['SOME'], products })).toEqual([10_000]);
  const alone = [{ productId: outside, amount: 1 }];
  expect(await judged({ codes: ['SOME'], products: alone })).toEqual([
    0,
    'The code SOME does not apply to the products in your cart.',
  ]);
  const [model] = await db
    .select()
    .from(models)
    .where(eq(models.id, await modelOf(outside)));
  await db.insert(discountCodeBrands).values({ codeId, manufacturerId: model?.manufacturerId ?? 0 });
  expect(await judged({ codes: ['SOME'], products })).toEqual([15_000]);
});

test('sale, outlet and club prices are reduced only by codes that say so, and prices set by hand never', async () => {
  const { db } = database();
  await insertCode(db, { code: 'ALL' });
  await insertCode(db, { code: 'FULL', combinesWithSale: false, combinesWithClub: false });
  const sale = await newVariant({ discountCents: 8_000 });
  const club = await newVariant({ clubCents: 9_000 });
  const outlet = await newVariant();
  await db
    .update(models)
    .set({ belongsToOutlet: true })
    .where(eq(models.id, await modelOf(outlet)));
  const products = [sale, club, outlet].map((productId) => ({ productId, amount: 1 }));
  expect(await judged({ codes: ['ALL'], products })).toEqual([2_800]);
  // a guest pays the regular price of what is cheaper for the club
  expect(await judged({ codes: ['FULL'], products })).toEqual([1_000]);
  const [member] = await db.insert(customers).values({ email: 'club@example.com' }).returning({ id: customers.id });
  const caller = { customerId: member?.id ?? 0, isStaff: false, isAdmin: false } as Caller;
  expect((await judged({ codes: ['FULL'], products, caller }))[0]).toBe(0);
  expect(await judged({ codes: ['ALL'], products, caller })).toEqual([2_700]);
  const staff = { ...caller, isStaff: true };
  const byHand = [{ productId: sale, amount: 1, priceOverride: 50 }];
  expect((await judged({ codes: ['ALL'], products: byHand, caller: staff }))[0]).toBe(0);
});

test('what cannot be ordered is not reduced, and no cart goes below zero', async () => {
  await insertCode(database().db, { code: 'BIG', amountCents: 1_000_000 });
  const gone = await newVariant({ stock: { [STORES.main]: 0 } });
  const productId = await newVariant({ regularCents: 3_333 });
  expect((await judged({ codes: ['BIG'], products: [{ productId: gone, amount: 1 }] }))[0]).toBe(0);
  const { total, tax } = await validated({ codes: ['BIG'], products: [{ productId, amount: 3 }] });
  expect([total, tax]).toEqual([{ cents: 0, display: 0 }, []]);
});

test('nobody is asked for a code where the shop has none that holds', async () => {
  const { db } = database();
  expect((await validated({ codes: [], products: [] })).takesCodes).toBe(true);
  await db.update(discountCodes).set({ isEnabled: false });
  expect((await validated({ codes: [], products: [] })).takesCodes).toBe(false);
  await insertCode(db, { code: 'ENDED', endsAt: new Date('2026-11-23T11:59:59Z') });
  expect((await validated({ codes: [], products: [] })).takesCodes).toBe(false);
});
