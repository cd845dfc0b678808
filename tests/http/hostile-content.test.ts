import { expect, test } from '@playwright/test';
import { each, hostile, wellFormed } from '../support/hostile';
import { newMember } from '../support/people';
import { runShop } from '../support/run-shop';
import { fieldValue, visitor } from '../support/visitor';

const { port, host, dataDir } = runShop();
const DESK = '/hallinta/sisallot/';
/** Fields that hold a text, a slug, an id, a time, a place, a picture. */
const FIELDS = [
  ...['fi.title', 'fi.slug', 'fi.excerpt', 'fi.meta_description', 'fi.content', 'ru.content', 'note', 'image'],
  ...['fi.tabs.0.title', 'fi.tabs.0.content', 'fi.tabs.0.nested.0.title', 'constructor.tabs.0.title'],
  ...['category', 'blogger', 'brand', 'list_group', 'starts.day', 'starts.time', 'at.day', 'at.time'],
  ...['models.0.id', 'models.0.place', '__proto__.0.id', 'product_search', '__proto__', 'constructor'],
];

test('no text in a field of content at the desk breaks it, whatever its form is to do', async () => {
  test.setTimeout(240_000);
  const { email, password } = await newMember(dataDir, 'vihamielinen', 'admin');
  const admin = visitor(port, host('fi'));
  await admin.post('/tili/kirjaudu/', { username: email, password, next: '' });
  for (const kind of ['guide', 'tabs', 'campaign']) {
    const begun = await admin.post(DESK, { kind, title: `Vihamielinen ${kind}` });
    const path = new URL(String(begun.headers['location']), 'http://x').pathname;
    expect(path).toMatch(/^\/hallinta\/sisallot\/\d+\/$/);
    const version = fieldValue((await admin.get(path)).body, 'version');
    await each([...hostile.short, ...hostile.long], async (text) => {
      const sent = wellFormed(text);
      const all = Object.fromEntries(FIELDS.map((name) => [name, sent]));
      for (const more of [
        {},
        { intent: 'schedule' },
        { intent: 'find' },
        { intent: 'restore', number: sent },
        { add: sent },
      ]) {
        const { status, body } = await admin.post(path, { version, ...all, ...more });
        expect(status, `${kind} ${text.slice(0, 100)}`).toBeLessThan(500);
        expect(sent.includes('<') && sent.length > 8 && body.includes(sent), `unescaped ${text.slice(0, 100)}`).toBe(
          false,
        );
      }
    });
    for (const preview of ['', '?tab=__proto__', '?language=constructor', '?tab=%2F%2F..'])
      expect((await admin.get(`${path}esikatselu/${preview}`)).status, preview).toBe(200);
  }
});
