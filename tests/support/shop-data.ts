import type { Db } from 'backend/db/client';
import {
  deliveryMethods,
  deliveryMethodTexts,
  deliveryPrices,
  paymentMethods,
  paymentMethodTexts,
  pickupPoints,
} from 'backend/db/schema/delivery';
import { manufacturers } from 'backend/db/schema/manufacturers';
import { models, modelTexts } from 'backend/db/schema/models';
import { prices } from 'backend/db/schema/prices';
import {
  currencies,
  currencyRates,
  deliveryCountries,
  deliveryCountryTexts,
  taxAreas,
  taxClasses,
  taxRates,
} from 'backend/db/schema/reference';
import { stock, stockMovements } from 'backend/db/schema/stock';
import { MAIN_STORE_ID, stores } from 'backend/db/schema/stores';
import { sizes, variantTypes } from 'backend/db/schema/variant-attributes';
import { variants } from 'backend/db/schema/variants';

/** Builders of small shops for tests: each inserts one thing, with defaults for all that a test does not specify. */

/** Stores of the test shop: two shops, the main warehouse and a supplier. */
export const STORES = { helsinki: 1, tampere: 2, main: MAIN_STORE_ID, supplier: 90 } as const;

/**
 * The base data of every test shop: tax areas 1 (Finland, 25.5 %), 2 (Sweden, 25 %), 3 (United States, none); euros,
 * kronor (11.5), dollars (1.08), roubles (91.5, charged in euros); Finland, Sweden, the United States, and Antarctica
 * without delivery; stores.
 */
export async function insertBaseData(db: Db): Promise<void> {
  await db.insert(taxAreas).values([
    { id: 1, name: 'Finland', isEuMember: true },
    { id: 2, name: 'Sweden', isEuMember: true },
    { id: 3, name: 'United States', isEuMember: false },
  ]);
  await db.insert(taxClasses).values({ id: 1, name: 'standard' });
  await db.insert(taxRates).values([
    { taxAreaId: 1, taxClassId: 1, percentage: 25.5 },
    { taxAreaId: 2, taxClassId: 1, percentage: 25 },
    { taxAreaId: 3, taxClassId: 1, percentage: 0 },
  ]);
  await db.insert(currencies).values([
    { code: 'eur', format: '{amount} €' },
    { code: 'sek', format: '{amount} kr' },
    { code: 'usd', format: '{amount} $' },
    { code: 'rub', format: '{amount} ₽', isChargeable: false },
  ]);
  await db.insert(currencyRates).values([
    { currency: 'sek', validFrom: '2020-01-01', rate: 11.5, source: 'ecb' },
    { currency: 'usd', validFrom: '2020-01-01', rate: 1.08, source: 'ecb' },
    { currency: 'rub', validFrom: '2020-01-01', rate: 91.5, source: 'cbr' },
  ]);
  await db.insert(deliveryCountries).values([
    { code: 'fi', taxAreaId: 1, currency: 'eur', deliveryDays: {} },
    { code: 'se', taxAreaId: 2, currency: 'sek', deliveryDays: {} },
    { code: 'us', taxAreaId: 3, currency: 'usd', deliveryDays: {} },
    { code: 'aq', taxAreaId: 3, currency: 'usd', deliveryDays: {}, isEnabled: false },
  ]);
  await db.insert(deliveryCountryTexts).values({ country: 'aq', language: 'en', name: 'Antarctica' });
  await insertStores(db);
}

async function insertStores(db: Db): Promise<void> {
  await db.insert(stores).values([
    { id: STORES.helsinki, slug: 'helsinki', type: 'retail', name: 'Helsinki', nouto: true, stockDisplayOrder: 2 },
    { id: STORES.tampere, slug: 'tampere', type: 'retail', name: 'Tampere', nouto: true, stockDisplayOrder: 1 },
    { id: STORES.main, slug: 'verkkokauppa', type: 'web', name: 'Main warehouse' },
    { id: STORES.supplier, slug: 'supplier', type: 'external', name: 'Supplier' },
  ]);
}

/** A delivery method, by default at 5.90 and free from 150. */
export async function insertDelivery(
  db: Db,
  method: {
    slug: string;
    kind?: 'pickup_point' | 'home' | 'store';
    countries?: string[];
    priceCents?: number;
    freeFromCents?: number | null;
  },
): Promise<number> {
  const { slug, kind = 'home', countries = ['fi'], priceCents = 590, freeFromCents = 15_000 } = method;
  const id = await insertOne(db.insert(deliveryMethods).values({ slug, kind }).returning({ id: deliveryMethods.id }));
  await db.insert(deliveryMethodTexts).values({ deliveryMethodId: id, language: 'en', name: `Delivery ${slug}` });
  await db.insert(deliveryPrices).values(
    countries.map((country) => ({
      deliveryMethodId: id,
      country,
      priceCents,
      freeFromCents,
      daysFrom: 1,
      daysTo: 3,
    })),
  );
  return id;
}

/** Inserts a pick-up point of a delivery method. @returns its id */
export function insertPickupPoint(db: Db, deliveryMethodId: number, country = 'fi'): Promise<number> {
  const place = { name: 'Kiosk', streetAddress: 'Tie 2', city: 'Helsinki', postalCode: '00100' };
  return insertOne(
    db
      .insert(pickupPoints)
      .values({ deliveryMethodId, country, ...place })
      .returning({ id: pickupPoints.id }),
  );
}

