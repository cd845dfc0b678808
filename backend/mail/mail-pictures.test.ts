import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { order } from '../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { mails } from '../db/schema/mail';
import { media } from '../db/schema/media';
import { modelImages } from '../db/schema/model-images';
import { variants } from '../db/schema/variants';

const database = withDatabase();
let backend: TestBackend;

beforeAll(async () => {
  await insertShop(database().db);
  backend = testBackend(database());
});
afterAll(() => backend.close());

test('the confirmation shows a scene and each product from its own host, and is whole when pictures are blocked', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { name: 'Ilves', stock: { [STORES.main]: 9 } });
  const hash = 'ab'.repeat(16);
  await db
    .insert(media)
    .values({ hash, mime: 'image/png', bytes: 1, width: 960, height: 960, color: '#ffffff', createdAt: new Date() });
  const [sold] = await db.select({ modelId: variants.modelId }).from(variants).where(eq(variants.id, productId));
  await db.insert(modelImages).values({ modelId: sold?.modelId ?? 0, sort: 0, media: hash });
  const placed = await order(db, { productId, body: { language_code: 'fi', host: 'fi.localhost:4210' } });
  await backend.send('POST', `/api/payments/test/${placed.paymentReference}/`, { decision: 'approve' });
  const [mail] = await db.select().from(mails).where(eq(mails.orderId, placed.id));
  const html = mail?.html ?? '';
  const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
  expect(pictures.map((tag) => /src="([^"]*)"/.exec(tag)?.[1])).toEqual([
    'http://fi.localhost:4210/icon-192.png',
    'http://fi.localhost:4210/mail-scene.jpg',
    `http://fi.localhost:4210/media/${hash}/128`,
  ]);
  for (const tag of pictures) expect(tag).toMatch(/alt="" width="\d+" height="\d+"/);
  const words = html.replaceAll(/<img [^>]*>/g, '');
  for (const word of ['Hanki', 'Aapa Ilves', 'L · ', 'Katso tilaus']) expect(words).toContain(word);
});
