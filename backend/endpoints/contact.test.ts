import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGE_CODES } from 'backend/db/schema/columns';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../tests/support/account-mails';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { auditLog } from '../db/schema/audit-log';
import { complaintPictures } from '../db/schema/complaints';
import { contactMessages } from '../db/schema/contact';
import { deleteOldMessages } from '../domain/contact/handle-message';
import { forgetLostUploads, storeUpload } from '../media/uploads';

const database = withDatabase();
let backend: TestBackend;
let admin: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  backend = testBackend(database());
  admin = await signedIn(database().db, { email: 'admin@hanki.example', isAdmin: true, isStaff: true });
  member = await signedIn(database().db, { email: 'member@hanki.example' });
});
afterAll(() => backend.close());

const folder = mkdtempSync(path.join(tmpdir(), 'question-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const question = (email: string, more: object = {}) => ({
  key: randomUUID(),
  email,
  lang_code: 'en',
  name: 'Aino',
  subject: 'product',
  message: 'Does the Tunturi fit\nlow-cut boots?',
  ...more,
});
const ask = (body: object, headers = {}) => backend.send('POST', '/api/ask/', body, headers);
const atDesk = (path: string, body?: object) =>
  backend.send(body ? 'POST' : 'GET', `/api/customer/desk/messages/${path}`, body, admin.headers);

test('a question is confirmed by mail, answered once by the desk, and the answer stands above the question', async () => {
  const { status, body } = await ask(question('aino@example.com', { order_number: 'S1234' }));
  expect(status).toBe(200);
  const number = body['number'] as string;
  const [confirmation] = await mailsTo(database().db, 'aino@example.com');
  expect(confirmation?.text).toContain(number);
  expect((await atDesk('')).body['messages']).toEqual([expect.objectContaining({ number, subject: 'product' })]);
  expect((await atDesk(`${number}/`)).body).toMatchObject({ order_number: 'S1234', status: 'open', answers: [] });
  const answer = (text: string) => atDesk(`${number}/`, { text, seen: 'open' });
  const both = await Promise.all([answer('Yes, it does.'), answer('No, sorry.')]);
  expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
  const mails = await mailsTo(database().db, 'aino@example.com');
  expect(mails.map(({ kind }) => kind)).toEqual(['message-received', 'message-answer']);
  const text = mails[1]?.text ?? '';
  expect(text.indexOf('Yes, it does.') + text.indexOf('No, sorry.')).toBeLessThan(text.indexOf('low-cut boots'));
  const acts = await database().db.select().from(auditLog).where(eq(auditLog.subjectId, number));
  expect(acts).toMatchObject([{ actor: `staff:${admin.id}`, action: 'answer-message' }]);
});

test('photographs come with a question once, to the desk alone, and are lost with it', async () => {
  const upload = async () => {
    const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#886644' } })
      .jpeg()
      .toBuffer();
    const { db } = database();
    return storeUpload({ db, store: { uploads: folder } }, new Blob([new Uint8Array(bytes)]).stream(), new Date());
  };
  const images = [await upload(), await upload()];
  const { body } = await ask(question('photos@example.com', { images }));
  const number = body['number'] as string;
  expect((await atDesk(`${number}/`)).body['pictures']).toEqual(images);
  const again = await ask(question('photos@example.com', { images: images.slice(0, 1) }));
  expect([again.status, Object.keys(again.body)]).toEqual([400, ['images']]);
  const unknown = await ask(question('photos@example.com', { images: ['nobody-sent-it'] }));
  expect(unknown.status).toBe(400);
  await database().db.delete(contactMessages).where(eq(contactMessages.number, number));
  const kept = () => database().db.$count(complaintPictures, inArray(complaintPictures.reference, images));
  expect(await kept()).toBe(2);
  await forgetLostUploads(database().db, { uploads: folder }, new Date(Date.now() + 2 * 24 * 3600 * 1000));
  expect(await kept()).toBe(0);
});

