/**
 * Measures the backend's part of a purchase, at its endpoints: the validation of carts (`POST /api/checkout/`) of one row and of ten, one at
 * a time; and orders (`POST /api/checkout/order/`) of 20 clients at once on 50 variants, on the built-in PostgreSQL with fsync on. Wall time
 * and CPU of this process, in milliseconds; the ratios are to the shortest statement that PostgreSQL can answer (`select 1`), and of the
 * orders to transactions of one row written by as many clients. With `--add` also what adding to the cart costs the storefront.
 *
 * npm run bench -- checkout               (a small shop in a folder of its own)
 * npm run bench -- checkout --orders 2000 --add
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { measureAdding } from './checkout-adding.mjs';

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000' }, add: { type: 'boolean', default: false } },
});
const ORDERS = Number(values.orders);
const CLIENTS = 20;
const VARIANTS = 50;
const TIMES = 600;
const WARM = 150;
const data = mkdtempSync(path.join(os.tmpdir(), 'bench-checkout-'));
Object.assign(process.env, { DATA_DIR: data, ENV_FILE: '' });

/** @param {number[]} times @param {number} share */
const quantile = (times, share) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

/** @param {string} name @param {number[]} times @param {number} cpu */
function tell(name, times, cpu) {
  const [median, late] = [quantile(times, 0.5), quantile(times, 0.95)];
  console.log(
    `${name.padEnd(34)}${median.toFixed(2).padStart(9)}${late.toFixed(2).padStart(9)}${cpu.toFixed(2).padStart(9)}`,
  );
  return { median, late };
}

/** One at a time. @param {string} name @param {() => Promise<unknown>} work */
async function measure(name, work) {
  for (let i = 0; i < WARM; i++) await work();
  const cpuBefore = process.cpuUsage();
  /** @type {number[]} */
  const times = [];
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return tell(name, times, (user + system) / 1000 / TIMES);
}

/** Many clients at once, each as soon as its last was answered. @param {string} name @param {number} count @param {() => Promise<unknown>} work */
async function measureTogether(name, count, work) {
  /** @type {number[]} */
  const times = [];
  let left = count;
  const cpuBefore = process.cpuUsage();
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (left-- > 0) {
        const start = performance.now();
        await work();
        times.push(performance.now() - start);
      }
    }),
  );
  const rate = count / ((performance.now() - begin) / 1000);
  const { user, system } = process.cpuUsage(cpuBefore);
  tell(name, times, (user + system) / 1000 / count);
  console.log(`${''.padEnd(34)}${rate.toFixed(0).padStart(9)} a second`);
  return rate;
}

const { openDatabase } = await import('../backend/db/client');
const { migrate } = await import('../backend/db/migrate');
const { backendSettings } = await import('../backend/env');
const { openPostgres } = await import('../backend/db/open-postgres');
const { testBackend } = await import('../tests/support/backend');
const { orderBody } = await import('../tests/support/order-body');
const { insertShop, insertVariant, STORES } = await import('../tests/support/shop-data');

const postgres = await openPostgres(backendSettings());
const database = openDatabase(postgres.where, { name: 'bench-checkout' });
const { db, pool } = database;
try {
  await migrate(pool);
  await insertShop(db);
  /** @type {number[]} */
  const variants = [];
  for (let i = 0; i < VARIANTS; i++) variants.push(await insertVariant(db, { stock: { [STORES.main]: 1_000_000 } }));
  await db.execute(sql`analyze`);
  const backend = testBackend({ ...database, url: '' });
  /** @param {string} where @param {unknown} body @param {number[]} good */
  async function send(where, body, good) {
    const answer = await backend.send('POST', where, body);
    if (!good.includes(answer.status)) throw new Error(`${where}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  /** @param {number} rows */
  const cart = (rows) => ({
    ...orderBody({ productId: variants[0] ?? 0 }),
    products: variants.slice(0, rows).map((productId) => ({ productId, amount: 1 })),
    pageName: 'cart',
  });
  const [load] = os.loadavg();
  const fsync = (await db.execute(sql`show fsync`)).rows[0]?.['fsync'];
  console.log(`load before ${load?.toFixed(1)}, ${os.cpus().length} cores, fsync ${fsync}`);
  console.log(`${'ms'.padEnd(34)}   median   95th %      CPU`);
  const bare = await measure('select 1', () => db.execute(sql`select 1`));
  const one = await measure('a cart of 1 row', () => send('/api/checkout/', cart(1), [200]));
  const ten = await measure('a cart of 10 rows', () => send('/api/checkout/', cart(10), [200]));
  console.log(
    `ratios of the medians: ${(one.median / bare.median).toFixed(1)}, ${(ten.median / bare.median).toFixed(1)}`,
  );

  await db.execute(sql`create table bench_rows (n int)`);
  const written = await measureTogether(`${CLIENTS} clients, one row`, ORDERS, () =>
    db.execute(sql`insert into bench_rows values (1)`),
  );
  let next = 0;
  const place = () => {
    const productId = variants[next++ % VARIANTS] ?? 0;
    return send('/api/checkout/order/', orderBody({ productId, key: randomUUID() }), [200, 201]);
  };
  for (let i = 0; i < 100; i++) await place();
  const placed = await measureTogether(`${CLIENTS} clients, orders`, ORDERS, place);
  console.log(`orders for each bare transaction: ${(placed / written).toFixed(3)}`);
  await backend.close();
} finally {
  await database.close();
  await postgres.close();
  rmSync(data, { recursive: true, force: true });
}
if (values.add) await measureAdding();
