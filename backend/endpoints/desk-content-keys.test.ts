import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { atOnce } from '../../tests/support/at-once';
import { fieldsOf } from '../../tests/support/content';
import { withContentDesk } from '../../tests/support/content-desk';
import { contentItems } from '../db/schema/content-items';

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
