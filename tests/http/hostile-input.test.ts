// Long because one process gets all the hostile input, and its log is read at the end.
import { expect, test } from '@playwright/test';
import {
  each,
  encoded,
  everyString,
  hostile,
  inHeader,
  PARAMETERS,
  parametersRead,
  pathsWith,
  queriesWith,
  queryWith,
  SHARED_PAGES,
  SHARED_PARAMETERS,
  screensAt,
  turn,
  wellFormed,
} from '../support/hostile';
import { runShop } from '../support/run-shop';
import { ask, startTestShop, type TestShop } from '../support/shop';
import { filledOrder, putIntoCart, visitor } from '../support/visitor';

test.describe.configure({ mode: 'default' });
let shop: TestShop;

// A separate process on the run's data: its log is checked at the end.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await startTestShop({ dataDir: runShop().dataDir, env: { LOG_LEVEL: 'debug' } });
});
test.afterAll(() => shop.stop());

/** The answer is no failure and does not hold the sent text as markup. No matchers: they cost more than the request. */
function expectSound(answer: { status: number; body: string }, sent: string, where: string): void {
  if (answer.status >= 500) throw new Error(`${where} is answered ${answer.status}`);
  if (sent.includes('<') && sent.length > 8 && answer.body.includes(sent)) throw new Error(`${where} is unescaped`);
}

async function sendAll(screen: string, text: string, names: readonly string[]): Promise<void> {
  const where = screen + queryWith(text, names);
  expectSound(await ask(shop.port, where), text, where);
}

test('the table of parameters lists every parameter that the storefront reads', () => {
  expect(parametersRead().filter((name) => !PARAMETERS.includes(name))).toEqual([]);
  expect(parametersRead()).toContain('next');
});

test('no text in any parameter of any screen breaks it', async () => {
  test.setTimeout(300_000);
  for (const [number, screen] of screensAt.reading.entries()) {
    await each(hostile.short, (text) => sendAll(screen, text, PARAMETERS));
    await each(hostile.long, (text, at) => sendAll(screen, text, [turn(PARAMETERS, number + at)]));
  }
});

test('the long list is next to the checkout', () => {
  test.skip(
    hostile.listed.length === 0,
    'needs ../shared/data/payloads/blns.json: only the strings of this project are tried',
  );
  expect(hostile.listed.length).toBeGreaterThan(400);
});

test('no text of the long list breaks a screen', async () => {
  test.setTimeout(300_000);
  const strings = everyString.filter((text) => encoded(text).length < 1_000);
  for (const [number, screen] of screensAt.modules.entries()) {
    await each(queriesWith(strings, number), async ({ query, texts }) => {
      const answer = await ask(shop.port, screen + query);
      for (const text of texts) expectSound(answer, text, screen + query);
    });
  }
});

test('a slot mark that a visitor puts into a cached page is plain text, also when served from the cache', async () => {
  test.setTimeout(120_000);
  const person = visitor(shop.port);
  await putIntoCart(person, '/hanki/kaamos-trail-pant/?color=gray&size=32');
  const cookie = `cart=${person.cookies.get('cart')}`;
  const cases = SHARED_PAGES.flatMap((page) => SHARED_PARAMETERS.map((name) => ({ page, name })));
  await each(cases, async ({ page, name }, at) => {
    for (const mark of [turn(hostile.marks, at), turn(hostile.marks, at + 7)]) {
      const where = page + queryWith(mark, [name]);
      const [first, second] = [await ask(shop.port, where), await ask(shop.port, where)];
      expect([first.status, second.status, second.body], where).toEqual([200, 200, first.body]);
      const own = (await ask(shop.port, where, { headers: { Cookie: cookie } })).body;
      expect(own.replace('data-slot="cart">1<', 'data-slot="cart"><'), where).toBe(first.body);
    }
  });
});

