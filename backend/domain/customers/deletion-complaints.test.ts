import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkToken } from '../../../tests/support/account-mails';
import { type TestBackend, testBackend } from '../../../tests/support/backend';
import { formKey, storeComplaint } from '../../../tests/support/complaints';
import { withDatabase } from '../../../tests/support/database';
import { shopSettings } from '../../../tests/support/ordering';
import { insertShop } from '../../../tests/support/shop-data';
import { signedIn } from '../../../tests/support/signed-in';
import { complaintMessages, complaintPictures, complaints } from '../../db/schema/complaints';
import { complaintMails } from '../../mail/complaint-mails';
import { moveComplaint } from '../complaints/move-complaint';

const database = withDatabase();
let backend: TestBackend;

beforeAll(async () => {
  await insertShop(database().db);
  backend = testBackend(database());
});
afterAll(() => backend.close());

test('deleting an account deletes complaints that have ended with all that was sent; an open one goes on by its secret link', async () => {
  const { db } = database();
  const person = await signedIn(db, { email: 'poistuva@example.com' });
  const post = (path: string, body: object) => backend.send('POST', path, body, person.headers);
  const make = async () => {
    const { body } = await post('/api/reclamation/', { ...storeComplaint, key: formKey(), email: 'muu@example.com' });
    return body as { number: string; reference: string };
  };
  const [ended, open] = [await make(), await make()];
  const move = { number: ended.number, note: 'Vastaus', actor: 'staff:1', language: 'fi', now: new Date() } as const;
  await moveComplaint(db, complaintMails(shopSettings), { ...move, from: 'new', to: 'more_info' });
  await post(`/api/reclamation/${ended.reference}/messages/`, { key: formKey(), message: 'Tässä.' });
  await moveComplaint(db, complaintMails(shopSettings), { ...move, from: 'processing', to: 'processed' });
  const [row] = await db.select().from(complaints).where(eq(complaints.number, ended.number));
  const photo = { receivedBytes: 1, width: 1, height: 1, complaintId: row?.id ?? 0 };
  await db.insert(complaintPictures).values({ ...photo, reference: 'photo', file: 'file' });

  expect((await post('/api/customer/delete/request/', {})).status).toBe(200);
  expect((await post('/api/customer/delete/', { token: await linkToken(db, person.email) })).status).toBe(200);

  const left = await db.select().from(complaints);
  expect(left).toMatchObject([{ number: open.number, customerId: null, isOwnerGone: true }]);
  expect(await db.$count(complaintMessages)).toBe(0);
  expect((await db.select().from(complaintPictures))[0]?.complaintId).toBeNull();
  expect((await backend.send('GET', `/api/reclamation/${ended.reference}/`)).status).toBe(404);
  expect((await backend.send('GET', `/api/reclamation/${open.reference}/`)).status).toBe(200);
});
