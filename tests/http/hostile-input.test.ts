import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runShop } from '../support/run-shop';
import { ask, startTestShop, type TestShop } from '../support/shop';
import { fieldValue, filledOrder, putIntoCart, readableText, visitor } from '../support/visitor';

/** Strings that have broken shops before; the long list beside the checkout is added where it is there. */
const OWN = [
  '',
  '\0',
  "' OR 1=1 --",
  '%',
  '_',
  '\\',
  '%_%\\',
  '"><script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '<!--',
  '\u2028',
  '\u202Eabc',
  '\uD800',
  'İstanbul',
  '__proto__',
  'constructor',
  '../../../etc/passwd',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a look-up of a logging library, not a template
  '${jndi:ldap://x}',
  '-1',
  '1e999',
  '9007199254740993',
  '2abc',
  'NaN',
  'a\r\nSet-Cookie: x=1',
  'x'.repeat(3_000),
  ','.repeat(3_000),
  '💥'.repeat(500),
];
const LIST = path.resolve(import.meta.dirname, '../../../shared/data/payloads/blns.json');
const strings: string[] = [...OWN, ...(existsSync(LIST) ? (JSON.parse(readFileSync(LIST, 'utf8')) as string[]) : [])];

/** Each screen of the line with the parameters it reads. */
const QUERIES: [string, string[]][] = [
  ['/', ['language', 'delivery_country', 'currency', 'x']],
  ['/vaatteet/kuoret/', ['color', 'size', 'manufacturer', 'price', 'sort', 'page', 'show', 'grid', 'filters', 'query']],
  ['/hanki/kasivarsi-3l/', ['color', 'size', 'type', 'select-color', 'image', 'added', 'postcode', 'variant']],
  ['/hanki/', ['sort', 'page', 'color']],
  ['/ostoskori/', ['x']],
  ['/kassa/', ['x']],
  ['/tilauksen-seuranta/', ['email', 'order_number']],
  ['/tilaus/kasittely/', ['reference']],
  ['/maa-ja-kieli/', ['to', 'next', 'language']],
  ['/postilaatikko/', ['x']],
  ['/valikko/', ['back', 'x']],
  ['/haku/', ['q', 'color', 'page', 'sort']],
  ['/haku/ehdotukset/', ['q']],
];
/** Screens whose path itself holds something. */
const PATHS = [
  '/{}/',
  '/hanki/{}/',
  '/tilaus/maksettu/{}/',
  '/tilaus/testimaksu/{}/',
  '/siirto/{}/',
  '/sivu/{}/',
  '/media/{}/320',
];

test.describe.configure({ mode: 'default' });
let shop: TestShop;

// A process of its own on the run's data: look-ups are counted by process, and the journeys need theirs.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await startTestShop({ dataDir: runShop().dataDir });
});
test.afterAll(() => shop.stop());

/** Never a failure of the shop, never what was sent as markup. */
function expectSound(answer: { status: number; body: string }, sent: string, where: string): void {
  expect(answer.status, where).toBeLessThan(500);
  if (sent.includes('<') && sent.length > 8) expect(answer.body.includes(sent), `${where} unescaped`).toBe(false);
}

/** Asks for each of many things, eight at a time. */
async function each<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<void>): Promise<void> {
  const left = [...things];
  const worker = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** What a client can send at all: a lone surrogate becomes the replacement character. */
const wellFormed = (text: string) => Buffer.from(text).toString();

const encoded = (text: string) => encodeURIComponent(wellFormed(text)).slice(0, 6_000).replace(/%.?$/, '');

for (const [screen, names] of QUERIES) {
  test(`no text in the query of ${screen} breaks it`, async () => {
    test.setTimeout(120_000);
    await each(strings, async (text) => {
      const name = names[strings.indexOf(text) % names.length] ?? 'x';
      const where = `${screen}?${name}=${encoded(text)}`;
      expectSound(await ask(shop.port, where), text, where);
    });
  });
}

test('no text in a path breaks the shop', async () => {
  test.setTimeout(120_000);
  await each(strings, async (text) => {
    const where = (PATHS[strings.indexOf(text) % PATHS.length] ?? '/{}/').replace('{}', encoded(text));
    expectSound(await ask(shop.port, where), text, where);
  });
});

test('broken encodings, doubled and nested parameters are answered without a failure', async () => {
  for (const query of [
    '?%',
    '?%E0%A4%A',
    '?color=%ff',
    '?color[]=x&color[a][b]=1',
    '?page=1&page=2&page=x',
    '?__proto__[x]=1',
    `?${'color=x&'.repeat(700)}`,
  ]) {
    for (const [screen] of QUERIES) {
      const { status } = await ask(shop.port, screen + query);
      expect(status, screen + query).toBeLessThan(500);
    }
  }
});

test('no text in a cookie or header breaks a screen', async () => {
  test.setTimeout(120_000);
  const printable = strings
    .map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 2_000))
    .filter((text) => text !== '');
  await each(printable, async (text) => {
    for (const headers of [
      { Cookie: `cart=${text}; locale=${text}; language=${text}; so.auth=${text}; flash=${text}; checkout=${text}` },
      { 'Accept-Language': text, Referer: text, 'User-Agent': text, 'X-Forwarded-For': text, Accept: text },
    ]) {
      expectSound(await ask(shop.port, '/ostoskori/', { headers }), text, JSON.stringify(headers));
    }
  });
});

