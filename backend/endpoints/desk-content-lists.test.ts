import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../tests/support/content';
import { guideFields, withContentDesk } from '../../tests/support/content-desk';
import { auditLog } from '../db/schema/audit-log';

const desk = withContentDesk();

test('the list is narrowed by kind, state and words of any language, and marks what is missing', async () => {
  const languages = { fi: { title: 'Revontulet 50 %' }, ru: { title: 'Северное сияние', slug: 'siyanie' } };
  const id = await desk.create('campaign', fieldsOf({ languages }));
  const list = async (query: string) =>
    (await desk.get(`${desk.path}${query}`)).body as { items: { id: number }[]; count: number };
  const found = { id, kind: 'campaign', title: 'Revontulet 50 %', state: 'draft', missing: ['en', 'sv', 'de', 'fr'] };
  for (const query of [
    '?kind=campaign',
    `?search=${encodeURIComponent('СИЯНИЕ')}`,
    '?search=50%20%25',
    '?search=siyanie&state=draft',
  ])
    expect(await list(query), query).toMatchObject({ count: 1, items: [found] });
  for (const query of [
    '?kind=constructor',
    '?state=toString',
    '?search=100%25',
    '?kind=campaign&state=published',
    '?page=2&kind=campaign',
  ])
    expect((await list(query)).items, query).toEqual([]);
  expect((await desk.get(`${desk.path}?page=x`)).status).toBe(400);
});

test('products are found by name, brand and model, or the address of their page', async () => {
  const find = async (query: string) =>
    ((await desk.get(`/api/customer/desk/content-products/?${query}`)).body['products'] as { path: string }[]).map(
      ({ path }) => path,
    );
  const search = (text: string) => find(`search=${encodeURIComponent(text)}`);
  expect(await search('20 %')).toEqual(['aapa/ilves']);
  expect(await search('aapa karhu')).toEqual(['aapa/karhu']);
  expect(await search('https://fi.localhost:3000/aapa/karhu/?color=1')).toEqual(['aapa/karhu']);
  expect(await search('salai')).toEqual(['aapa/salainen']);
  expect(await search('%')).toEqual(['aapa/ilves']);
  expect(await search('')).toEqual([]);
  expect(await find('ids=2,1,99999')).toEqual(['aapa/karhu', 'aapa/ilves']);
  expect((await desk.get('/api/customer/desk/content-products/?ids=1;2')).status).toBe(400);
});

test('an editor chooses among categories, people, groups and brands that the shop has', async () => {
  const id = await desk.create('blogger', fieldsOf({ languages: { fi: { title: 'Kaisa' } } }));
  expect((await desk.get('/api/customer/desk/content-choices/')).body).toMatchObject({
    categories: [
      { key: 'huolto', name: 'Huolto' },
      { key: 'vinkit', name: 'vinkit' },
    ],
    bloggers: [{ id, name: 'Kaisa' }],
    groups: [{ id: 1, name: 'Sukset (/hiihto/sukset/)' }],
    brands: [{ name: 'Aapa' }],
  });
});

test('the preview is the latest version as the calls of its kind answer it, in a language that it has', async () => {
  const fields = guideFields('voitelusta', { category: 'huolto', models: [2, 1, 3] });
  const id = await desk.create('post', fields);
  const { body } = await desk.get(`${desk.path}${id}/preview/`);
  expect(body).toMatchObject({ language: 'fi', models: [2, 1], page: null, campaign: null });
  expect(body['post']).toMatchObject({
    title: 'Opas voitelusta',
    category_name: 'Huolto',
    content: '<p>voitelusta</p>',
  });
  const russian = { ...desk.headersOf('aino'), 'accept-language': 'ru' };
  expect((await desk.backend().send('GET', `${desk.path}${id}/preview/`, undefined, russian)).body).toMatchObject({
    language: 'fi',
  });
  const kinds = { page: 'page', campaign: 'campaign', blogger: 'blogger', experience: 'experience' };
  for (const [kind, answer] of Object.entries(kinds)) {
    const other = await desk.create(kind, guideFields(`lajista ${kind}`));
    expect((await desk.get(`${desk.path}${other}/preview/`)).body[answer], kind).not.toBeNull();
  }
  const tabs = [{ slug: '', title: 'Koot', content: '<p>S</p>', nested: [{ slug: '', title: 'Miehet', content: '' }] }];
  const tabbed = await desk.create('tabs', fieldsOf({ languages: { fi: { title: 'Kokotaulukot', tabs } } }));
  expect((await desk.get(`${desk.path}${tabbed}/preview/`)).body['tabs']).toMatchObject({
    tabs: [{ slug: 'koot', nestedTabs: [{ slug: 'miehet' }] }],
  });
});

test('a picture is encoded anew without its data, may be used at once, and anything else is refused', async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .png()
    .withExif({ IFD0: { Copyright: 'secret' } })
    .toBuffer();
  const upload = (bytes: Uint8Array | string, who: 'aino' | 'mikko' = 'aino') =>
    desk.backend().send('POST', '/api/customer/desk/pictures/', new Blob([bytes as BlobPart]), {
      ...{ ...desk.headersOf(who), 'content-type': 'application/octet-stream' },
    });
  const { body } = await upload(new Uint8Array(picture));
  expect(body).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{32}$/) });
  const image = body['hash'] as string;
  const id = await desk.create('guide', guideFields('kuvista', { image }));
  expect((await desk.get(`${desk.path}${id}/`)).body['image']).toMatchObject({
    path: `/media/${image}`,
    width: 60,
    is_scene: true,
  });
  // the same picture again
  expect((await upload(new Uint8Array(picture), 'mikko')).body).toEqual({ hash: image });
  for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '', 'GIF89a<script>'])
    expect(await upload(bytes), bytes).toMatchObject({ status: 400, body: { image: [expect.any(String)] } });
  expect(await desk.database().db.$count(auditLog, eq(auditLog.action, 'upload-picture'))).toBe(2);
});
