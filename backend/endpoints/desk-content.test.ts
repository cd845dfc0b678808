import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../tests/support/content';
import { guideFields, withContentDesk } from '../../tests/support/content-desk';
import { eventually } from '../../tests/support/eventually';
import { auditLog } from '../db/schema/audit-log';
import { contentItems } from '../db/schema/content-items';
import { publishDue } from '../domain/content/publish-due';

const desk = withContentDesk();

test('a guide is a draft until it is published, and a change to it is not seen before it is published too', async () => {
  const id = await desk.create('guide', guideFields('suksista'));
  expect(await desk.open(id)).toMatchObject({
    version: 1,
    state: 'draft',
    versions: [{ by: 'Aino Aho', note: 'eka' }],
  });
  expect((await desk.visitor('/api/blog/opas-suksista/')).status).toBe(404);
  expect((await desk.save(id, 1, guideFields('suksista'), { publish: 'now' })).body).toEqual({ version: 1 });
  expect((await desk.visitor('/api/blog/opas-suksista/')).body).toMatchObject({ title: 'Opas suksista' });

  const changed = fieldsOf({ languages: { fi: { title: 'Uusi nimi', slug: 'opas-suksista' } } });
  expect((await desk.save(id, 1, changed, { note: ' otsikko ' }, 'mikko')).body).toEqual({ version: 2 });
  expect((await desk.visitor('/api/blog/opas-suksista/')).body).toMatchObject({ title: 'Opas suksista' });
  const { state, versions } = await desk.open(id);
  expect([state, versions.map(({ number, by, note }) => [number, by, note])]).toEqual([
    'changed',
    [
      [2, 'Mikko Mäki', 'otsikko'],
      [1, 'Aino Aho', 'eka'],
    ],
  ]);
});

test('what is refused is refused by field in the editor’s language, and neither saved nor published', async () => {
  const id = await desk.create('guide', guideFields('sauvoista'));
  const wrong = guideFields('sauvoista', { category: 'muuta', models: [999_999] });
  const answer = await desk.save(id, 1, wrong, { publish: 'now' });
  expect([answer.status, answer.body]).toEqual([
    400,
    { category: ['Valitse aihe luettelosta.'], models: ['Tuotetta ei löydy: 999999.'] },
  ]);
  const late = await desk.save(id, 1, guideFields('monoista'), { publish: 'later', at: '2026-12-01T09:00:00Z' });
  expect([late.status, late.body]).toEqual([400, { at: ['Valitse tuleva aika.'] }]);
  expect((await desk.save(id, 1, guideFields('monoista'), { publish: 'later', at: 'huomenna' })).body).toEqual(
    late.body,
  );
  expect(await desk.open(id)).toMatchObject({ version: 1, state: 'draft', fields: { category: '' } });
});

test('a version is published at its time, unless that is taken back before', async () => {
  const at = '2026-12-02T06:00:00.000Z';
  const [kept, gone] = [
    await desk.create('guide', guideFields('aamusta')),
    await desk.create('guide', guideFields('illasta')),
  ];
  for (const id of [kept, gone]) {
    const fields = (await desk.open(id)).fields;
    expect((await desk.save(id, 1, fields, { publish: 'later', at })).status).toBe(200);
    expect(await desk.open(id)).toMatchObject({ state: 'draft', scheduled: { at, version: 1 } });
  }
  const { body } = await desk.get(`${desk.path}?state=scheduled`);
  expect((body['items'] as { id: number }[]).map(({ id }) => id).sort()).toEqual([kept, gone]);
  expect((await desk.post(`${desk.path}${gone}/move/`, { version: 1, move: 'unschedule' })).status).toBe(200);
  await publishDue(desk.database().db, new Date('2026-12-02T05:59:00Z'));
  expect((await desk.visitor('/api/blog/opas-aamusta/')).status).toBe(404);
  await publishDue(desk.database().db, new Date(at));
  expect((await desk.visitor('/api/blog/opas-aamusta/')).status).toBe(200);
  expect((await desk.visitor('/api/blog/opas-illasta/')).status).toBe(404);
});

test('of two editors of one version the second is told who saved what, and can save after that', async () => {
  const id = await desk.create('page', guideFields('toimituksesta'));
  const rivals = Array.from({ length: 8 }, (_, index) => ({
    who: index % 2 ? ('aino' as const) : ('mikko' as const),
    fields: guideFields(`toimituksesta ${index}`),
  }));
  const { db } = desk.database();
  const waiting = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  // all of them reach the item's row before the first can have it
  const sent = await db.transaction(async (tx) => {
    await tx.select().from(contentItems).where(eq(contentItems.id, id)).for('update');
    const saves = rivals.map(({ who, fields }) => desk.save(id, 1, fields, { publish: 'now' }, who));
    await eventually(async () => expect((await db.execute(waiting)).rows).toEqual([{ count: rivals.length }]));
    return { saves };
  });
  const answers = await Promise.all(sent.saves);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const winner = rivals[answers.findIndex(({ status }) => status === 200)];
  const by = winner?.who === 'aino' ? 'Aino Aho' : 'Mikko Mäki';
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body).toMatchObject({ id, version: 2, versions: [{ number: 2, by }, { number: 1 }] });
  expect((await desk.save(id, 2, guideFields('toimituksesta, taas'))).body).toEqual({ version: 3 });
});

