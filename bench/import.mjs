/**
 * Measures an import beside a shop that serves: how long it takes, the CPU time of the command and of the database (which answers the
 * pages too), its memory, and the times of pages meanwhile as ratios to the same pages while nothing is imported; then prices and stock
 * alone, and when a visitor sees them.
 *
 * npm run bench -- import                 (the demo shop; needs Linux for /proc)
 * npm run bench -- import --variants 50000 --prices 10000
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build.mjs';
import { serverEnvironment } from '../scripts/launch.mjs';
import { root } from '../scripts/project.mjs';
import { startShop } from './built-shop.mjs';
import { cpuOf, get, memoryOf, quantile, timeOf, untilIdle } from './measure.mjs';

const { values } = parseArgs({
  options: { variants: { type: 'string', default: '50000' }, prices: { type: 'string', default: '10000' } },
});
const SIZES = ['S', 'M', 'L', 'XL'];
const COLORS = ['Black', 'Blue', 'Red'];
const PAGES = ['/ostoskori/', '/tilauksen-seuranta/', '/hanki/kasivarsi-3l/', '/vaatteet/'];
/** Time between two pages, in ms: a shop with visitors, not one under attack. */
const PAUSE_MS = 100;
const IDLE_PAGES = 200;

const AS_TABLE = ['--format', 'table', '--language', 'fi'];

const data = mkdtempSync(path.join(os.tmpdir(), 'bench-import-'));

/** @param {number} count */
function goods(count) {
  const lines = ['product,sku,name,brand,category,description,price,quantity,color,size'];
  for (let n = 0; n < count; n++) {
    const model = Math.floor(n / (SIZES.length * COLORS.length));
    const [color, size] = [COLORS[Math.floor(n / SIZES.length) % COLORS.length], SIZES[n % SIZES.length]];
    const text = `<p>Jacket ${model} keeps wind and rain out.</p>`;
    lines.push(
      `M${model},S${n},Bench jacket ${model},Bench ${model % 20},Measured > Jackets ${model % 40},${text},${100 + (model % 90)},10,${color},${size}`,
    );
  }
  return lines;
}

/** @param {number} count @param {number} price */
const prices = (count, price) => [
  'sku,price,quantity',
  ...Array.from({ length: count }, (_, n) => `S${n},${price},${5 + (n % 9)}`),
];

/** @param {string} name @param {readonly string[]} lines @param {readonly string[]} more */
async function importFile(name, lines, ...more) {
  const file = path.join(data, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  const parameters = [
    '--max-old-space-size=220',
    '--max-semi-space-size=16',
    '--import',
    'tsx',
    'backend/catalogue/import-command.ts',
    file,
    ...more,
  ];
  const database = Number(readFileSync(path.join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const before = cpuOf(database);
  const start = performance.now();
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { ...serverEnvironment(), DATA_DIR: data, LOG_LEVEL: 'silent', ENV_FILE: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  let most = 0;
  let cpu = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(Number(child.pid)));
    cpu = Math.max(cpu, cpuOf(Number(child.pid)));
  }, 500);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`the import ended with ${code}: ${said}`);
  const seconds = (performance.now() - start) / 1000;
  const shares = `${(cpu / 1000).toFixed(1)} s CPU, database ${((cpuOf(database) - before) / 1000).toFixed(1)} s`;
  return { took: `${seconds.toFixed(1)} s (${shares})`, megabytes: most / 1e6 };
}

/** Times of pages until told to stop. @param {number} port @param {() => boolean} isOver */
async function visit(port, isOver) {
  const times = [];
  for (let at = 0; !isOver(); at++) {
    times.push(await timeOf(port, `${PAGES[at % PAGES.length]}?n=${Math.random()}`));
    await wait(PAUSE_MS);
  }
  return times;
}

await ensureBuilt();
const shop = startShop({ data, env: { PICTURES_AHEAD: '0' } });
try {
  const port = await shop.port;
  await untilIdle(Number(shop.child.pid));
  for (let warm = 0; warm < 60; warm++) await timeOf(port, PAGES[warm % PAGES.length] ?? '/');
  let left = IDLE_PAGES;
  const idle = await visit(port, () => left-- <= 0);
  let isOver = false;
  const busy = visit(port, () => isOver);
  busy.catch(() => {});
  const imported = await importFile('goods.csv', goods(Number(values.variants)), ...AS_TABLE).finally(() => {
    isOver = true;
  });
  const times = await busy;
  console.log(
    `${values.variants} variants: ${imported.took}, ${imported.megabytes.toFixed(0)} MB at most, ${times.length} pages meanwhile`,
  );
  for (const [name, share] of /** @type {const} */ ([
    ['median', 0.5],
    ['p99', 0.99],
  ])) {
    const [before, meanwhile] = [quantile(idle, share), quantile(times, share)];
    console.log(
      `${name}: ${before.toFixed(1)} ms idle, ${meanwhile.toFixed(1)} ms meanwhile, ratio ${(meanwhile / before).toFixed(2)}`,
    );
  }
  const headers = { Host: `fi.localhost:${port}` };
  const page = `http://127.0.0.1:${port}/haku/?q=S0`;
  const again = await importFile('same.csv', goods(Number(values.variants)), ...AS_TABLE);
  console.log(`the same file again: ${again.took}`);
  await get(page, headers);
  const priced = await importFile('prices.csv', prices(Number(values.prices), 77), '--mode', 'prices');
  const ended = performance.now();
  const address = `http://127.0.0.1:${port}/bench-0/bench-jacket-0/`;
  let seen = Number.NaN;
  for (let tries = 0; tries < 200; tries++) {
    const { body } = await get(address, headers);
    seen = performance.now() - ended;
    if (/77,00|77 €|77\u00a0€/.test(String(body))) break;
    await wait(20);
  }
  console.log(`${values.prices} prices: ${priced.took}, seen ${seen.toFixed(0)} ms later`);
} finally {
  await shop.stop();
  rmSync(data, { recursive: true, force: true });
}
