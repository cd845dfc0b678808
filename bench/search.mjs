/**
 * What a search costs in the backend over a large catalogue: wall time of each query as a shopper types it, and CPU of Node and
 * of PostgreSQL together. The ratio that does not depend on the machine is to one page of products read by their ids.
 *
 * npm run bench -- search                       (20,000 models in a folder of its own)
 * npm run bench -- search --models 100000       (the figure that must hold: p95 of 20 ms)
 * npm run bench -- search --data ./data         (a shop that is there)
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from 'contract/settings';
import { openDatabase } from '../backend/db/client';
import { searchShop } from '../backend/domain/catalogue/search/search-shop';
import { openPostgres } from '../backend/start-backend';
import { QUERIES } from '../tests/search/queries';

const TIMES = 20;
const PAGE = 60;
/** Searches that the table of queries has none of: words that stand on much of the shop, beginnings, slips, nonsense. */
const MORE = [
  'vaatteet',
  'hiihto',
  'hanki',
  'musta',
  'hanki takki',
  'ta',
  'm',
  'makuupussi untuva musta talvi',
  'qqxyzzyq',
];

const { values } = parseArgs({ options: { models: { type: 'string', default: '20000' }, data: { type: 'string' } } });
const root = path.resolve(import.meta.dirname, '..');
const own = values.data === undefined ? mkdtempSync(path.join(os.tmpdir(), 'shop-bench-search-')) : undefined;
const dataDir = values.data ?? own ?? '';

/** @param {number[]} sorted @param {number} share */
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** CPU milliseconds that a process of this machine has used. @param {number} pid */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** @param {number} pid PostgreSQL's process of the one connection @param {() => Promise<unknown>} work */
async function measure(pid, work) {
  for (let i = 0; i < 5; i++) await work();
  /** @type {number[]} */
  const walls = [];
  const node = process.cpuUsage();
  const postgres = cpuOf(pid);
  for (let i = 0; i < TIMES; i++) {
    const started = performance.now();
    await work();
    walls.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(node);
  return { walls, cpu: ((user + system) / 1000 + cpuOf(pid) - postgres) / TIMES };
}

async function main() {
  if (own) {
    execFileSync('npm', ['run', '--silent', 'shop:seed', '--', '--models', values.models, '--lean'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: own },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const postgres = await openPostgres(readSettings({ ...process.env, DATA_DIR: dataDir }, 'backend'));
  const { pool, close } = openDatabase(postgres.where, { connections: 1 });
  try {
    const { rows } = await pool.query(
      `select pg_backend_pid() as pid, (select count(*)::int from search_documents where language = 'fi') as models`,
    );
    const { pid, models } = rows[0];
    const page = await measure(pid, () =>
      pool.query({ name: 'bench-page', text: `select * from models order by id limit ${PAGE}` }),
    );
    const queries = [...QUERIES, ...MORE.map((text) => ({ language: /** @type {const} */ ('fi'), text }))];
    for (const isTyping of [false, true]) {
      /** @type {{ text: string, walls: number[], cpu: number }[]} */
      const measured = [];
      for (const { language, text } of queries) {
        const work = () => searchShop(pool, text, { language, sort: 'main', isTyping });
        measured.push({ text: `${language} ${text}`, ...(await measure(pid, work)) });
      }
      const walls = measured.flatMap((each) => each.walls).sort((a, b) => a - b);
      const cpus = measured.map(({ cpu }) => cpu).sort((a, b) => a - b);
      console.log(`${models} models, ${queries.length} queries, ${isTyping ? 'typing' : 'searching'}`);
      console.log(`  wall p50 ${percentile(walls, 0.5).toFixed(1)} ms, p95 ${percentile(walls, 0.95).toFixed(1)} ms`);
      console.log(
        `  CPU  p50 ${percentile(cpus, 0.5).toFixed(1)} ms, p95 ${percentile(cpus, 0.95).toFixed(1)} ms, ` +
          `p95 × one page by ids: ${(percentile(cpus, 0.95) / Math.max(page.cpu, 0.01)).toFixed(1)}`,
      );
      const dearest = measured.sort((a, b) => b.cpu - a.cpu).slice(0, 5);
      console.log(`  dearest: ${dearest.map(({ text, cpu }) => `${text} (${cpu.toFixed(1)})`).join(', ')}`);
    }
  } finally {
    await close();
    await postgres.close();
  }
}

try {
  await main();
} finally {
  if (own) rmSync(own, { recursive: true, force: true });
}
