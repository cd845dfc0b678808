import type { Transaction } from '../../db/client';
import { rentalItemStores, rentalItems, rentalItemTexts } from '../../db/schema/rental';
import { DEMO_RENTALS } from '../content/rental';
import { RENTAL_PICTURES } from '../content/rental-pictures';
import { DEMO_STORES } from '../content/stores';
import { continueIdentities, insertAll } from './insert';
import type { DemoPictures } from './pictures';
import { cents, inEveryLanguage } from './texts';

const storeIds = new Map(DEMO_STORES.map(({ slug, id }) => [slug, id]));

function storeId(slug: string): number {
  const id = storeIds.get(slug);
  if (id === undefined) throw new Error(`${slug} rents out and is no store.`);
  return id;
}

/** What the stores rent out. */
export async function loadRentals(tx: Transaction, pictures: DemoPictures): Promise<void> {
  await insertAll(
    tx,
    rentalItems,
    DEMO_RENTALS.map(({ day, weekend, week, deposit, sizes, picture }, index) => ({
      id: index + 1,
      key: `demo-rental-item-${index + 1}`,
      sort: index,
      dayCents: cents(day),
      weekendCents: weekend === undefined ? null : cents(weekend),
      weekCents: week === undefined ? null : cents(week),
      depositCents: cents(deposit),
      sizes,
      image: pictures.face(`rental/${picture}`, RENTAL_PICTURES[picture].parts),
    })),
  );
  await insertAll(
    tx,
    rentalItemTexts,
    DEMO_RENTALS.flatMap(({ name, description, picture }, index) =>
      inEveryLanguage((language) => ({
        itemId: index + 1,
        language,
        name: name[language],
        description: description[language],
        alt: RENTAL_PICTURES[picture].alt[language],
      })),
    ),
  );
  await insertAll(
    tx,
    rentalItemStores,
    DEMO_RENTALS.flatMap(({ stores }, index) => stores.map((slug) => ({ itemId: index + 1, storeId: storeId(slug) }))),
  );
  await continueIdentities(tx, [rentalItems]);
}
