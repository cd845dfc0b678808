import { orders } from 'backend/db/schema/orders';
import { variants } from 'backend/db/schema/variants';
import { decideReview, readListedReview, versionOf } from 'backend/domain/reviews/moderation';
import { accountMails } from 'backend/mail/account-mails';
import { mediaFolders, openMediaStore } from 'backend/media/store';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { type TestBackend, testBackend } from './backend';
import { temporaryFolder } from './catalogue-file';
import { withDatabase } from './database';
import { order, shopSettings } from './ordering';
import { insertShop, insertVariant, STORES } from './shop-data';
import { type SignedIn, signedIn } from './signed-in';

type Answer = Awaited<ReturnType<TestBackend['send']>>;
type Model = { readonly id: number; readonly variant: number };
type Bought = Partial<typeof orders.$inferInsert> & { readonly asGuest?: true };

const SAID = { rating: 8, size: 6, visible_name: 'Maija M.', title: 'Kestää', comment: 'Pitää sateen.' };

/** Gives a test file a shop in which people buy and review the model `kasivarsi`; `ilves` is not bought, `salainen` not public. */
export function withReviewShop() {
  const database = withDatabase();
  const dataDir = temporaryFolder();
  const folders = mediaFolders(dataDir);
  const tell = accountMails(shopSettings);
  const models = new Map<string, Model>();
  let backend: TestBackend;
  const idOf = (slug = 'kasivarsi') => models.get(slug)?.id ?? 0;

  beforeAll(async () => {
    const { db } = database();
    await openMediaStore({ db, dataDir });
    await insertShop(db);
    for (const slug of ['kasivarsi', 'ilves', 'salainen']) {
      const isPublic = slug !== 'salainen';
      const variant = await insertVariant(db, { slug, name: slug, isPublic, stock: { [STORES.main]: 500 } });
      const [row] = await db.select({ id: variants.modelId }).from(variants).where(eq(variants.id, variant));
      models.set(slug, { id: row?.id ?? 0, variant });
    }
    backend = testBackend(database(), {}, folders);
  });
  afterAll(() => backend.close());

  const send = (...args: Parameters<TestBackend['send']>) => backend.send(...args);
  const shown = async () =>
    (await send('GET', `/api/product_reviews/?model_id=${idOf()}`)).body['results'] as Record<string, unknown>[];

  return {
    ...{ database, dataDir, folders, tell, send, idOf },
    /** The variant of a model. */
    variantOf: (slug: string): number => models.get(slug)?.variant ?? 0,
    /** A person who has ordered the model; the order is paid unless it is changed. */
    buyer: async (email: string, { asGuest, ...change }: Bought = {}): Promise<SignedIn> => {
      const { db } = database();
      const person = await signedIn(db, { email });
      const { id } = await order(db, { productId: models.get('kasivarsi')?.variant ?? 0, email });
      const customerId = asGuest ? null : person.id;
      await db
        .update(orders)
        .set({ status: 'processing', paidAt: new Date(), customerId, ...change })
        .where(eq(orders.id, id));
      return person;
    },
    write: (person: SignedIn, change: object = {}): Promise<Answer> =>
      send('POST', '/api/customer/reviews/', { ...SAID, model_id: idOf(), ...change }, person.headers),
    /** The person's own review of a model. */
    own: (person: SignedIn, modelId = idOf()): Promise<Answer> =>
      send('GET', `/api/customer/reviews/?model_id=${modelId}`, undefined, person.headers),
    /** The reviews that everybody sees under a name. */
    byName: async (name: string) => (await shown()).filter(({ visible_name }) => visible_name === name),
    publish: async (id: number) => {
      const review = await readListedReview(database().db, id);
      if (!review) throw new Error(`There is no review ${id}.`);
      return decideReview(database().db, { id, version: versionOf(review) }, { status: 'published' }, tell, {
        actor: 'staff:1',
        now: new Date(),
      });
    },
  };
}

/** The id that the answer of a written review holds. */
export const reviewId = ({ body }: Answer): number => Number(body['id']);
