import type { Transaction } from '../../db/client';
import {
  deliveryMethods,
  deliveryMethodTexts,
  deliveryPrices,
  paymentMethods,
  paymentMethodTexts,
  pickupPoints,
} from '../../db/schema/delivery';
import { DEMO_DELIVERY_METHODS } from '../content/delivery';
import { DEMO_PAYMENT_METHODS } from '../content/payment';
import { DEMO_PICKUP_POINTS } from '../content/pickup-points';
import { DEMO_COUNTRIES, ZONE_DAYS } from '../content/reference';
import { continueIdentities, insertAll } from './insert';
import { inEveryLanguage, numbered } from './texts';

/** Ways to deliver, by slug. */
export const deliveryMethodIds = numbered(DEMO_DELIVERY_METHODS.map(({ slug }) => slug));
/** Ways to pay, by slug. */
export const paymentMethodIds = numbered(DEMO_PAYMENT_METHODS.map(({ slug }) => slug));

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
        const { usual } = ZONE_DAYS[zone];
        const [daysFrom, daysTo] = price.days ?? [usual.start, usual.end];
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
