import { createRequire } from 'node:module';
import { DESCRIPTION_TAGS, EDITORS_TAGS } from 'contract/rich-text';
import { expect, test } from 'vitest';
import { dangersIn, SCRIPT_ATTEMPTS } from '../../tests/support/script-attempts';
import { cachedTextLength, sanitiseHtml } from './sanitise-html.server';

const clean = (html: string) => sanitiseHtml(html, ['hanki.fi', 'hanki.com']);

test("a description as the shop stores it is given back without loading the sanitiser's DOM", async () => {
  const html = '<h3>Lumi</h3><p>Warm &amp; <b>light</b></p><ul><li>Dry</li></ul>';
  expect(await clean(html)).toBe(html);
  const { cache } = createRequire(import.meta.url);
  expect(Object.keys(cache).filter((file) => file.includes('/jsdom/'))).toEqual([]);
});

test('scripts, handlers, styles and forms are gone, text and structure stay', async () => {
  expect(await clean('<h2 onclick="a()" style="color:red">Lumi</h2><script>a()</script><img src=x onerror=a()>')).toBe(
    '<h2>Lumi</h2><img src="x">',
  );
  expect(await clean('<form action="https://evil.example"><input name="q"></form><style>*{}</style>')).toBe('');
  expect(await clean('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>');
});

test("only a video service's iframe stays", async () => {
  expect(await clean('<iframe src="https://www.youtube.com/embed/abc"></iframe>')).toBe(
    '<iframe src="https://www.youtube.com/embed/abc" loading="lazy"></iframe>',
  );
  for (const source of [
    'https://evil.example/',
    'https://www.youtube.com.evil.example/embed/',
    '//www.youtube.com/embed/a',
    'https://www.youtube.com/embed/../redirect?q=x',
    'https://www.youtube.com/embed/%2e%2e/redirect?q=x',
  ]) {
    expect(await clean(`<p>a</p><iframe src="${source}"></iframe>`)).toBe('<p>a</p>');
  }
});

test('pictures and films come from the shop and its picture hosts only, so that nobody else learns who reads', async () => {
  const own = ['/media/abc/640', 'https://hanki.fi/a.jpg', 'figure.png'];
  for (const source of own) expect(await clean(`<img src="${source}">`)).toBe(`<img src="${source}">`);
  for (const source of [
    'https://spy.example/p.gif',
    '//spy.example/p.gif',
    'http://spy.example/',
    '\\\\spy.example\\p',
    'data:image/gif;base64,R0',
  ])
    for (const html of [
      `<img src="${source}">`,
      `<video poster="${source}"></video>`,
      `<video><source src="${source}"></video>`,
    ])
      expect(await clean(`<p>a</p>${html}`)).not.toContain(source);
  expect(await clean('<img src="/a.png" srcset="https://spy.example/p.gif 2x">')).toBe('<img src="/a.png">');
});

test("a link that opens a new tab is cut off from it, one to the shop's own host becomes relative", async () => {
  expect(await clean('<a href="https://blog.example/" target="_blank">x</a>')).toBe(
    '<a href="https://blog.example/" target="_blank" rel="noopener">x</a>',
  );
  expect(await clean('<a href="https://hanki.fi/sivu/toimitus/?a=1#b">x</a>')).toBe(
    '<a href="/sivu/toimitus/?a=1#b">x</a>',
  );
  expect(await clean('<a href="https://hanki.fi.evil.example/">x</a>')).toContain('https://hanki.fi.evil.example/');
});

test.each(SCRIPT_ATTEMPTS)('nothing of %s gets into a page', async (attempt) => {
  expect(dangersIn(await clean(`<p>Before</p>${attempt}<p>after</p>`), [...DESCRIPTION_TAGS, ...EDITORS_TAGS])).toEqual(
    [],
  );
});

test('cleaned texts are kept up to a length, however many there are', async () => {
  for (let text = 0; text < 60; text += 1) await clean(`<u>${text}</u>${'x'.repeat(250_000)}`);
  expect(cachedTextLength()).toBeGreaterThan(1_000_000);
  expect(cachedTextLength()).toBeLessThanOrEqual(4_000_000);
  const before = cachedTextLength();
  await clean(`<u>y</u>${'y'.repeat(600_000)}`);
  expect(cachedTextLength()).toBe(before);
});

test('an emptied window cleans as before', async () => {
  for (let text = 0; text < 10; text += 1) await clean(`<u>${text}</u>${'z'.repeat(450_000)}`);
  expect(await clean('<p onclick="a()">x</p><iframe src="https://evil.example/"></iframe>')).toBe('<p>x</p>');
});
