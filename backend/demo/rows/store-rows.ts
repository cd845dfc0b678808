import type { Transaction } from '../../db/client';
import {
  deliveryMethods,
  deliveryMethodTexts,
  deliveryPrices,
  paymentMethods,
  paymentMethodTexts,
  pickupPoints,
} from '../../db/schema/delivery';
import { storeHours, stores, storeTexts } from '../../db/schema/stores';
import { DEMO_DELIVERY_METHODS } from '../content/delivery';
import { DEMO_PAYMENT_METHODS } from '../content/payment';
import { DEMO_PICKUP_POINTS } from '../content/pickup-points';
import { DEMO_COUNTRIES } from '../content/reference';
import { DEMO_STORES, type DemoStore } from '../content/stores';
import { continueIdentities, insertAll } from './insert';
import type { DemoPictures } from './pictures';
import { inEveryLanguage, numbered, paragraph } from './texts';

/** Ways to deliver, by slug. */
export const deliveryMethodIds = numbered(DEMO_DELIVERY_METHODS.map(({ slug }) => slug));

const WEEKDAYS = [1, 2, 3, 4, 5];

function hoursOf({ id, hours }: DemoStore): (typeof storeHours.$inferInsert)[] {
  if (!hours) return [];
  const [week, saturday, sunday] = hours;
  const day = (weekday: number, [opens, closes]: readonly [string, string]) => ({
    storeId: id,
    weekday,
    opens,
    closes,
  });
  return [...WEEKDAYS.map((weekday) => day(weekday, week)), day(6, saturday), ...(sunday ? [day(7, sunday)] : [])];
}

export async function loadStores(tx: Transaction, pictures: DemoPictures): Promise<void> {
  await insertAll(
    tx,
    stores,
    DEMO_STORES.map((store, index) => ({
      id: store.id,
      slug: store.slug,
      type: store.type,
      name: store.name,
      pikanouto: store.pikanouto,
      nouto: store.type === 'retail',
      stockDisplayOrder: index + 1,
      streetAddress: store.street,
      postalCode: store.postalCode,
      city: store.city,
      phone: store.phone,
      email: store.type === 'retail' ? `${store.slug}@hanki.example` : '',
      latitude: store.place?.[0] ?? null,
      longitude: store.place?.[1] ?? null,
      image: pictures.store(store.slug),
    })),
  );
  await insertAll(
    tx,
    storeTexts,
    DEMO_STORES.flatMap(({ id, description }) =>
      inEveryLanguage((language) => ({ storeId: id, language, descriptionHtml: paragraph(description[language]) })),
    ),
  );
  await insertAll(tx, storeHours, DEMO_STORES.flatMap(hoursOf));
  await continueIdentities(tx, [stores]);
}

/**
 * Ways to deliver with their prices by country, pick-up points, ways to pay. Long because it fills one table after the other.
 */
export async function loadDelivery(tx: Transaction): Promise<void> {
  await insertAll(
    tx,
    deliveryMethods,
    DEMO_DELIVERY_METHODS.map(({ slug, kind, carrier }) => ({
      id: deliveryMethodIds.of(slug),
      slug,
      kind,
      carrier,
      sort: deliveryMethodIds.of(slug),
    })),
  );
  await insertAll(
    tx,
    deliveryMethodTexts,
    DEMO_DELIVERY_METHODS.flatMap(({ slug, name, description }) =>
      inEveryLanguage((language) => ({
        deliveryMethodId: deliveryMethodIds.of(slug),
        language,
        name: name[language],
        description: description[language],
      })),
    ),
  );
  await insertAll(
    tx,
    deliveryPrices,
    DEMO_DELIVERY_METHODS.flatMap(({ slug, prices, excluded }) =>
      DEMO_COUNTRIES.flatMap(({ code, zone, isEnabled }) => {
        const price = prices[zone];
        if (!price || !isEnabled) return [];
        const [daysFrom, daysTo] = price.days;
        return [
          {
            deliveryMethodId: deliveryMethodIds.of(slug),
            country: code,
            priceCents: price.price,
            freeFromCents: price.freeFrom ?? null,
            daysFrom,
            daysTo,
            excludedPostcodes: [...(excluded?.[code] ?? [])],
          },
        ];
      }),
    ),
  );
  await insertAll(
    tx,
    pickupPoints,
    DEMO_PICKUP_POINTS.map(({ country, postalCode, name, street, city }, index) => ({
      id: index + 1,
      deliveryMethodId: deliveryMethodIds.of('noutopiste'),
      country,
      postalCode,
      name,
      streetAddress: street,
      city,
    })),
  );
  await loadPaymentMethods(tx);
  await continueIdentities(tx, [deliveryMethods, pickupPoints, paymentMethods]);
}

async function loadPaymentMethods(tx: Transaction): Promise<void> {
  await insertAll(
    tx,
    paymentMethods,
    DEMO_PAYMENT_METHODS.map((method, index) => ({
      id: index + 1,
      slug: method.slug,
      processor: method.processor ?? 'test',
      kind: method.kind,
      sort: index + 1,
      minCents: method.minCents ?? 0,
      maxCents: method.maxCents ?? null,
      countries: method.countries ?? null,
      currencies: method.currencies ?? null,
    })),
  );
  await insertAll(
    tx,
    paymentMethodTexts,
    DEMO_PAYMENT_METHODS.flatMap(({ name, description }, index) =>
      inEveryLanguage((language) => ({
        paymentMethodId: index + 1,
        language,
        name: name[language],
        description: description[language],
      })),
    ),
  );
}
