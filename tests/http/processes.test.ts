import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runningServer } from 'backend/db/cluster-process';
import { runShop } from '../support/run-shop';
import { ask, startTestShop } from '../support/shop';
import { createShopDatabase } from '../support/shop-database';
import { openSilentServer } from '../support/silent-server';
import { openTcpProxy } from '../support/tcp-proxy';
import { filledOrder, putIntoCart, readableText, type Visitor, visitor } from '../support/visitor';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SECRETS = { SESSION_SECRET: 's'.repeat(40), API_SECRET: 'a'.repeat(40) };
const PRODUCT = '/hanki/kaamos-trail-pant/?color=gray&size=32';

test('after kill -9 the next start on the same data folder works, and a mail server that never answers does not delay the shutdown', async () => {
  test.setTimeout(240_000);
  const first = await startTestShop({ env: { DEMO_SHOP: 'yes' } });
  const person = visitor(first.port);
  await putIntoCart(person, '/hanki/halti/?color=fjord&size=m');
  await first.kill();
  const post = await openSilentServer();
  const env = { DATABASE_POOL: '2', SMTP_URL: `smtp://127.0.0.1:${post.port}` };
  const next = await startTestShop({ dataDir: first.dataDir, env });
  const cart = await ask(next.port, '/ostoskori/', {
    headers: { Cookie: `cart=${person.cookies.get('cart')}` },
  });
  expect(cart.status).toBe(200);
  expect(readableText(cart.body)).toContain('Halti');

  // The built-in database server is killed: the running shop starts it again, and the last process to leave stops it.
  const cluster = realpathSync(path.join(first.dataDir, 'postgres'));
  process.kill(runningServer(cluster)?.pid ?? 0, 'SIGKILL');
  let pay = '';
  await expect
    .poll(async () => (pay = await orderOf(person, next.port)), { timeout: 30_000 })
    .toMatch(/\/tilaus\/testimaksu\//);
  expect((await ask(next.port, '/readyz')).status).toBe(200);

  // Its confirmation is being sent to a mail server that never answers when the shop is stopped.
  await visitor(next.port).post(pay, { decision: 'approve' });
  await expect.poll(post.asked, { timeout: 30_000 }).toBe(1);
  expect(await next.stop()).toBe(0);
  post.close();
  expect(runningServer(cluster)).toBeUndefined();
  rmSync(first.dataDir, { recursive: true, force: true });
});

test('a backend recovers by itself when its database disappears, returns and stops answering, and still shuts down in time', async () => {
  test.setTimeout(120_000);
  const database = await createShopDatabase();
  const url = new URL(database.url);
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const env = { ...SECRETS, DATABASE_URL: url.href, DEMO_SHOP: 'no', DATABASE_POOL: '2' };
  const backend = await startTestShop({ kind: 'backend', env });
  const isReady = async () => (await ask(backend.port, '/readyz')).status;
  const callers = () => Array.from({ length: 20 }, () => ask(backend.port, '/api/stores/').catch(() => undefined));
  try {
    expect(await isReady()).toBe(200);
    const during = callers();
    await proxy.vanish();
    await Promise.all(during);
    expect(await isReady()).toBe(503);
    await proxy.comeBack();
    await expect.poll(isReady, { timeout: 30_000 }).toBe(200);
    expect((await ask(backend.port, '/api/stores/')).status).toBe(200);
    proxy.silence(true);
    const open = callers();
    // A shutdown that exceeds the overall limit does not end with 0.
    expect(await backend.stop()).toBe(0);
    await Promise.all(open);
  } finally {
    await backend.kill();
    await proxy.close();
    await database.drop();
  }
});

test('a second process on the same data folder shares the database, and stopping it leaves the first one running', async () => {
  test.setTimeout(120_000);
  const { dataDir, port } = runShop();
  const second = await startTestShop({ dataDir });
  const person = visitor(port);
  await putIntoCart(person, PRODUCT);
  const cookie = `cart=${person.cookies.get('cart')}`;
  const cart = await ask(second.port, '/ostoskori/', { headers: { Cookie: cookie } });
  expect(readableText(cart.body)).toContain('Kaamos Trail Pant');
  expect(await second.stop()).toBe(0);
  expect((await ask(port, '/readyz')).status).toBe(200);
});

test('the storefront runs under remix-serve with API_URL, and takes an order', async () => {
  test.setTimeout(180_000);
  const backend = await startTestShop({ kind: 'backend', dataDir: runShop().dataDir, env: SECRETS });
  const port = await freePort();
  const serve = startRemixServe(port, `http://127.0.0.1:${backend.port}`);
  try {
    await expect.poll(() => statusOf(port), { timeout: 60_000 }).toBe(200);
    const person = visitor(port);
    expect((await person.get('/vaatteet/')).headers['cache-control']).toBe('private, no-store');
    await putIntoCart(person, PRODUCT);
    expect(readableText((await person.get('/ostoskori/')).body)).toContain('Kaamos Trail Pant');
    const placed = await person.post('/kassa/', await filledOrder(person, 'remix-serve@example.com'));
    const pay = String(placed.headers['location']);
    expect(pay).toMatch(/\/tilaus\/testimaksu\//);
    const paid = await person.post(new URL(pay, 'http://shop.invalid').pathname, { decision: 'approve' });
    expect(paid.status).toBeLessThan(400);
    const end = await person.get(new URL(String(paid.headers['location']), 'http://shop.invalid').pathname);
    expect(end.status).toBeLessThan(400);
  } finally {
    serve.kill();
    await backend.stop();
  }
});

/** Places an order with a visitor's cart. @returns the address of its payment, empty when it failed */
async function orderOf({ cookies }: Visitor, port: number): Promise<string> {
  const buyer = visitor(port);
  for (const [name, value] of cookies) buyer.cookies.set(name, value);
  return filledOrder(buyer, 'after-the-crash@example.com')
    .then((form) => buyer.post('/kassa/', form))
    .then(
      ({ headers }) => String(headers['location'] ?? ''),
      () => '',
    );
}

const statusOf = (port: number) =>
  ask(port, '/').then(
    (answer) => answer.status,
    () => 0,
  );

function startRemixServe(port: number, apiUrl: string): ChildProcess {
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'production' as const,
    ENV_FILE: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    API_URL: apiUrl,
  };
  const command = path.join(ROOT, 'node_modules/@remix-run/serve/dist/cli.js');
  return spawn(process.execPath, [command, 'build/server/index.js'], {
    cwd: ROOT,
    env: { ...env, ...SECRETS },
    stdio: 'ignore',
  });
}

/** A free port, because remix-serve does not accept 0. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
