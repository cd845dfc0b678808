/**
 * Measures how long the backend takes to check a session: the look-up of an access token by its hash, as every request of a
 * signed-in person makes it, among 10,000 people with three sessions each. Wall time and CPU of this process, in milliseconds,
 * and the ratio to the shortest statement that PostgreSQL can answer (`select 1`).
 *
 * npm run bench -- session          (a demo shop in a folder of its own)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';

const PEOPLE = 10_000;
const TIMES = 3_000;
const WARM = 300;
const data = mkdtempSync(path.join(os.tmpdir(), 'bench-session-'));
Object.assign(process.env, { DATA_DIR: data, ENV_FILE: '' });

/** @param {number[]} times @param {number} share */
const quantile = (times, share) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

/** @param {string} name @param {() => Promise<unknown>} work */
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
  const cpu = (user + system) / 1000 / TIMES;
  const median = quantile(times, 0.5);
  console.log(
    `${name.padEnd(20)}${median.toFixed(3).padStart(10)}${quantile(times, 0.95).toFixed(3).padStart(10)}${cpu.toFixed(3).padStart(10)}`,
  );
  return median;
}

const { openDatabase } = await import('../backend/db/client');
const { migrate } = await import('../backend/db/migrate');
const { backendSettings } = await import('../backend/env');
const { openPostgres } = await import('../backend/db/open-postgres');
const { setShopUser } = await import('../backend/domain/customers/shop-user');
const { openSession } = await import('../backend/domain/customers/sessions');
const { findCaller } = await import('../backend/domain/customers/caller');

const postgres = await openPostgres(backendSettings());
const database = openDatabase(postgres.where, { connections: 1, name: 'bench-session' });
const { db } = database;
try {
  await migrate(database.pool);
  const now = new Date();
  const { email } = await setShopUser(db, 'bench@example.com', 'customer', now);
  await db.execute(
    sql`insert into customers (email) select 'bench-' || n || '@example.com' from generate_series(1, ${PEOPLE}) n`,
  );
  await db.execute(sql`
    insert into access_tokens (token_hash, customer_id, method, device, created_at, last_seen_at, expires_at)
    select encode(sha256((id || ':' || n)::bytea), 'hex'), id, 'password', '', now(), now(), now() + interval '14 days'
    from customers, generate_series(1, 3) n where email like 'bench-%'`);
  await db.execute(sql`analyze customers, access_tokens`);
  const { rows } = await db.execute(sql`select id from customers where email = ${email}`);
  const { access_token } = await openSession(db, Number(rows[0]?.['id']), { method: 'password', device: '' }, now);
  console.log('ms                      median   95th %       CPU');
  const bare = await measure('select 1', () => db.execute(sql`select 1`));
  const check = await measure('checking a session', () => findCaller(database, `Bearer ${access_token}`, now));
  console.log(`ratio of the medians: ${(check / bare).toFixed(2)}`);
} finally {
  await database.close();
  await postgres.close();
  rmSync(data, { recursive: true, force: true });
}