test('no text in a path breaks the shop', async () => {
  test.setTimeout(240_000);
  for (const text of hostile.short)
    await each(pathsWith(text), async (where) => expectSound(await ask(shop.port, where), text, where));
  await each(everyString, async (text, at) => {
    const where = turn(pathsWith(text), at);
    expectSound(await ask(shop.port, where), text, where);
  });
});

test('broken encodings, duplicate and nested parameters are answered without a failure', async () => {
  test.setTimeout(120_000);
  const queries = [
    '?%',
    '?%E0%A4%A',
    '?color=%ff',
    '?color[]=x&color[a][b]=1',
    '?page=1&page=2&page=x',
    '?__proto__[x]=1',
    '?_data=root',
    '?_routes=root,constructor&index',
    `?${'color=x&'.repeat(700)}`,
  ];
  for (const query of queries) {
    await each(screensAt.modules, async (screen) => {
      expectSound(await ask(shop.port, screen + query), '', screen + query);
      const data = `${screen.replace(/\/$/, '') || '/_root'}.data${query}`;
      expectSound(await ask(shop.port, data), '', data);
    });
  }
});

test('no text in a cookie or header breaks a screen', async () => {
  test.setTimeout(180_000);
  const names = [
    'cart',
    'locale',
    'language',
    'so.auth',
    'flash',
    'checkout',
    'grid_size',
    'viewed',
    'frosmo_id',
    '__proto__',
  ];
  const headers = ['Accept-Language', 'Referer', 'User-Agent', 'X-Forwarded-For', 'X-Forwarded-Proto', 'Accept'];
  const more = ['Accept-Encoding', 'If-None-Match', 'Origin', 'Sec-Fetch-Site', 'Content-Type', 'Cache-Control'];
  const screens = ['/ostoskori/', '/', '/vaatteet/', '/kassa/', '/tili/', '/robots.txt', '/katsotut-tuotteet/'];
  await each([...new Set(everyString.map(inHeader))], async (text, at) => {
    const screen = turn(screens, at);
    const cookie = { Cookie: names.map((name) => `${name}=${text}`).join('; ') };
    const all = Object.fromEntries([...headers, ...more].map((name) => [name, text]));
    for (const sent of [cookie, { ...all, Cookie: `${text}=${text}; ${text}` }])
      expectSound(await ask(shop.port, screen, { headers: sent }), text, `${screen} ${JSON.stringify(sent)}`);
  });
  for (const screen of screens) {
    await each(hostile.marks.map(inHeader), async (text) => {
      const sent = { Cookie: names.map((name) => `${name}=${text}`).join('; '), Referer: text, 'If-None-Match': text };
      expectSound(await ask(shop.port, screen, { headers: sent }), text, `${screen} ${text}`);
    });
  }
});

test('no text in the order form breaks it, and the form shows it again as plain text', async () => {
  test.setTimeout(180_000);
  const person = visitor(shop.port);
  await putIntoCart(person, '/hanki/kaamos-trail-pant/?color=gray&size=32');
  const form = await filledOrder(person, 'hostile@example.com');
  const fields = Object.keys(form).filter((name) => name !== 'intent');
  const post = async (changed: Record<string, string>, texts: readonly string[]) => {
    const other = visitor(shop.port);
    for (const [name, value] of person.cookies) other.cookies.set(name, value);
    const answer = await other.post('/kassa/', { ...form, first_name: ' ', ...changed });
    for (const text of texts) expectSound(answer, text, JSON.stringify(changed).slice(0, 300));
  };
  const rounds = Array.from({ length: Math.ceil(everyString.length / fields.length) }, (_, at) => at * fields.length);
  await each(rounds, async (from, round) => {
    const texts = everyString.slice(from, from + fields.length);
    const changed = texts.map((text, at) => [turn(fields, at + round), wellFormed(text)]);
    await post(Object.fromEntries(changed), texts);
  });
  const inAll = (text: string) => Object.fromEntries(fields.map((name) => [name, wellFormed(text)]));
  await each([...hostile.short, ...hostile.long], (text) => post(inAll(text), [text]));
});

