import { randomUUID } from 'node:crypto';
import { productGroups, productGroupTexts } from 'backend/db/schema/product-groups';
import { settings } from 'backend/db/schema/reference';
import { mediaFolders } from 'backend/media/store';
import type { ContentFields } from 'contract/content-fields';
import { afterAll, beforeAll, expect } from 'vitest';
import { type TestBackend, testBackend } from './backend';
import { temporaryFolder } from './catalogue-file';
import { fieldsOf } from './content';
import { withDatabase } from './database';
import { insertShop, insertVariant } from './shop-data';
import { type SignedIn, signedIn } from './signed-in';

const NOW = new Date('2026-12-01T10:00:00Z');
const PATH = '/api/customer/desk/content/';
const FINNISH = { 'accept-language': 'fi' };

/** An item as the desk answers it. */
type Opened = {
  readonly version: number;
  readonly state: string;
  readonly fields: ContentFields;
  readonly versions: readonly { readonly number: number; readonly by: string; readonly note: string }[];
};

/** The fields of an item whose addresses hold its name. */
export const guideFields = (name: string, more: Partial<Parameters<typeof fieldsOf>[0]> = {}) =>
  fieldsOf({ languages: { fi: { title: `Opas ${name}`, content: `<p>${name}</p>` } }, ...more });

/** Gives a test file a shop with two public products, a category and a group, and two administrators: Aino Aho and Mikko Mäki. */
export function withContentDesk() {
  const database = withDatabase();
  const folders = mediaFolders(temporaryFolder());
  const people = new Map<'aino' | 'mikko', SignedIn>();
  let backend: TestBackend;

  beforeAll(async () => {
    const { db } = database();
    await insertShop(db);
    await insertVariant(db, { slug: 'ilves', name: 'Ilves 20 %' });
    await insertVariant(db, { slug: 'karhu', name: 'Karhu' });
    await insertVariant(db, { slug: 'salainen', name: 'Salainen', isPublic: false });
    await db.insert(settings).values([
      { key: 'blog_category_order', value: 'huolto, vinkit' },
      { key: 'blog_category_name_huolto@fi', value: 'Huolto' },
    ]);
    await db.insert(productGroups).values({ id: 1 });
    const text = { name: 'Sukset', shortName: 'Sukset', path: 'hiihto/sukset' };
    await db.insert(productGroupTexts).values({ groupId: 1, language: 'fi', ...text });
    const admin = { isStaff: true, isAdmin: true };
    const aino = { email: 'aino@hanki.example', firstName: 'Aino', lastName: 'Aho', ...admin };
    const mikko = { email: 'mikko@hanki.example', firstName: 'Mikko', lastName: 'Mäki', ...admin };
    people.set('aino', await signedIn(db, aino, NOW));
    people.set('mikko', await signedIn(db, mikko, NOW));
    backend = testBackend(database(), {}, folders);
    backend.setTime(NOW);
  });
  afterAll(() => backend.close());

  type Who = 'aino' | 'mikko';
  const headersOf = (who: Who) => ({ ...people.get(who)?.headers, ...FINNISH });
  const get = (path: string) => backend.send('GET', path, undefined, headersOf('aino'));
  const post = (path: string, body: object, who: Who = 'aino') => backend.send('POST', path, body, headersOf(who));

  return {
    path: PATH,
    database,
    headersOf,
    get,
    post,
    backend: () => backend,
    visitor: (path: string) => backend.send('GET', path, undefined, FINNISH),
    open: async (id: number) => (await get(`${PATH}${id}/`)).body as unknown as Opened,
    save: (id: number, version: number, fields: ContentFields, more: object = {}, who: Who = 'aino') =>
      post(`${PATH}${id}/`, { version, fields, ...more }, who),
    create: async (kind: string, fields: ContentFields): Promise<number> => {
      const { status, body } = await post(PATH, { key: randomUUID(), kind, fields, note: 'eka' });
      expect([status, body]).toEqual([200, { id: expect.any(Number), version: 1 }]);
      return Number(body['id']);
    },
  };
}
