import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { atOnce } from '../../tests/support/at-once';
import { fieldsOf } from '../../tests/support/content';
import { withContentDesk } from '../../tests/support/content-desk';
import { contentItems } from '../db/schema/content-items';
import { manufacturers } from '../db/schema/manufacturers';

const desk = withContentDesk();
const begin = (key: string, title: string) =>
  desk.post(desk.path, { key, kind: 'guide', fields: fieldsOf({ languages: { fi: { title } } }) });

test('a form that is sent twice begins one draft, and tells what it has begun when it says something else', async () => {
  const key = 'one-forms-random-key';
  const send = () => begin(key, 'Kaksi painallusta');
  const answers = await atOnce(desk.database().db, contentItems, [send, send, send]);
  const ids = answers.map(({ body }) => body['id']);
  expect(new Set(ids).size).toBe(1);
  expect(await begin(key, 'Toinen otsikko')).toMatchObject({ status: 409, body: { id: ids[0] } });
  await desk.post(`${desk.path}${ids[0]}/move/`, { version: 1, move: 'delete' });
  expect(await begin(key, 'Kaksi painallusta')).toMatchObject({ status: 409, body: { id: null } });
});

test('an address that a screen, a brand, a group or another item has is refused with the reason', async () => {
  const publish = (kind: string, slug: string) => {
    const text = { title: 'Sivu', slug, content: '<p>Teksti</p>', tabs: [{ slug: 'alku', title: 'Alku' }] };
    return desk.post(desk.path, {
      key: randomUUID(),
      kind,
      fields: fieldsOf({ languages: { fi: text } }),
      publish: 'now',
    });
  };
  const reasonOf = async (...given: Parameters<typeof publish>) => (await publish(...given)).body['fi.slug'];
  const { db } = desk.database();
  const [brand] = await db.select().from(manufacturers).limit(1);
  expect(await reasonOf('page', 'ostoskori')).toEqual(['Osoite on varattu kaupan omalle sivulle.']);
  expect(await reasonOf('page', brand?.slug ?? '')).toEqual([`Tämä on merkin ${brand?.name} sivun osoite.`]);
  expect(await reasonOf('tabs', 'hiihto')).toEqual(['Tämä on tuoteryhmän Sukset sivun osoite.']);
  expect((await publish('page', 'tietoa')).status).toBe(200);
  expect(await reasonOf('tabs', 'tietoa')).toEqual(['Osoite on jo käytössä: Sivu.']);
  expect((await publish('guide', 'tietoa')).status).toBe(200);
});

test('a page and a tab of a page cannot have one address, whichever comes first', async () => {
  const tab = (slug: string) => ({ slug, title: 'Välilehti', content: '<p>Teksti</p>' });
  const tabs = (slug: string, ...slugs: string[]) =>
    fieldsOf({
      languages: { fi: { title: 'Palvelu', slug, tabs: [{ ...tab('alku'), nested: slugs.map((each) => tab(each)) }] } },
    });
  const page = (slug: string) => fieldsOf({ languages: { fi: { title: 'Sivu', slug, content: '<p>Teksti</p>' } } });
  const publish = (kind: string, fields: ReturnType<typeof page>) =>
    desk.post(desk.path, { key: randomUUID(), kind, fields, publish: 'now' });
  expect((await publish('tabs', tabs('palvelu', 'maksut'))).status).toBe(200);
  expect((await publish('page', page('palvelu/alku'))).body).toEqual({
    'fi.slug': ['Osoite on jo käytössä: Palvelu.'],
  });
  expect((await publish('page', page('palvelu/alku/maksut'))).status).toBe(400);
  expect((await publish('page', page('palvelu/muuta'))).status).toBe(200);
  expect((await publish('page', page('apu/alku'))).status).toBe(200);
  expect((await publish('tabs', tabs('apu'))).body).toEqual({ 'fi.slug': ['Osoite on jo käytössä: Sivu.'] });
});
