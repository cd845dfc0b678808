import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { runShop } from '../support/run-shop';
import { ask } from '../support/shop';
import { putIntoCart, visitor } from '../support/visitor';

const { port, host } = runShop();
const asked = (path: string, headers: Record<string, string> = {}) => ask(port, path, { host: host('fi'), headers });

const SCREENS = ['/', '/vaatteet/kuoret/', '/hanki/kasivarsi-3l/', '/ostoskori/', '/tilauksen-seuranta/', '/ei-ole/'];

for (const path of SCREENS) {
  test(`${path} has the security headers, and its policy allows its inline scripts`, async () => {
    const { headers, body } = await asked(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['server']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src ')) ?? '';
    expect(scripts).not.toMatch(/unsafe|\*|data:|https?:/);
    for (const [, attributes = '', text = ''] of body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\bsrc=|ld\+json/.test(attributes)) continue;
      expect(scripts).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(body).not.toMatch(/<[a-z][^>]*\son[a-z]+=["']/i);
  });
}

test('the licences of what the scripts are made of are in one file, and not in each script', async () => {
  const { body } = await asked('/licenses.txt');
  for (const name of ['react-dom', 'react-router', 'zod']) expect(body).toMatch(new RegExp(`^Name: ${name}$`, 'm'));
  expect(body).toContain('Permission is hereby granted, free of charge');
  const script = /\/assets\/shop-[^"]+\.js/.exec((await asked('/')).body)?.[0] ?? '';
  expect((await asked(script)).body).not.toContain('@license');
});

test('no cache stores personal pages', async () => {
  const person = visitor(port, host('fi'));
  await putIntoCart(person, '/hanki/kaamos-trail-pant/?color=gray&size=32');
  for (const path of ['/ostoskori/', '/kassa/', '/tilauksen-seuranta/', '/postilaatikko/', '/', '/ostoskori/x.css']) {
    expect((await person.get(path)).headers['cache-control'], path).toContain('no-store');
  }
});

test('the cart is stored in an HTTP-only cookie that forms of other sites do not send', async () => {
  const person = visitor(port, host('fi'));
  const productId = /name="productId" value="(\d+)"/.exec((await person.get('/hanki/kaamos-trail-pant/')).body)?.[1];
  const answer = await person.post('/ostoskori/', { intent: 'add', productId: String(productId), amount: '1' });
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/cart=/);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
});

for (const headers of [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Referer: 'https://evil.example/page' },
]) {
  test(`a form sent with ${JSON.stringify(headers)} is refused and changes nothing`, async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers };
    const body = 'intent=add&productId=1&amount=1';
    const answer = await ask(port, '/ostoskori/', { host: host('fi'), method: 'POST', headers: form, body });
    expect(answer.status).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
}

for (const [name, headers] of [
  ['a host in capitals', { Host: host('fi').toUpperCase() }],
  ['a host that only a proxy may say', { 'X-Forwarded-Host': 'evil.example' }],
] as const) {
  test(`a form of the shop with ${name} is answered as any other`, async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://${host('fi')}`, ...headers };
    const body = 'intent=add&productId=1&amount=1';
    const answer = await ask(port, '/ostoskori/', { host: host('fi'), method: 'POST', headers: form, body });
    expect(answer.status).toBeLessThan(500);
  });
}

test('a picture comes in a format the browser accepts and is cached for ever; other sizes do not exist', async () => {
  const picture = /\/media\/[0-9a-f]+\/320/.exec((await asked('/vaatteet/kuoret/')).body)?.[0] ?? '';
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    const { status, headers } = await asked(picture, { Accept: accept });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['vary']).toMatch(/Accept/);
    expect(headers['cache-control']).toContain('immutable');
  }
  for (const wrong of [picture.replace('/320', '/321'), picture.replace('/320', '/99999x99999'), '/media/00/320']) {
    expect((await asked(wrong)).status, wrong).toBe(404);
  }
});

test('data requests and pages of a language never mix hosts: canonical and alternate links use the configured ones', async () => {
  const { body } = await asked('/hanki/kasivarsi-3l/?utm_source=x');
  const links = [...body.matchAll(/<link[^>]*(?:canonical|alternate)[^>]*href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  expect(links.length).toBeGreaterThanOrEqual(7);
  for (const href of links) expect(new URL(href).hostname).toMatch(/^(fi|en|sv|de|fr|ru)\.localhost$/);
});