/** Every screen that takes a form, with its fields. */
const FORMS: [string, string[]][] = [
  [
    '/ostoskori/',
    ['intent', 'id', 'amount', 'productId', 'code', 'returnTo', 'submission', 'uid', 'to.oulu', 'from.oulu'],
  ],
  ['/kassa/', ['intent', 'email', 'key']],
  ['/peruuta-sopimus/', ['intent', 'email', 'order_number', 'reference', 'name', 'amount-1']],
  [
    '/palautukset/',
    ['intent', 'email', 'reference', 'message', 'amount-1', 'reason-1', 'instead-1', 'exchange-1', 'other'],
  ],
  [
    '/reklamaatio/',
    [
      ...[
        'intent',
        'key',
        'reference',
        'email',
        'order_number',
        'rowId',
        'salesChannel',
        'orderNumber',
        'receipt',
        'store',
      ],
      ...[
        'timeOfPurchase',
        'price',
        'manufacturer',
        'model',
        'color',
        'size',
        'noSize',
        'used',
        'complaint',
        'targetStore',
      ],
      ...['customerName', 'phone', 'address', 'postNumber', 'city', 'picture', 'remove', 'images'],
    ],
  ],
  ['/reklamaatio/abcdefghijklmnop/', ['key', 'message', 'picture', 'remove', 'images']],
  ['/reklamaatio/kuvat/', ['images', 'picture', 'remove']],
  ['/hallinta/reklamaatiot/x/', ['from', 'status', 'note']],
  ['/hallinta/arvostelut/', ['review', 'version', 'decision', 'note', 'status']],
  ['/hallinta/yritykset/', ['vat_number', 'decision', 'note']],
  [
    '/hallinta/yritykset/FI12345671/',
    [
      ...['intent', 'id', 'role', 'limit', 'address', 'percentage', 'net_price', 'valid_from', 'valid_to'],
      ...['form_key'],
    ],
  ],
  ['/tili/yritys/tilaukset/', ['intent']],
  ['/tili/yritys/lisaa/', ['productId', 'amount', 'returnTo', 'submission']],
  [
    '/tili/yritys/tilaukset/1/',
    [
      ...['intent', 'amount-1', 'total', 'currency', 'name', 'cost_centre', 'reference', 'message', 'first_name'],
      ...['last_name', 'address', 'postal_code', 'city', 'phone', 'delivery_method', 'acknowledges_customs', 'note'],
      ...['confirms_changes'],
    ],
  ],
  ['/hallinta/tilaukset/x/', ['payment', 'decision', 'amount', 'intent', 'status', 'return', 'refund', 'note']],
  ['/hallinta/maksut/', ['refund', 'decision', 'note']],
  ['/hallinta/jasenyydet/', ['email', 'group', 'decision', 'until', 'note']],
  ['/hallinta/asetukset/frontpage_title/', ['version', 'value', 'values.fi']],
  ['/hallinta/uudelleenohjaukset/', ['intent', 'from', 'target']],
  ['/hallinta/selitetyt-sanat/uusi/', ['version', 'words.fi', 'texts.fi', 'urls.fi']],
  ['/hallinta/selitetyt-sanat/1/', ['intent', 'version', 'words.fi', 'texts.fi', 'urls.fi']],
  ['/hallinta/bannerit/', ['banner', 'beside', 'side']],
  [
    '/hallinta/bannerit/uusi/text/',
    ['version', 'headings.fi', 'urls.fi', 'starts', 'ends', 'image', 'crop', 'picture'],
  ],
  ['/hallinta/bannerit/1/', ['intent', 'version', 'headings.fi', 'titles.fi', 'sub_texts.fi', 'button_texts.fi']],
  ['/hallinta/sisallot/', ['key', 'title', 'kind']],
  ['/hallinta/sisallot/1/', ['intent', 'version', 'fi.title', 'fi.slug', 'fi.content', 'models.0.id', 'add', 'number']],
  ['/hallinta/kuvat/', ['images']],
  ['/tilaus/palautus/abcdefghijklmnop/', ['intent', 'message', 'tracking_code']],
  ['/maa-ja-kieli/', ['language', 'delivery_country', 'currency', 'next', 'to']],
  ['/siirto/abcdefghijklmnopqrstuv/', ['next']],
  ['/tilauksen-seuranta/', ['email', 'order_number', 'intent', 'reference', 'back', 'message', 'tracking_code']],
  ['/tilaus/testimaksu/ABCDEFGHIJKLMNOP/', ['decision', 'intent']],
  ['/tilaus/kasittely/', ['reference', 'payment_method', 'intent']],
  ['/tilaus/maksettu/ABCDEFGHIJKLMNOP/', ['intent']],
  ['/hanki/kaamos-trail-pant/', ['intent', 'model', 'up', 'down', 'none']],
  ['/riekko/uni-18/', ['intent', 'variant', 'email']],
  ['/restock/stop/abcdefghijklmnop/', ['List-Unsubscribe']],
  ['/arvostelut/kirjoita/olos/', ['stars', 'size', 'title', 'comment', 'name', 'picture', 'remove', 'images']],
  ['/toivelista/muutos/', ['card', 'product', 'next', 'frame_only']],
  ['/toivelista/', ['intent']],
  ['/tili/kerho/', ['group', 'member_number']],
  ['/tili/omat-tiedot/', ['intent', 'email', 'password']],
  ['/kysy/', ['key', 'subject', 'name', 'email', 'order_number', 'message', 'picture', 'remove', 'images']],
  ['/yrityksille/yhteydenotto/', ['key', 'interest', 'company', 'vat_number', 'name', 'email', 'phone', 'message']],
  ['/yrityksille/uutiskirje/', ['key', 'company', 'name', 'email', 'consent']],
  ['/vaatteet/', ['intent']],
];

