import { type Day, daysAfter, helsinkiNow, weekdayOf } from 'contract/working-days';
import type { Transaction } from '../../db/client';
import * as schema from '../../db/schema/stores';
import { DEMO_HOLIDAYS, type DemoHoliday } from '../content/store-holidays';
import { DEMO_PICKS } from '../content/store-picks';
import { DEMO_SERVICES } from '../content/store-services';
import { DEMO_STORE_TEXTS } from '../content/store-texts';
import { DEMO_STORES, type DemoStore } from '../content/stores';
import { continueIdentities, insertAll } from './insert';
import { modelOf } from './numbered-models';
import type { DemoPictures } from './pictures';
import { inEveryLanguage, numbered } from './texts';

const WEEKDAYS = [1, 2, 3, 4, 5];
/** How far ahead the stores have said when they are closed, in days. */
const AHEAD = 400;

const serviceIds = numbered(DEMO_SERVICES.map(({ slug }) => slug));
const storeIds = new Map(DEMO_STORES.map(({ slug, id }) => [slug, id]));

function hoursOf({ id, hours }: DemoStore): (typeof schema.storeHours.$inferInsert)[] {
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

export async function loadStores(tx: Transaction, pictures: DemoPictures, now: Date): Promise<void> {
  await insertAll(
    tx,
    schema.stores,
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
    schema.storeTexts,
    DEMO_STORES.flatMap(({ id, slug, lead }) => {
      const texts = DEMO_STORE_TEXTS[slug];
      if (!texts) return [];
      return inEveryLanguage((language) => ({
        storeId: id,
        language,
        lead: lead[language],
        description: texts.description[language],
        directions: texts.directions[language],
      }));
    }),
  );
  await insertAll(tx, schema.storeHours, DEMO_STORES.flatMap(hoursOf));
  await loadSpecialDays(tx, helsinkiNow(now).day);
  await loadServices(tx);
  await continueIdentities(tx, [schema.stores, schema.storeSpecialDays, schema.storeServices]);
}

/** The dates of a holiday in the time ahead. */
const datesOf = ({ on }: DemoHoliday, today: Day): Day[] =>
  [0, 1, 2]
    .map((years) => on(Number(today.slice(0, 4)) + years))
    .filter((date) => date >= today && date <= daysAfter(today, AHEAD));

async function loadSpecialDays(tx: Transaction, today: Day): Promise<void> {
  const retail = DEMO_STORES.filter(({ type }) => type === 'retail');
  const days = DEMO_HOLIDAYS.flatMap((holiday) =>
    retail
      .filter(({ slug }) => holiday.store === undefined || holiday.store === slug)
      .flatMap((store) => {
        const isCity = store.hours?.[2] !== undefined;
        const hours = isCity ? holiday.city : holiday.town;
        return (
          datesOf(holiday, today)
            // a Sunday on which the store is closed anyway needs no word
            .filter((date) => hours !== null || isCity || weekdayOf(date) !== 7)
            .map((date) => ({ storeId: store.id, day: date, hours, name: holiday.name }))
        );
      }),
  );
  await insertAll(
    tx,
    schema.storeSpecialDays,
    days.map(({ storeId, day, hours }, index) => ({
      id: index + 1,
      storeId,
      day,
      opens: hours?.[0] ?? null,
      closes: hours?.[1] ?? null,
    })),
  );
  await insertAll(
    tx,
    schema.storeSpecialDayTexts,
    days.flatMap(({ name }, index) =>
      inEveryLanguage((language) => ({ specialDayId: index + 1, language, name: name[language] })),
    ),
  );
}

async function loadServices(tx: Transaction): Promise<void> {
  await insertAll(
    tx,
    schema.storeServices,
    DEMO_SERVICES.map(({ slug, icon }) => ({ id: serviceIds.of(slug), slug, icon, sort: serviceIds.of(slug) })),
  );
  await insertAll(
    tx,
    schema.storeServiceTexts,
    DEMO_SERVICES.flatMap(({ slug, name, description }) =>
      inEveryLanguage((language) => ({
        serviceId: serviceIds.of(slug),
        language,
        name: name[language],
        description: description[language],
      })),
    ),
  );
  await insertAll(
    tx,
    schema.storeOfferedServices,
    DEMO_STORES.flatMap(({ id, slug }) =>
      (DEMO_STORE_TEXTS[slug]?.services ?? []).map((service) => ({ storeId: id, serviceId: serviceIds.of(service) })),
    ),
  );
}

/** What the stores' people recommend; the models must be there. */
export async function loadPicks(tx: Transaction): Promise<void> {
  const picks = DEMO_PICKS.map(({ store, model, seller, sentence }, sort) => ({
    row: { storeId: storeIds.get(store) ?? 0, modelId: modelOf(model).id, sort, seller },
    sentence,
  }));
  await insertAll(
    tx,
    schema.storePicks,
    picks.map(({ row }) => row),
  );
  await insertAll(
    tx,
    schema.storePickTexts,
    picks.flatMap(({ row: { storeId, modelId }, sentence }) =>
      inEveryLanguage((language) => ({ storeId, modelId, language, sentence: sentence[language] })),
    ),
  );
}