test('an earlier version becomes the newest one again, unless somebody has saved since', async () => {
  const id = await desk.create('guide', guideFields('vahoista'));
  await desk.save(id, 1, guideFields('vahoista, uusi'));
  const restore = (version: number, number: number) => desk.post(`${desk.path}${id}/restore/`, { version, number });
  expect((await restore(1, 1)).status).toBe(409);
  expect((await restore(2, 1)).body).toEqual({ version: 3 });
  const { fields, versions } = await desk.open(id);
  expect([fields.languages.fi?.title, versions[0]?.note]).toEqual(['Opas vahoista', 'v1']);
  expect((await restore(3, 9)).status).toBe(404);
});

test('what readers have seen is withdrawn, not deleted; a draft is deleted', async () => {
  const [shown, draft] = [
    await desk.create('guide', guideFields('teltoista')),
    await desk.create('guide', guideFields('makuupusseista')),
  ];
  await desk.save(shown, 1, (await desk.open(shown)).fields, { publish: 'now' });
  const move = (id: number, name: string) => desk.post(`${desk.path}${id}/move/`, { version: 1, move: name });
  expect((await move(shown, 'delete')).body).toEqual({
    detail: ['Julkaistua ei voi poistaa. Peru sen sijaan julkaisu.'],
  });
  expect((await move(shown, 'withdraw')).status).toBe(200);
  expect((await desk.visitor('/api/blog/opas-teltoista/')).status).toBe(404);
  expect(await desk.open(shown)).toMatchObject({ state: 'withdrawn', may_be_deleted: false });
  expect((await move(draft, 'delete')).status).toBe(200);
  expect((await desk.get(`${desk.path}${draft}/`)).status).toBe(404);
  expect((await move(draft, 'delete')).status).toBe(404);
  const acts = await desk
    .database()
    .db.select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, `${draft}`));
  expect(acts.map(({ action }) => action).sort()).toEqual(['delete-content', 'save-content']);
});

test('what somebody else has written meanwhile is not withdrawn or deleted unseen', async () => {
  const id = await desk.create('guide', guideFields('rinkoista'));
  await desk.save(id, 1, guideFields('rinkoista, uusi'), {}, 'mikko');
  for (const move of ['delete', 'withdraw', 'unschedule']) {
    const answer = await desk.post(`${desk.path}${id}/move/`, { version: 1, move });
    expect([answer.status, answer.body], move).toMatchObject([
      409,
      { version: 2, versions: [{ by: 'Mikko Mäki' }, {}] },
    ]);
  }
  expect((await desk.post(`${desk.path}${id}/move/`, { version: 2, move: 'delete' })).status).toBe(200);
});

test('an item that cannot be published at its time does not hold the others back', async () => {
  const at = '2026-12-03T06:00:00.000Z';
  const ids = [await desk.create('guide', guideFields('viasta')), await desk.create('guide', guideFields('kunnosta'))];
  for (const id of ids) await desk.save(id, 1, (await desk.open(id)).fields, { publish: 'later', at });
  const { db } = desk.database();
  await db.execute(sql`update content_versions set fields = '{"models":"none"}' where item_id = ${ids[0]}`);
  await expect(publishDue(db, new Date(at))).rejects.toThrow('items were not published at their time');
  expect((await desk.visitor('/api/blog/opas-kunnosta/')).status).toBe(200);
  await db.execute(sql`update content_items set scheduled_version = null, scheduled_at = null where id = ${ids[0]}`);
});

test('a text of the longest kind in all languages is saved; more than the shop takes is refused, not broken off', async () => {
  const content = `<p>${'ж'.repeat(99_990)}</p>`;
  const codes = ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const;
  const long = (text: string) =>
    fieldsOf({ languages: Object.fromEntries(codes.map((code) => [code, { title: `Pitkä ${code}`, content: text }])) });
  const id = await desk.create('guide', long(content));
  const refused = await desk.save(id, 1, long(`${content}<p>xxx</p>`));
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, codes.map((code) => `${code}.content`)]);
  const huge = await desk.save(id, 1, long('ж'.repeat(500_000)));
  expect([huge.status, huge.body]).toEqual([400, { detail: ['The body is larger than 3 MB.'] }]);
});