test('no text in a form of any screen breaks it, in one field or in all', async () => {
  test.setTimeout(120_000);
  for (const [screen, fields] of FORMS) {
    await each([...hostile.short, ...hostile.long], async (text) => {
      const sent = wellFormed(text);
      const all = Object.fromEntries([...fields, '__proto__', 'constructor'].map((name) => [name, sent]));
      for (const form of [
        all,
        ...(screen === '/ostoskori/'
          ? ['add', 'update', 'remove', 'add-code', 'remove-code', 'override', 'divide']
          : []
        ).map((intent) => ({
          ...all,
          intent,
        })),
      ])
        expectSound(await visitor(shop.port).post(screen, form), text, `${screen} ${text.slice(0, 100)}`);
    });
  }
});

test('no text in the order look-up breaks it', async () => {
  await each(everyString, async (text) => {
    const form = { email: 'a@example.com', order_number: wellFormed(text) };
    expectSound(await visitor(shop.port).post('/tilauksen-seuranta/', form), text, text);
  });
});

test('the answer to a body that is not read to its end says that the connection closes', async () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://127.0.0.1:${shop.port}` };
  // only its beginning is sent: who goes on writing may find the connection closed before the answer is read
  const post = (screen: string, size: number) =>
    ask(shop.port, screen, { method: 'POST', headers: { ...form, 'Content-Length': `${size}` }, body: 'a=y' });
  for (const [screen, size, status] of [
    ['/vaatteet/', 200_000, 405],
    ['/kassa/', 3_000_000, 413],
  ] as const) {
    const answer = await post(screen, size);
    expect([answer.status, answer.headers['connection']]).toEqual([status, 'close']);
  }
  expect((await post('/kassa/', 3)).headers['connection']).toBe('keep-alive');
});

test('a form that is too large is answered by the shop’s own page, in its language and with the way back', async () => {
  const host = `de.localhost:${shop.port}`;
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://${host}` };
  const body = `message=${'x'.repeat(1_100_000)}`;
  const answer = await ask(shop.port, '/fragen/', { method: 'POST', host, headers, body });
  expect(answer.status).toBe(413);
  for (const part of ['<html lang="de"', 'Das war zu viel auf einmal', 'Zurück zum Formular', '<footer'])
    expect(answer.body).toContain(part);
  expect(answer.headers['cache-control']).toMatch(/no-store/);
});

