import type { Transaction } from '../../db/client';
import { offerGroups, offers, offerTexts } from '../../db/schema/offers';
import { pricePeriods, pricePeriodVariants } from '../../db/schema/price-periods';
import { usedItems } from '../../db/schema/used-items';
import { DEMO_CONDITIONS, DEMO_OFFERS, DEMO_PERIODS } from '../content/special-selling';
import { groupIds } from './group-rows';
import { continueIdentities, insertAll } from './insert';
import { modelOf, NUMBERED_MODELS } from './numbered-models';
import { cents, daysBefore, inEveryLanguage } from './texts';
import { DEMO_VARIANTS } from './variants';

/** The condition of used items, offers for groups of customers, and prices that are planned at the desk. */
export async function loadSpecialSelling(tx: Transaction, now: Date): Promise<void> {
  await insertAll(
    tx,
    usedItems,
    NUMBERED_MODELS.filter(({ model }) => model.secondHandOf !== undefined).map(({ id, model }, index) => ({
      modelId: id,
      key: `demo-used-item-${id}`,
      condition: DEMO_CONDITIONS[index % DEMO_CONDITIONS.length] ?? 'good',
      createdAt: daysBefore(now, model.age),
    })),
  );
  await loadOffers(tx, now);
  await loadPeriods(tx, now);
}

async function loadOffers(tx: Transaction, now: Date): Promise<void> {
  await insertAll(
    tx,
    offers,
    DEMO_OFFERS.map(({ segment, percentage, days: [ago, ahead] }, index) => ({
      ...{ id: index + 1, key: `demo-offer-key-${index + 1}`, segment, percentage, isBegun: true },
      startsAt: daysBefore(now, ago),
      endsAt: daysBefore(now, -ahead),
    })),
  );
  await insertAll(
    tx,
    offerTexts,
    DEMO_OFFERS.flatMap(({ name, conditions }, index) =>
      inEveryLanguage((language) => ({
        offerId: index + 1,
        language,
        name: name[language],
        conditions: conditions[language],
      })),
    ),
  );
  await insertAll(
    tx,
    offerGroups,
    DEMO_OFFERS.flatMap(({ groups }, index) =>
      groups.map((group) => ({ offerId: index + 1, groupId: groupIds.of(group) })),
    ),
  );
  await continueIdentities(tx, [offers]);
}

async function loadPeriods(tx: Transaction, now: Date): Promise<void> {
  await insertAll(
    tx,
    pricePeriods,
    DEMO_PERIODS.map(({ model, kind, days: [starts, ends] }, index) => ({
      ...{ id: index + 1, key: `demo-period-key-${index + 1}`, modelId: modelOf(model).id, kind },
      startsAt: daysBefore(now, -starts),
      endsAt: daysBefore(now, -ends),
    })),
  );
  await insertAll(
    tx,
    pricePeriodVariants,
    DEMO_PERIODS.flatMap(({ model, share }, index) =>
      DEMO_VARIANTS.filter(({ modelId }) => modelId === modelOf(model).id).map((variant) => ({
        periodId: index + 1,
        variantId: variant.id,
        // whole euros, as prices for a period are
        cents: cents(Math.round(variant.model.price * share)),
      })),
    ),
  );
  await continueIdentities(tx, [pricePeriods]);
}
