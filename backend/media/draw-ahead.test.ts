import { readdirSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { numberOf } from '../../tests/support/ordering';
import { insertShop, insertVariant } from '../../tests/support/shop-data';
import { banners } from '../db/schema/content';
import { modelImages } from '../db/schema/model-images';
import { rentalItemStores, rentalItems } from '../db/schema/rental';
import { stores } from '../db/schema/stores';
import { colors } from '../db/schema/variant-attributes';
import { variants } from '../db/schema/variants';
import { drawPicturesAhead } from './draw-ahead';
import { type MediaRenderer, openMediaRenderer } from './renderer';
import { type MediaStore, openMediaStore } from './store';
import { storeOriginal } from './store-original';

const database = withDatabase();
const dataDir = temporaryFolder();
let store: MediaStore;
let renderer: MediaRenderer;
/** Hashes: two views in red, one in blue. */
let red: string;
let redBack: string;
let blue: string;

/** Renderings that have begun, but wait for the table's lock. */
const readersOfMedia = sql`select count(*) from pg_locks where relation = 'media'::regclass and not granted`;

const context = () => ({ db: database().db, log: { info: () => {}, warn: () => {}, error: () => {} } });
const drawn = () =>
  readdirSync(store.cache, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.'));
const ofPicture = (hash: string) => drawn().filter((file) => file.includes(hash));

async function storeDrawing(fill: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><circle cx="40" cy="50" r="30" fill="${fill}"/></svg>`;
  return (await storeOriginal(store, Buffer.from(svg), 'image/svg+xml')).hash;
}

beforeAll(async () => {
  const { db } = database();
  store = await openMediaStore({ db, dataDir });
  renderer = await openMediaRenderer(store);
  [red, redBack, blue] = [await storeDrawing('#c00000'), await storeDrawing('#800000'), await storeDrawing('#0000c0')];
  await insertShop(db);
  const variantId = await insertVariant(db, {});
  const [variant] = await db.select({ modelId: variants.modelId }).from(variants).where(eq(variants.id, variantId));
  const modelId = variant?.modelId ?? 0;
  await db.insert(colors).values([
    { id: 901, slug: 'red', control: '#c00000' },
    { id: 902, slug: 'blue', control: '#0000c0' },
  ]);
  await db.insert(modelImages).values([
    { modelId, colorId: 901, sort: 1, media: redBack },
    { modelId, colorId: 901, sort: 0, media: red },
    { modelId, colorId: 902, sort: 5, media: blue },
  ]);
});

test('what is stopped at once draws nothing', async () => {
  const drawing = drawPicturesAhead(context(), renderer, 100, 60_000);
  drawing.stop();
  await drawing.done;
  expect(drawn()).toEqual([]);
});

test('the first picture of each colour is drawn for cards, other views are not', async () => {
  await drawPicturesAhead(context(), renderer, 100, 0).done;
  expect(ofPicture(red)).toHaveLength(2);
  expect(ofPicture(blue)).toHaveLength(2);
  expect(ofPicture(redBack)).toEqual([]);
});

test('the pictures of rental items are drawn for cards, those that no store rents out are not', async () => {
  const { db } = database();
  const [rented, idle] = [await storeDrawing('#224466'), await storeDrawing('#664422')];
  const [item] = await db
    .insert(rentalItems)
    .values([
      { key: 'rented', dayCents: 2500, image: rented },
      { key: 'idle', dayCents: 2500, image: idle },
    ])
    .returning({ id: rentalItems.id });
  const [helsinki] = await db.select({ id: stores.id }).from(stores).limit(1);
  await db.insert(rentalItemStores).values({ itemId: item?.id ?? 0, storeId: helsinki?.id ?? 0 });
  await drawPicturesAhead(context(), renderer, 100, 0).done;
  expect(ofPicture(rented)).toHaveLength(2);
  expect(ofPicture(idle)).toEqual([]);
});

test('the pictures of banners are drawn for the widths of a page, those that are over are not', async () => {
  const { db } = database();
  const [shown, over] = [await storeDrawing('#123456'), await storeDrawing('#654321')];
  const yesterday = new Date(Date.now() - 86_400_000);
  await db.insert(banners).values([
    { kind: 'dynamic_page', image: shown },
    { kind: 'image', image: over, endsAt: yesterday },
  ]);
  await drawPicturesAhead(context(), renderer, 100, 0).done;
  expect(ofPicture(shown)).toHaveLength(2);
  expect(ofPicture(over)).toEqual([]);
});

test('what is kept already is not drawn again', async () => {
  expect(await renderer.renderAhead(red, '320', 'avif', new AbortController().signal)).toBe(false);
});

test('visitors go first: what is drawn ahead waits while anybody waits for a picture', async () => {
  const { db } = database();
  const one = await openMediaRenderer(store, { atOnce: 1, quietMs: 0 });
  const finished: string[] = [];
  const asked: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table media in access exclusive mode`);
    const visit = (name: string, box: string) =>
      asked.push(one.render(redBack, box, 'avif').then(() => finished.push(name)));
    visit('first visitor', '640');
    await expect.poll(() => numberOf(db, readersOfMedia)).toBe(1);
    const { signal } = new AbortController();
    asked.push(one.renderAhead(redBack, '96', 'jpeg', signal).then(() => finished.push('ahead')));
    visit('second visitor', '128');
    await expect.poll(() => asked.length).toBe(3);
  });
  await Promise.all(asked);
  expect(finished).toEqual(['first visitor', 'second visitor', 'ahead']);
});
