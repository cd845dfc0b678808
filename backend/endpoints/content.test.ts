import { expect, test } from 'vitest';
import { editor, publishItem } from '../../tests/support/content';
import { withContentDesk } from '../../tests/support/content-desk';
import { modelGroups, models } from '../db/schema/models';
import { productGroups } from '../db/schema/product-groups';

const desk = withContentDesk();
const FIRST = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2026-11-21T10:00:00Z');
const texts = (title: string, content = '<p>Teksti</p>') => ({ fi: { title, content } });
const titlesOf = (body: Record<string, unknown>) => (body['results'] as { title: string }[]).map(({ title }) => title);

test('guides are listed newest first, by category in the shop’s order, with their writer and the minutes of reading', async () => {
  const { db } = desk.database();
  const blogger = await publishItem(db, 'blogger', { languages: texts('Ilona Ilves') });
  const words = `<p>${'sana '.repeat(401)}</p>`;
  await publishItem(db, 'guide', { category: 'vinkit', languages: texts('Vinkki') }, editor(FIRST));
  await publishItem(db, 'guide', { category: 'huolto', blogger, languages: texts('Huolto', words) }, editor(LATER));
  await publishItem(db, 'post', { category: 'huolto', languages: texts('Blogi') }, editor(LATER));
  const { body } = await desk.visitor('/api/blog/?kind=guide');
  expect(titlesOf(body)).toEqual(['Huolto', 'Vinkki']);
  expect(body['categories']).toEqual([
    { key: 'huolto', name: 'Huolto', count: 1 },
    { key: 'vinkit', name: 'vinkit', count: 1 },
  ]);
  expect((body['results'] as object[])[0]).toMatchObject({ author: 'Ilona Ilves', reading_minutes: 3 });
  expect(titlesOf((await desk.visitor('/api/blog/?kind=guide&category=vinkit')).body)).toEqual(['Vinkki']);
});

test('a guide shows its products, and each of them that guide', async () => {
  const { db } = desk.database();
  const shop = await db.select({ id: models.id, slug: models.slug }).from(models);
  const idOf = (slug: string) => shop.find((model) => model.slug === slug)?.id ?? 0;
  await publishItem(db, 'guide', { models: [idOf('karhu')], languages: texts('Karhun opas') }, editor(FIRST));
  expect((await desk.visitor('/api/blog/karhun-opas/')).body).toMatchObject({ product_count: 1 });
  expect(titlesOf((await desk.visitor(`/api/blog/?model=${idOf('karhu')}`)).body)).toEqual(['Karhun opas']);
  expect(titlesOf((await desk.visitor(`/api/blog/?model=${idOf('ilves')}`)).body)).toEqual([]);
});

test('a group has the guides of its products and of those in the groups below it, those of the most products first', async () => {
  const { db } = desk.database();
  await db.insert(productGroups).values([{ id: 71 }, { id: 72, parentId: 71 }, { id: 73 }]);
  const shop = await db.select({ id: models.id, slug: models.slug }).from(models);
  const idOf = (slug: string) => shop.find((model) => model.slug === slug)?.id ?? 0;
  await db.insert(modelGroups).values([
    { modelId: idOf('salainen'), groupId: 71 },
    { modelId: idOf('salainen'), groupId: 72 },
    { modelId: idOf('ilves'), groupId: 72 },
  ]);
  const both = [idOf('salainen'), idOf('ilves')];
  await publishItem(db, 'guide', { models: both, languages: texts('Molempien') }, editor(FIRST));
  await publishItem(db, 'guide', { models: [idOf('salainen')], languages: texts('Yhden') }, editor(LATER));
  await publishItem(db, 'guide', { languages: texts('Ei kenenkään') }, editor(LATER));
  const guidesOf = async (group: number) => titlesOf((await desk.visitor(`/api/blog/?kind=guide&group=${group}`)).body);
  expect(await guidesOf(71)).toEqual(['Molempien', 'Yhden']);
  expect(await guidesOf(72)).toEqual(['Molempien', 'Yhden']);
  expect(await guidesOf(73)).toEqual([]);
});

test('a campaign is found from its first moment to its last, by the clock', async () => {
  const days = { starts: '2026-12-05T06:00:00.000Z', ends: '2026-12-06T22:00:00.000Z' };
  await publishItem(desk.database().db, 'campaign', { ...days, languages: texts('Pikkujoulu') }, editor(FIRST));
  const statusAt = async (time: string) => {
    desk.backend().setTime(new Date(time));
    return (await desk.visitor('/api/campaigns/pikkujoulu/')).status;
  };
  expect(await statusAt('2026-12-05T05:59:59Z')).toBe(404);
  expect(await statusAt('2026-12-05T06:00:00Z')).toBe(200);
  expect(await statusAt('2026-12-06T21:59:59Z')).toBe(200);
  expect(await statusAt('2026-12-06T22:00:00Z')).toBe(404);
});