for (const headers of [{ 'Content-Type': 'application/json' }, { 'Content-Type': 'multipart/form-data' }, {}]) {
  test(`a body that is no form, sent with ${JSON.stringify(headers)}, causes no failure of the shop`, async () => {
    for (const [action] of FORMS) {
      for (const body of ['{"intent":"add"', '']) {
        const { status } = await ask(shop.port, action, { method: 'POST', headers, body });
        expect(status, action).toBeLessThan(500);
      }
    }
  });
}

test('the log holds no personal data: no cookie, token, mail address, name, street or phone', async () => {
  const email = 'marked.person@marked.example';
  const token = 'MarkedToken0123456789abcdefghijklmnop';
  const own = {
    first_name: 'Markedfirst',
    last_name: 'Markedlast',
    address: 'Markedstreet 7',
    phone: '+358 40 765 4321',
  };
  const person = visitor(shop.port);
  const query = `?${new URLSearchParams({ email, next: `/x/${email}`, text: own.first_name, reference: token, code: token })}`;
  const headers = { Referer: `http://127.0.0.1/${query}`, 'User-Agent': `Browser of ${email}`, Authorization: token };
  for (const screen of [...screensAt.every, '/media/x/320', '/nothing/', '/robots.txt'])
    for (const cookie of ['', `so.auth=${token}; flash=${token}; cart=${token}; checkout=${token}`])
      await ask(shop.port, screen + query, { headers: { ...headers, Cookie: cookie } });
  for (const text of [email, token])
    for (const where of [...pathsWith(text), `/mistyped/${text}/`]) await ask(shop.port, where, { headers });
  await putIntoCart(person, '/hanki/kaamos-trail-pant/?color=gray&size=32');
  const form = await filledOrder(person, email);
  const cookies = [...person.cookies.values()];
  await person.post('/kassa/', { ...form, ...own, email: `${email}@`, special_request: token });
  const placed = await person.post('/kassa/', { ...form, ...own, special_request: token }, headers);
  expect(placed.status).toBe(303);
  await person.get(String(placed.headers['location']));
  for (const order_number of ['S123456789', own.phone, token])
    await person.post('/tilauksen-seuranta/', { email, order_number });
  await person.get('/?delivery_country=zz&currency=zzz');
  await person.post('/maa-ja-kieli/', {
    language: 'sv',
    next: `/x/?email=${email}`,
    delivery_country: 'zz',
    currency: 'zzz',
  });
  const secrets = [
    email,
    encodeURIComponent(email),
    token,
    ...Object.values(own),
    ...cookies,
    ...person.cookies.values(),
  ];
  for (const secret of secrets) expect(shop.output().includes(secret), secret).toBe(false);
  expect(shop.output()).toContain('/tili/aktivoi/{hash}');
});

test('afterwards the process is still the same, and its log has no failure and no stack', async () => {
  expect(shop.process.exitCode).toBeNull();
  expect((await ask(shop.port, '/healthz')).status).toBe(200);
  const lines = shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  type Line = { level: number; msg: string; status?: number; err?: { message: string } };
  // timeouts are caused by a slow machine, not by the texts
  const isSlow = ({ err }: Line) => /: (?:timeout|circuit-open)\b/.test(err?.message ?? '');
  const relevant = lines.map((line) => JSON.parse(line) as Line).filter((line) => !isSlow(line));
  expect(relevant.length).toBeGreaterThan(1_000);
  const failures = relevant.filter(
    ({ level, status, err }) => level >= 50 || (status ?? 0) >= 500 || (level >= 30 && err),
  );
  expect([...new Set(failures.map((line) => JSON.stringify({ ...line, time: '' })))].slice(0, 20)).toEqual([]);
  expect([...new Set(relevant.filter(({ level }) => level >= 40).map(({ msg }) => msg))]).toEqual([
    'too many unknown discount codes',
    'too many order look-ups',
  ]);
});