for (const amount of ['0', '-1', '1.5', '1e9', '2abc', 'NaN', '9007199254740992', '']) {
  test(`an amount of “${amount}” posted to the cart is refused in words, and the sum stays`, async () => {
    const person = visitor(shop.port);
    const id = await putIntoCart(person, '/hanki/kaamos-trail-pant/?color=gray&size=32');
    const answer = await person.post('/ostoskori/', { intent: 'update', id, amount });
    const after = readableText((await person.get('/ostoskori/')).body);
    expect(answer.status).toBe(400);
    expect(readableText(answer.body)).toContain('Anna määrä kokonaislukuna');
    expect(after).toMatch(/Yhteensä[^€]* 89 €/);
  });
}

test('prices, discounts and identities that a form claims are ignored', async () => {
  const person = visitor(shop.port);
  const productId = fieldValue((await person.get('/hanki/kaamos-trail-pant/?color=gray&size=32')).body, 'productId');
  const claims = {
    price: '0.01',
    priceOverride: '1',
    nameOverride: 'Free',
    customer_id: '1',
    discount: '100',
    frozen: 'true',
  };
  await person.post('/ostoskori/', { intent: 'add', productId, amount: '1', ...claims });
  const cart = readableText((await person.get('/ostoskori/')).body);
  expect(cart).toMatch(/Yhteensä[^€]* 89 €/);
  expect(cart).not.toContain('Free');
});

test('no text in the order form breaks it, and what was typed comes back as text', async () => {
  test.setTimeout(180_000);
  const person = visitor(shop.port);
  await putIntoCart(person, '/hanki/kaamos-trail-pant/?color=gray&size=32');
  const form = await filledOrder(person, 'hostile@example.com');
  const fields = Object.keys(form).filter((name) => name !== 'intent');
  await each(strings, async (text) => {
    const field = fields[strings.indexOf(text) % fields.length] ?? 'email';
    const other = visitor(shop.port);
    for (const [name, value] of person.cookies) other.cookies.set(name, value);
    const answer = await other.post('/kassa/', { ...form, first_name: ' ', [field]: wellFormed(text) });
    expectSound(answer, text, `${field}=${text}`);
  });
});

test('no text in the order look-up breaks it', async () => {
  await each(strings, async (text) => {
    const person = visitor(shop.port);
    const form = { email: 'a@example.com', order_number: wellFormed(text) };
    expectSound(await person.post('/tilauksen-seuranta/', form), text, text);
  });
});

/** Every screen that takes a form. */
const ACTIONS = [
  '/ostoskori/',
  '/kassa/',
  '/maa-ja-kieli/',
  '/siirto/abcdefghijklmnopqrstuv/',
  '/tilauksen-seuranta/',
  '/tilaus/testimaksu/ABCDEFGHIJKLMNOP/',
  '/hanki/kaamos-trail-pant/',
];
for (const headers of [{ 'Content-Type': 'application/json' }, { 'Content-Type': 'multipart/form-data' }, {}]) {
  test(`what is no form, sent with ${JSON.stringify(headers)}, is no failure of the shop`, async () => {
    for (const action of ACTIONS) {
      for (const body of ['{"intent":"add"', '']) {
        const { status } = await ask(shop.port, action, { method: 'POST', headers, body });
        expect(status, action).toBeLessThan(500);
      }
    }
  });
}

for (const [what, change] of [
  ['changed', (value: string) => `${value.slice(0, 4)}x${value.slice(5)}`],
  ['cut short', (value: string) => value.slice(0, value.length / 2)],
  ['foreign', () => 'eyJhbGciOiJub25lIn0.e30.AAAA'],
  ['oversized', () => 'A'.repeat(7_000)],
] as const) {
  test(`a ${what} cart and session count as none, and the visitor is told about the cart`, async () => {
    const person = visitor(shop.port);
    await putIntoCart(person, '/hanki/kaamos-trail-pant/?color=gray&size=32');
    const cart = change(person.cookies.get('cart') ?? '');
    const answer = await ask(shop.port, '/ostoskori/', { headers: { Cookie: `cart=${cart}; so.auth=${cart}` } });
    expect(answer.status).toBe(200);
    expect(readableText(answer.body)).toMatch(/Ostoskoria ei saatu luettua|Ostoskorisi on tyhjä/);
  });
}
