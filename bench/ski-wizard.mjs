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
const { openPostgres } = await import('../backend/db/open-postgres');
const { testBackend } = await import('../tests/support/backend');
const { insertShop, STORES } = await import('../tests/support/shop-data');
const { insertWizardProduct } = await import('../tests/support/ski-wizard');

const postgres = await openPostgres(backendSettings());
const database = openDatabase(postgres.where, { name: 'bench-ski-wizard' });
const { db, pool } = database;

/**
 * Makes more models of what a model is: the same in everything but its numbers. A few statements for all, as one for each
 * of tens of thousands of rows takes minutes.
 * @param {number} variantId the only variant of the model that is copied
 * @param {number} count
 */
async function insertCopies(variantId, count) {
  await db.execute(sql`
    with one as (
      select m.*, v.type_id, v.size_id, w.sport, w.part, w.styles, w.waist_mm
      from variants v join models m on m.id = v.model_id join ski_wizard_models w on w.model_id = m.id where v.id = ${variantId}
    ), made as (
      insert into models (kind, slug, manufacturer_id, tax_class_id, is_public)
      select kind, slug || '-' || n, manufacturer_id, tax_class_id, is_public from one, generate_series(1, ${count}) n
      returning id, slug
    ), numbered as (select id, slug, row_number() over (order by id)::int as n from made
    ), named as (
      insert into model_texts (model_id, language, name) select id, 'en', slug from made
    ), fitting as (
      insert into ski_wizard_models (model_id, part, sport, styles, waist_mm, level_from, level_to)
      select numbered.id, part, sport,
        case part when 'skis' then array[(array['piste', 'allmountain', 'freeride', 'touring'])[1 + n % 4]] else styles end,
        case part when 'skis' then 66 + n % 50 end, case part when 'skis' then 1 + n % 3 end, case part when 'skis' then 3 end
      from numbered, one
    )
    insert into ski_wizard_joints (model_id, kind, norm)
    select numbered.id, j.kind, j.norm from numbered, one join ski_wizard_joints j on j.model_id = one.id`);
  await db.execute(sql`
    insert into variants (model_id, type_id, size_id, sku)
    select m.id, v.type_id, v.size_id, v.sku || '-' || m.id from variants v join models o on o.id = v.model_id
    join models m on m.slug like o.slug || '-%' where v.id = ${variantId}`);
}

/** Skis of four lengths each, bindings and boots. */
async function insertAll() {
  await insertShop(db);
  const skis = { part: /** @type {const} */ ('skis'), mounts: ['flat'], waistMm: 80, styles: ['piste'] };
  const bindings = { part: /** @type {const} */ ('bindings'), mounts: ['flat'], soles: ['gripwalk'] };
  const boots = { part: /** @type {const} */ ('boots'), soles: ['gripwalk'] };
  const chosen = await insertWizardProduct(db, skis, { slug: 'bench-skis' });
  await insertCopies(chosen, SKIS - 1);
  await insertCopies(await insertWizardProduct(db, bindings, { slug: 'bench-bindings' }), OTHERS - 1);
  await insertCopies(await insertWizardProduct(db, boots, { slug: 'bench-boots' }), OTHERS - 1);
  // three more lengths of each model of skis
  await db.execute(sql`
    insert into sizes (slug, name, sort) select 'longer-' || n, n, 100 + n from generate_series(1, 3) n`);
  await db.execute(sql`
    insert into variants (model_id, type_id, size_id, sku)
    select v.model_id, v.type_id, s.id, v.sku || '-' || s.slug from variants v
    join ski_wizard_models w on w.model_id = v.model_id and w.part = 'skis', sizes s where s.sort > 100`);
  await db.execute(sql`
    insert into ski_wizard_sizes (variant_id, length_cm, brake_mm)
    select v.id, case w.part when 'skis' then 150 + v.model_id % 40 + 7 * greatest(0, s.sort - 100) end,
      case w.part when 'bindings' then 85 + v.model_id % 4 * 10 end
    from variants v join sizes s on s.id = v.size_id join ski_wizard_models w on w.model_id = v.model_id and w.part <> 'boots'`);
  await db.execute(sql`
    insert into boot_soles (variant_id, length_mm)
    select v.id, 265 + v.model_id % 8 * 10 from variants v join ski_wizard_models w on w.model_id = v.model_id and w.part = 'boots'`);
  await db.execute(sql`
    insert into prices (variant_id, tax_area_id, regular_cents) select id, 1, 10000 from variants on conflict do nothing`);
  await db.execute(sql`
    insert into stock (variant_id, store_id, quantity)
    select id, ${STORES.main}, 5 from variants on conflict do nothing`);
  await db.execute(sql`analyze`);
  return chosen;
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
  const chosen = await insertAll();
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