/** A payment method, by default of the test processor. */
export async function insertPaymentMethod(
  db: Db,
  method: { slug: string; processor?: string; minCents?: number; maxCents?: number | null },
): Promise<void> {
  const { slug, processor = 'test', minCents = 0, maxCents = null } = method;
  const row = { slug, processor, kind: 'card' as const, minCents, maxCents };
  const id = await insertOne(db.insert(paymentMethods).values(row).returning({ id: paymentMethods.id }));
  await db.insert(paymentMethodTexts).values({ paymentMethodId: id, language: 'en', name: `Pay by ${slug}` });
}

/** The fields that tests vary in a variant; the default costs 100.00, is public and has no stock. */
export interface VariantOptions {
  slug?: string;
  name?: string;
  /** Id of the model; the gift cards of the specification have fixed ones. */
  modelId?: number;
  kind?: 'product' | 'gift_card';
  regularCents?: number;
  discountCents?: number | null;
  clubCents?: number | null;
  /** Units by store id. */
  stock?: Readonly<Record<number, number>>;
  isPublic?: boolean;
  isCampaignOnly?: boolean;
  isWithdrawn?: boolean;
  onOrder?: boolean;
  blockedStock?: boolean;
  shippingTimeDays?: number;
}

let variantsMade = 0;

/** Inserts a model with one variant. @returns the variant's id, which is the contract's `productId` */
export async function insertVariant(db: Db, options: VariantOptions = {}): Promise<number> {
  const number = ++variantsMade;
  const { slug = `model-${number}`, name = `Model ${number}` } = options;
  const manufacturerId = await oneBrand(db);
  const modelId = await insertOne(
    db
      .insert(models)
      .values({
        ...(options.modelId !== undefined && { id: options.modelId }),
        kind: options.kind ?? 'product',
        slug,
        manufacturerId,
        taxClassId: 1,
        isPublic: options.isPublic ?? true,
        isCampaignOnly: options.isCampaignOnly ?? false,
      })
      .returning({ id: models.id }),
  );
  await db.insert(modelTexts).values({ modelId, language: 'en', name });
  const typeId = await regularType(db);
  const sizeId = await oneSize(db);
  const variantId = await insertOne(
    db
      .insert(variants)
      .values({
        modelId,
        typeId,
        sizeId,
        sku: `SKU-${number}`,
        isWithdrawn: options.isWithdrawn ?? false,
        onOrder: options.onOrder ?? false,
        blockedStock: options.blockedStock ?? false,
        shippingTimeDays: options.shippingTimeDays ?? 2,
      })
      .returning({ id: variants.id }),
  );
  const { regularCents = 10_000, discountCents = null, clubCents = null } = options;
  await db.insert(prices).values({ variantId, taxAreaId: 1, regularCents, discountCents, clubCents });
  await insertStock(db, variantId, options.stock ?? {});
  return variantId;
}

/** Inserts stock of a variant with its movements. */
export async function insertStock(db: Db, variantId: number, units: Readonly<Record<number, number>>): Promise<void> {
  for (const [store, quantity] of Object.entries(units)) {
    const storeId = Number(store);
    await db.insert(stock).values({ variantId, storeId, quantity });
    if (quantity > 0) await db.insert(stockMovements).values({ variantId, storeId, delta: quantity, reason: 'count' });
  }
}

async function oneBrand(db: Db): Promise<number> {
  const brand = db.insert(manufacturers).values({ slug: 'aapa', name: 'Aapa' });
  return insertOne(
    brand.onConflictDoUpdate({ target: manufacturers.slug, set: { name: 'Aapa' } }).returning({ id: manufacturers.id }),
  );
}

async function regularType(db: Db): Promise<number> {
  const type = db.insert(variantTypes).values({ slug: 'regular' });
  return insertOne(
    type.onConflictDoUpdate({ target: variantTypes.slug, set: { sort: 0 } }).returning({ id: variantTypes.id }),
  );
}

async function oneSize(db: Db): Promise<number> {
  const size = db.insert(sizes).values({ slug: 'l', name: 'L', sort: 5 });
  return insertOne(size.onConflictDoUpdate({ target: sizes.slug, set: { name: 'L' } }).returning({ id: sizes.id }));
}

async function insertOne(inserted: Promise<{ id: number }[]>): Promise<number> {
  const [row] = await inserted;
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

/**
 * A shop that can take orders: base data, home delivery, parcel points, store pick-up and card payment.
 * @returns the parcel point's id
 */
export async function insertShop(db: Db): Promise<{ pickupPointId: number }> {
  await insertBaseData(db);
  await insertDelivery(db, { slug: 'home', countries: ['fi', 'se', 'us'] });
  await insertDelivery(db, { slug: 'store', kind: 'store', priceCents: 0, freeFromCents: null });
  const parcel = await insertDelivery(db, { slug: 'parcel', kind: 'pickup_point', priceCents: 390 });
  await insertPaymentMethod(db, { slug: 'card' });
  return { pickupPointId: await insertPickupPoint(db, parcel) };
}
