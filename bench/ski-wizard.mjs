/**
 * Measures a suggestion of the ski wizard over 2,000 skis at the backend's endpoint, one at a time: CPU of this process and wall time, in
 * milliseconds; and what reading the wizard's models anew costs, which happens in the background at most every ten seconds.
 *
 * npm run bench -- ski-wizard
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';

const SKIS = 2_000;
const OTHERS = 200;
const TIMES = 400;
const WARM = 100;
const LIMIT_MS = 5;
const data = mkdtempSync(path.join(os.tmpdir(), 'bench-ski-wizard-'));
Object.assign(process.env, { DATA_DIR: data, ENV_FILE: '' });

const { openDatabase } = await import('../backend/db/client');
const { migrate } = await import('../backend/db/migrate');
const { backendSettings } = await import('../backend/env');
const { openPostgres } = await import('../backend/start-backend');
const { testBackend } = await import('../tests/support/backend');
const { insertShop } = await import('../tests/support/shop-data');
const { insertWizardProduct } = await import('../tests/support/ski-wizard');

const postgres = await openPostgres(backendSettings());
const database = openDatabase(postgres.where, { name: 'bench-ski-wizard' });
const { db, pool } = database;

/** Skis of four lengths each, bindings and boots. */
async function insertAll() {
  await insertShop(db);
  const skis = [];
  for (let i = 0; i < SKIS; i++) {
    const styles = [['piste', 'allmountain', 'freeride', 'touring'][i % 4] ?? 'piste'];
    const part = /** @type {const} */ ('skis');
    const levels = /** @type {const} */ ([1 + (i % 3), 3]);
    skis.push(
      await insertWizardProduct(db, {
        part,
        mounts: ['flat'],
        waistMm: 66 + (i % 50),
        styles,
        levels,
        lengthCm: 150 + (i % 40),
      }),
    );
  }
  for (let i = 0; i < OTHERS; i++) {
    await insertWizardProduct(db, {
      part: 'bindings',
      mounts: ['flat'],
      soles: ['gripwalk'],
      brakeMm: 85 + (i % 4) * 10,
    });
    await insertWizardProduct(db, { part: 'boots', soles: ['gripwalk'], soleLengthMm: 265 + (i % 8) * 10 });
  }
  // three more lengths of each model of skis
  await db.execute(sql`
    with more as (
      insert into variants (model_id, type_id, sku, sort)
      select v.model_id, v.type_id, v.sku || '-' || n, n from variants v join ski_wizard_sizes z on z.variant_id = v.id and z.length_cm is not null,
        generate_series(1, 3) n
      returning id, model_id, sort
    ), sized as (
      insert into ski_wizard_sizes (variant_id, length_cm)
      select more.id, z.length_cm + 7 * more.sort from more
      join variants v on v.model_id = more.model_id join ski_wizard_sizes z on z.variant_id = v.id
    ), priced as (
      insert into prices (variant_id, tax_area_id, regular_cents) select id, 1, 10000 from more
    )
    insert into stock (variant_id, store_id, quantity) select id, 20, 0 from more`);
  await db.execute(sql`analyze`);
  return skis;
}

/** @param {string} name @param {(turn: number) => Promise<unknown>} work @param {number} [times] */
async function measure(name, work, times = TIMES) {
  for (let i = 0; i < Math.min(WARM, times); i++) await work(i);
  const before = process.cpuUsage();
  const begin = performance.now();
  for (let i = 0; i < times; i++) await work(i);
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000 / times;
  const wall = (performance.now() - begin) / times;
  console.log(`${name.padEnd(44)}${cpu.toFixed(2).padStart(8)}${wall.toFixed(2).padStart(8)}`);
  return cpu;
}

try {
  await migrate(pool);
  const [chosen] = await insertAll();
  const backend = testBackend({ ...database, url: '' });
  // the clock stands still, so that no reading in the background is counted
  backend.setTime(new Date());
  const ask = async (/** @type {string} */ query) => {
    const { status } = await backend.send(
      'GET',
      `/api/ski_suggestions/?ski_type=laskettelu&tax_area=1&delivery-country-code=fi&${query}`,
    );
    if (status !== 200) throw new Error(`A suggestion answered ${status}`);
  };
  const skier = (/** @type {number} */ turn) =>
    `height=${155 + (turn % 40)}&weight=${50 + (turn % 50)}&level=${1 + (turn % 3)}&style=piste&sole_length=305`;
  console.log(`${''.padEnd(44)}${'CPU ms'.padStart(8)}${'wall'.padStart(8)}`);
  const cpus = [
    await measure(`skis, of ${SKIS} models`, (turn) => ask(`${skier(turn)}&group=skis`)),
    await measure('bindings for chosen skis', (turn) => ask(`${skier(turn)}&group=bindings&ski_id=${chosen}`)),
    await measure('boots for chosen skis', (turn) => ask(`${skier(turn)}&group=boots&ski_id=${chosen}`)),
  ];
  await measure(
    'skis, models read anew',
    async (turn) => {
      backend.setTime(new Date(Date.now() + (turn + 1) * 3_600_000));
      await ask(`${skier(turn)}&group=skis`);
    },
    20,
  );
  if (Math.max(...cpus) > LIMIT_MS) process.exitCode = 1;
  await backend.close();
} finally {
  await database.close();
  await postgres.close();
  rmSync(data, { recursive: true, force: true });
}
