import { markStale, refreshSearchIndex } from 'backend/catalogue/search-index/refresh-search-index';
import type { Db } from 'backend/db/client';
import * as content from 'backend/db/schema/content';
import { accessTokens, customers } from 'backend/db/schema/customers';
import * as delivery from 'backend/db/schema/delivery';
import * as reference from 'backend/db/schema/reference';
import { stores } from 'backend/db/schema/stores';
import { hashToken } from 'backend/domain/customers/sessions';
import { sql } from 'drizzle-orm';
import { cheapHash } from '../support/cheap-password';
import { editor, publishItem } from '../support/content';
import { day, insertCatalogue, insertPricesAndStock, SHOP } from './small-shop-catalogue';

/** The time of the tests of the small shop. */
export const NOW = new Date('2026-11-20T10:00:00Z');

/** Tokens of the small shop; the last two are not valid any more. */
export const TOKENS = {
  staff: 'staff-token-0123456789abcdef',
  member: 'member-token-0123456789abcdef',
  expired: 'expired-token-0123456789abcdef',
  revoked: 'revoked-token-0123456789abcdef',
} as const;

/** A minimal shop: five jackets of one brand, three stores, two tax areas. */
export async function fillSmallShop(db: Db): Promise<void> {
  await insertReference(db);
  await insertStores(db);
  await insertCatalogue(db);
  await insertPricesAndStock(db);
  await insertContent(db);
  await insertPeople(db);
  await markStale(db, 'all');
  await refreshSearchIndex(db);
}

async function insertReference(db: Db): Promise<void> {
  await db.insert(reference.settings).values([{ key: 'price_ending_max_days', value: '30' }]);
  await db.insert(reference.currencies).values([
    { code: 'eur', format: '{amount} €' },
    { code: 'sek', format: '{amount} kr' },
    { code: 'usd', format: 'US$ {amount}' },
    { code: 'gbp', format: '£{amount}' },
  ]);
  await db.insert(reference.currencyRates).values([
    { currency: 'sek', validFrom: '2026-01-01', rate: 11.5, source: 'ecb' },
    { currency: 'sek', validFrom: '2026-11-20', rate: 11.25, source: 'ecb' },
    { currency: 'sek', validFrom: '2026-11-21', rate: 99, source: 'ecb' },
    { currency: 'usd', validFrom: '2026-01-01', rate: 1.1, source: 'ecb' },
  ]);
  await db.insert(reference.taxAreas).values([
    { id: 1, name: 'Finland', isEuMember: true },
    { id: 2, name: 'United States', isEuMember: false },
  ]);
  await db.insert(reference.taxClasses).values([{ id: 1, name: 'standard' }]);
  await db.insert(reference.taxRates).values([
    { taxAreaId: 1, taxClassId: 1, percentage: 24 },
    { taxAreaId: 1, taxClassId: 1, validFrom: '2024-09-01', percentage: 25.5 },
    { taxAreaId: 2, taxClassId: 1, percentage: 0 },
  ]);
  const deliveryDays = { default: { start: 1, end: 3 } };
  await db.insert(reference.deliveryCountries).values([
    { code: 'fi', taxAreaId: 1, currency: 'eur', deliveryDays },
    { code: 'us', taxAreaId: 2, currency: 'usd', deliveryDays },
    { code: 'aq', taxAreaId: 2, currency: 'usd', deliveryDays, isEnabled: false },
  ]);
  await db.insert(reference.deliveryCountryTexts).values([
    { country: 'fi', language: 'fi', name: 'Suomi' },
    { country: 'fi', language: 'en', name: 'Finland' },
    { country: 'us', language: 'en', name: 'United States' },
  ]);
}