test('a message that needs no answer is closed without a mail', async () => {
  const { body } = await ask(question('thanks@example.com'));
  expect((await atDesk(`${body['number']}/`, { text: '', seen: 'open' })).body).toEqual({ status: 'closed' });
  expect(await mailsTo(database().db, 'thanks@example.com')).toHaveLength(1);
});

test('a form that is sent twice, also at once, is one message with one mail', async () => {
  const form = question('twice@example.com');
  const answers = await Promise.all([ask(form), ask(form), ask(form)]);
  expect(new Set(answers.map(({ body }) => body['number'])).size).toBe(1);
  expect(await mailsTo(database().db, 'twice@example.com')).toHaveLength(1);
  const other = await ask({ ...form, message: 'Another question.' });
  expect(other.body['number']).not.toBe(answers[0]?.body['number']);
});

test('a company’s request reaches the desk with its details', async () => {
  const { subject: _subject, ...form } = question('buyer@laavu.example', { interest: 'gifts', company: 'Laavu Oy' });
  const { body } = await backend.send('POST', '/api/corporate-info/', {
    ...form,
    phone: '+358 40 123',
    vat_number: '',
  });
  expect((await atDesk(`${body['number']}/`)).body).toMatchObject({ kind: 'corporate', company: 'Laavu Oy' });
});

test.each(LANGUAGE_CODES)('in %s the confirmation has every text', async (language) => {
  await ask(question(`${language}@example.com`, { lang_code: language }));
  const [mail] = await mailsTo(database().db, `${language}@example.com`);
  expect(mail?.language).toBe(language);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\{\{|\breceived\.\w/);
});

test.each([
  [{ email: 'a@example.com\r\nBcc: b@example.com' }],
  [{ name: '' }],
  [{ message: '  ' }],
  [{ message: 'x'.repeat(5001) }],
  [{ subject: '__proto__' }],
  [{ key: 'short' }],
])('%j is refused', async (wrong) => {
  expect((await ask(question('ok@example.com', wrong))).status).toBe(400);
});

test('a name with line breaks and markup cannot become parts of the mail', async () => {
  await ask(
    question('mark@example.com', { name: 'Aino\r\nBcc: x@example.com <b>', message: '<script>alert(1)</script>' }),
  );
  const [mail] = await mailsTo(database().db, 'mark@example.com');
  expect(mail?.html).not.toMatch(/<script>|<b>/);
  expect(mail?.text).not.toMatch(/^Bcc:/m);
});

test('a search of the desk takes wildcards as they stand', async () => {
  await ask(question('percent@example.com', { name: '100 % Aino' }));
  expect((await atDesk('?search=100 %25 A')).body['count']).toBe(1);
  expect((await atDesk('?search=%25_%25')).body['count']).toBe(0);
});

test('for guests the desk’s messages need a log-in, for everybody else they do not exist', async () => {
  expect((await backend.send('GET', '/api/customer/desk/messages/')).status).toBe(401);
  expect((await backend.send('GET', '/api/customer/desk/messages/', undefined, member.headers)).status).toBe(404);
  expect((await atDesk('M1/')).status).toBe(404);
});

test('an address that writes too often is told to wait', async () => {
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await ask(question('often@example.com'))).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
});

test('answered messages go after two years, open ones never', async () => {
  const { db } = database();
  const open = (await ask(question('open@example.com'))).body['number'];
  const ended = (await ask(question('ended@example.com'))).body['number'] as string;
  await atDesk(`${ended}/`, { text: '', seen: 'open' });
  await deleteOldMessages(db, new Date(Date.now() + 3 * 365 * 24 * 3600 * 1000));
  const left = await db.select({ number: contactMessages.number }).from(contactMessages);
  expect(left.map(({ number }) => number)).toContain(open);
  expect(left.map(({ number }) => number)).not.toContain(ended);
});
