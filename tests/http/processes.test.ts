import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runShop } from '../support/run-shop';
import { ask, startTestShop } from '../support/shop';
import { filledOrder, putIntoCart, readableText, visitor } from '../support/visitor';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SECRETS = { SESSION_SECRET: 's'.repeat(40), API_SECRET: 'a'.repeat(40) };
const PRODUCT = '/hanki/kaamos-trail-pant/?color=gray&size=32';

test('after kill -9 the next start on the same data folder just works, and the cart is still readable', async () => {
  test.setTimeout(240_000);
  const first = await startTestShop({ env: { DEMO_SHOP: 'yes' } });
  const person = visitor(first.port);
  await putIntoCart(person, '/hanki/halti/?color=fjord&size=m');
  await first.kill();
  const next = await startTestShop({ dataDir: first.dataDir });
  const cart = await ask(next.port, '/ostoskori/', {
    headers: { Cookie: `cart=${person.cookies.get('cart')}` },
  });
  expect(cart.status).toBe(200);
  expect(readableText(cart.body)).toContain('Halti');
  expect(await next.stop()).toBe(0);
  rmSync(first.dataDir, { recursive: true, force: true });
});

test('a second process on the same data folder shares the database, and leaving it leaves the first one running', async () => {
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

/** A port that is free now; remix-serve takes no 0. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
