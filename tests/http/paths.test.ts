import { expect, test } from '@playwright/test';
import { runShop } from '../support/run-shop';
import { ask } from '../support/shop';
import { readableText } from '../support/visitor';

const { port, host } = runShop();
const asked = (path: string, language = 'en') => ask(port, path, { host: host(language) });

test('a path without its slash goes to the slash form for good, and keeps its query', async () => {
  const answer = await asked('/checkout?x=1&y=%C3%A4');
  expect(answer.status).toBe(301);
  expect(answer.headers['location']).toBe('/checkout/?x=1&y=%C3%A4');
  const sent = await ask(port, '/checkout', { host: host('en'), method: 'POST', body: '' });
  expect(sent.status).toBe(308);
});

test('a path in another language’s words goes to this language’s', async () => {
  const answer = await asked('/ostoskori/?x=1', 'en');
  expect([301, 308]).toContain(answer.status);
  expect(answer.headers['location']).toBe('/checkout/?x=1');
  const back = await asked('/checkout/', 'fi');
  expect(back.headers['location']).toBe('/ostoskori/');
  const page = await asked('/page/delivery/', 'fi');
  expect(page.headers['location']).toMatch(/^\/sivu\//);
});

const missing: [string, string][] = [
  ['/a//b/', 'Page not found: /a//b/'],
  ['/a%00b/', 'Page not found: /a%00b/'],
  ['/%zz/', 'Page not found: /%zz/'],
  ['/hanki/model.pro/', 'Product not found.'],
  ['/no/such/place/', 'Product group not found.'],
  ['/hanki/no-such-product/', 'Product not found.'],
  ['/ski-wizard/snowboard/', 'Page Not Found: /ski-wizard/snowboard/'],
  ['/accounts/activate/x/', 'Page Not Found: /accounts/activate/x/'],
];
for (const [path, text] of missing) {
  test(`${path} is a 404 that reads “${text}”`, async () => {
    const answer = await asked(path);
    expect(answer.status).toBe(404);
    expect(readableText(answer.body)).toContain(text);
  });
}

test('a page that is not there has the shop’s frame, a file that is not there has none', async () => {
  expect((await asked('/a//b/')).body).toContain('<header');
  expect((await asked('/hanki/model.pro')).headers['location']).toBe('/hanki/model.pro/');
  expect((await asked('/hanki/model.png')).body).toBe('Not found');
});

for (const path of [
  '//',
  '//evil.example/',
  '/\\evil.example/',
  '/.env',
  '/.git/config/',
  '/build/..%2f..%2fpackage.json',
  '/assets/..%2f..%2fserver.ts',
  '/a%00b/',
  '/media/..%2f..%2fetc%2fpasswd/320',
  '/server/index.js',
  '/assets/none.js',
]) {
  test(`${path} is not there`, async () => {
    const answer = await asked(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toMatch(/"dependencies"|DATABASE_URL|root:x:/);
  });
}

test('the JSON API is not reachable from outside', async () => {
  for (const path of ['/api/route-slugs/', '/api/checkout/', '/api/', '/api/mails/']) {
    expect((await asked(path)).status, path).toBe(404);
    expect((await ask(port, path, { host: host('en'), method: 'POST', body: '{}' })).status, path).toBe(404);
  }
});

test('the probes answer on any host, and nothing else does', async () => {
  for (const path of ['/healthz', '/readyz']) {
    expect((await ask(port, path, { host: 'probe.internal' })).status, path).toBe(200);
  }
  const foreign = await ask(port, '/', { host: 'evil.example' });
  expect(foreign.status).toBe(421);
});

test('other hosts in forwarding headers never get into the page or its redirects', async () => {
  const headers = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example', 'X-Original-URL': '/x' };
  for (const path of ['/', '/clothing/shells/', '/clothing/shells', '/no-such/']) {
    const answer = await ask(port, path, { host: host('en'), headers });
    expect(answer.body + JSON.stringify(answer.headers), path).not.toContain('evil.example');
  }
});

for (const target of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/%09/evil.example/',
  'javascript:alert(1)',
  '/x@evil.example',
]) {
  test(`a choice of locale that wants to go on to ${target} stays in the shop`, async () => {
    const body = new URLSearchParams({ language: 'en', next: target }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://${host('en')}` };
    const answer = await ask(port, '/locale/', { host: host('en'), method: 'POST', headers, body });
    const to = new URL(String(answer.headers['location']), `http://${host('en')}`);
    expect(to.host).toBe(host('en'));
  });
}
