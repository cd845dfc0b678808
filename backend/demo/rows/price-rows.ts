import type { Transaction } from '../../db/client';
import { priceHistory, prices } from '../../db/schema/prices';
import { insertAll } from './insert';
import { cents, daysBefore } from './texts';
import { DEMO_VARIANTS, type DemoVariant } from './variants';

/** Finland: the catalogue has its gross prices. */
const HOME_TAX_AREA = 1;

type Span = { priceCents: number; from: number; to: number | undefined };

/** A week in which some models were already cheaper: it ended this many days before the present offer began. */
const EARLIER_OFFER = { days: 7, endedBefore: 12 };

/** What a variant's size costs more than the model's price, cents. */
const surcharge = ({ model, size }: Pick<DemoVariant, 'model' | 'size'>): number =>
  cents((size === undefined ? undefined : model.surcharges?.[size]) ?? 0);

/**
 * What everybody paid, as spans in days before today. Every third model had an offer shortly before the present one, so
 * that its lowest price of 30 days is not simply its regular price.
 */
function priceSpans({ model, modelId, size }: DemoVariant): Span[] {
  const { offer, age } = model;
  const more = surcharge({ model, size });
  const regular = cents(model.price) + more;
  if (!offer) return [{ priceCents: regular, from: age, to: undefined }];
  const running: Span = { priceCents: cents(offer.price) + more, from: offer.startedDaysAgo, to: undefined };
  const earlierEnd = offer.startedDaysAgo + EARLIER_OFFER.endedBefore;
  const earlierStart = earlierEnd + EARLIER_OFFER.days;
  if (modelId % 3 !== 0 || earlierStart >= age) return [{ priceCents: regular, from: age, to: running.from }, running];
  const earlier = Math.round((regular + running.priceCents) / 20) * 10;
  return [
    { priceCents: regular, from: age, to: earlierStart },
    { priceCents: earlier, from: earlierStart, to: earlierEnd },
    { priceCents: regular, from: earlierEnd, to: running.from },
    running,
  ];
}

/** Present prices and the history that the lowest price of 30 days is read from. */
export async function loadPrices(tx: Transaction, now: Date): Promise<void> {
  const priced = DEMO_VARIANTS.filter(({ model }) => !model.priceInStore);
  await insertAll(
    tx,
    prices,
    priced.map(({ id, size, model }) => {
      const { price, fullPrice, club, offer } = model;
      const of = (euros: number) => cents(euros) + surcharge({ model, size });
      return {
        variantId: id,
        taxAreaId: HOME_TAX_AREA,
        regularCents: of(price),
        fullCents: fullPrice === undefined ? null : of(fullPrice),
        discountCents: offer ? of(offer.price) : null,
        discountStartsAt: offer ? daysBefore(now, offer.startedDaysAgo) : null,
        discountEndsAt: offer?.endsInDays ? daysBefore(now, -offer.endsInDays) : null,
        clubCents: club === undefined ? null : of(club),
      };
    }),
  );
  await insertAll(
    tx,
    priceHistory,
    priced.flatMap((variant) =>
      priceSpans(variant).map(({ priceCents, from, to }) => ({
        variantId: variant.id,
        taxAreaId: HOME_TAX_AREA,
        priceCents,
        validFrom: daysBefore(now, from),
        validTo: to === undefined ? null : daysBefore(now, to),
      })),
    ),
  );
}