async function insertStores(db: Db): Promise<void> {
  await db.insert(stores).values([
    { id: 20, slug: 'verkkokauppa', type: 'web', name: 'Verkkokauppa', stockDisplayOrder: 0 },
    {
      id: 1,
      slug: 'helsinki',
      type: 'retail',
      name: 'Helsinki',
      nouto: true,
      stockDisplayOrder: 1,
      postalCode: '00100',
      city: 'Helsinki',
    },
    { id: 2, slug: 'oulu', type: 'retail', name: 'Oulu', nouto: true, stockDisplayOrder: 2, postalCode: '90100' },
    { id: 30, slug: 'tavarantoimittaja', type: 'external', name: 'Tavarantoimittaja', stockDisplayOrder: 9 },
  ]);
  await db.insert(delivery.deliveryMethods).values([
    { id: 1, slug: 'locker', kind: 'pickup_point', sort: 1 },
    { id: 2, slug: 'home', kind: 'home', sort: 2 },
    { id: 3, slug: 'store', kind: 'store', sort: 3 },
  ]);
  await db.insert(delivery.deliveryMethodTexts).values([
    { deliveryMethodId: 1, language: 'fi', name: 'Pakettiautomaatti' },
    { deliveryMethodId: 2, language: 'fi', name: 'Kotiinkuljetus' },
    { deliveryMethodId: 3, language: 'fi', name: 'Nouto myymälästä' },
  ]);
  await db.insert(delivery.deliveryPrices).values([
    { deliveryMethodId: 1, country: 'fi', priceCents: 490, freeFromCents: 10_000, daysFrom: 1, daysTo: 3 },
    { deliveryMethodId: 2, country: 'fi', priceCents: 990, daysFrom: 2, daysTo: 4 },
    { deliveryMethodId: 3, country: 'fi', priceCents: 0, daysFrom: 0, daysTo: 1 },
    { deliveryMethodId: 2, country: 'us', priceCents: 3990, daysFrom: 5, daysTo: 9 },
  ]);
  const point = { deliveryMethodId: 1, country: 'fi', streetAddress: 'Katu 1' };
  await db.insert(delivery.pickupPoints).values([
    { ...point, id: 1, postalCode: '90100', name: 'Oulu, asema', city: 'Oulu' },
    { ...point, id: 2, postalCode: '00100', name: 'Kamppi', city: 'Helsinki' },
  ]);
  await db.insert(delivery.paymentMethods).values([{ id: 1, slug: 'card', processor: 'test', kind: 'card' }]);
  await db
    .insert(delivery.paymentMethodTexts)
    .values([{ paymentMethodId: 1, language: 'fi', name: 'Kortti', description: '' }]);
}

async function insertContent(db: Db): Promise<void> {
  await publishItem(
    db,
    'page',
    {
      languages: {
        fi: { slug: 'ehdot', title: 'Ehdot', content: '<p>Ehdot.</p>' },
        en: { slug: 'terms', title: 'Terms', content: '<p>Terms.</p>' },
      },
      models: [SHOP.shell.id],
    },
    editor(NOW),
  );
  const urls = ['javascript:alert(1)', '//evil.example/x', 'https://fi.localhost/takit/', 'https://example.org/'];
  await db
    .insert(content.banners)
    .values([
      ...urls.map((_, index) => ({ id: index + 1, kind: 'image' as const, sort: index })),
      { id: 9, kind: 'text', endsAt: day('2026-11-01') },
    ]);
  await db
    .insert(content.bannerTexts)
    .values([
      ...urls.map((url, index) => ({ bannerId: index + 1, language: 'fi' as const, heading: `Banneri ${index}`, url })),
      { bannerId: 9, language: 'fi', heading: 'Ohi' },
    ]);
  // the next banner gets an id after these
  await db.execute(sql`select setval(pg_get_serial_sequence('banners', 'id'), 9)`);
  const review = { modelId: SHOP.shell.id, language: 'fi' as const, visibleName: 'Aino', comment: 'Hyvä.' };
  await db
    .insert(content.reviews)
    .values([8, 10, 9].map((rating, index) => ({ ...review, rating, createdAt: day(`2026-10-0${index + 1}`) })));
}

/** How the member logs in. */
export const MEMBER = { username: 'member@hanki.example', password: 'lumi kantaa keväällä' } as const;

async function insertPeople(db: Db): Promise<void> {
  const people = db.insert(customers).values([
    { email: 'Staff@hanki.example', isStaff: true, username: 'staff' },
    {
      email: MEMBER.username,
      passwordHash: cheapHash(MEMBER.password),
      postalCode: '00100',
      cartContent: '{"products":[]}',
      activatedAt: day('2026-01-01'),
    },
  ]);
  const [staff = 0, member = 0] = (await people.returning({ id: customers.id })).map(({ id }) => id);
  const token = (name: keyof typeof TOKENS, customerId: number, expiresAt = day('2027-01-01')) => ({
    tokenHash: hashToken(TOKENS[name]),
    customerId,
    expiresAt,
  });
  await db
    .insert(accessTokens)
    .values([
      token('staff', staff),
      token('member', member),
      token('expired', staff, NOW),
      { ...token('revoked', staff), revokedAt: day('2026-11-01') },
    ]);
}
