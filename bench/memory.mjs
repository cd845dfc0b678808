/**
 * Measures the memory of the shop's process under a mixed load: pages of every kind in six languages with random parameters,
 * cached and not, pictures, searches and carts. Prints a line every five seconds: the memory of the process, its JavaScript heap
 * and buffers, and the 99th percentile of the event loop delay; at the end the maximum, the memory of the built-in PostgreSQL, the
 * answers by status (under load lists are answered with 503 until they are built), and the blocks of the event loop in CPU time.
 *
 * npm run bench -- memory                                   (the demo shop, 75 s; needs Linux)
 * npm run bench -- memory --models 20000 --seconds 300
 * npm run bench -- memory --data DIR                        (a data folder that is kept and used again)
 * npm run bench -- memory --requests 3000 --seconds 900     (comparable on a busy machine: ends after so many requests)
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathTo } from '../app/routing/path-to';
import { ensureBuilt } from '../scripts/build.mjs';
import { root } from '../scripts/project.mjs';
import { seeded } from '../tests/support/random';
import { startShop } from './built-shop.mjs';
import { memoryOf } from './measure.mjs';

/** @type {import('../app/locale/languages').Language[]} */
const LANGUAGES = ['fi', 'en', 'sv', 'de', 'fr', 'ru'];
const AT_ONCE = 8;
const LINE_EVERY = 5;
const QUERIES = [
  'takki',
  'jacket',
  'musta',
  'ski',
  'куртка',
  'schuhe',
  'sac',
  'tält',
  'merino',
  'gloves',
  'vuno',
  'xyz',
];
const PARAMETERS = [
  ...['sort=lowest', 'sort=newest', 'size=M', 'size=42', 'color=black', 'color=blue,red', 'price=20-120', 'page=2'],
  ...['page=3', 'text=villa', 'text=gore', 'store=helsinki', 'utm_source=mail', 'x=1'],
];

const { values } = parseArgs({
  options: {
    models: { type: 'string' },
    seconds: { type: 'string', default: '75' },
    requests: { type: 'string', default: 'Infinity' },
    data: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const requests = Number(values.requests);
const data = path.resolve(values.data ?? mkdtempSync(path.join(os.tmpdir(), 'bench-memory-')));
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
const { one, whole, chance } = seeded(7);

/** @typedef {{ rss: number, heapTotal: number, heapUsed: number, external: number, arrayBuffers: number, p99: number, blocks: number[] }} Sample */

/** Starts the shop, which reports its memory every second. */
function startProbed() {
  const probe = path.join(import.meta.dirname, 'memory-probe.mjs');
  const shop = startShop({ data, nodeOptions: ['--import', probe] });
  /** @type {Sample[]} */
  const samples = [];
  shop.child.on('message', (sample) => samples.push(/** @type {Sample} */ (sample)));
  return { ...shop, samples };
}

/** Number of answers by status. @type {Map<number, number>} */
const answers = new Map();

/** @param {number} port @param {string} where @param {Record<string, string>} [headers] @returns {Promise<string>} */
function get(port, where, headers = {}) {
  return new Promise((resolve, reject) => {
    const host = where.split('/', 1)[0];
    const place = where.slice(host?.length);
    const sent = http.get(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: encodeURI(decodeURI(place)),
        headers: { Host: `${host}:${port}`, ...headers },
      },
      (answer) => {
        let body = '';
        answer.setEncoding('latin1').on('data', (part) => (body += part));
        answer.once('end', () => resolve(body)).once('error', reject);
        const status = answer.statusCode ?? 0;
        answers.set(status, (answers.get(status) ?? 0) + 1);
      },
    );
    sent.once('error', reject);
  });
}

/** Host and path of every page in the sitemaps, and the pictures of some listings. @param {number} port */
async function everything(port) {
  /** @type {string[]} */
  const pages = [];
  for (const language of LANGUAGES) {
    const host = `${language}.localhost`;
    const index = await get(port, `${host}/sitemap.xml`);
    for (const [, map = ''] of index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)) {
      if (!map.endsWith('.xml')) pages.push(host + map);
      else {
        const text = Buffer.from(await get(port, host + map), 'latin1').toString();
        for (const [, place = ''] of text.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)) pages.push(host + place);
      }
    }
  }
  const listings = pages.filter((page) => /^[^/]+\/[^/]+\/$/.test(page));
  /** @type {string[]} */
  const pictures = [];
  for (const page of listings.slice(0, 20)) {
    for (const [picture] of (await get(port, page)).matchAll(/\/media\/[0-9a-f]{32}\/(?:96|320|640)/g))
      pictures.push(picture);
  }
  return { pages, listings, pictures: [...new Set(pictures)] };
}

/** @param {number} port @param {Awaited<ReturnType<typeof everything>>} all */
function visit(port, { pages, listings, pictures }) {
  const kind = whole(0, 99);
  const language = one(LANGUAGES);
  const host = `${language}.localhost`;
  const headers = chance(0.9) ? { 'Accept-Encoding': 'gzip, br' } : {};
  if (kind < 45) return get(port, one(pages), headers);
  if (kind < 75) return get(port, `${one(listings)}?${one(PARAMETERS)}&${one(PARAMETERS)}&n=${whole(0, 1e6)}`, headers);
  if (kind < 85)
    return get(port, `${host}${pathTo('search', language)}?q=${encodeURIComponent(one(QUERIES))}`, headers);
  if (kind < 90) return get(port, host + pathTo('cart', language), headers);
  return get(port, `${host}${one(pictures)}`, { ...headers, Accept: 'image/avif,image/webp,*/*' });
}

await ensureBuilt();
mkdirSync(data, { recursive: true });
if (values.models !== undefined) {
  const seed = ['--import', 'tsx', 'scripts/shop-seed.ts', '--models', values.models];
  execFileSync(process.execPath, seed, {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, ENV_FILE: '' },
    stdio: 'ignore',
  });
}
const shop = startProbed();
try {
  const port = await shop.port;
  const all = await everything(port);
  console.log(`${all.pages.length} pages, ${all.listings.length} listings, ${all.pictures.length} pictures`);
  answers.clear();
  console.log('second  requests   whole MB   heap MB   buffers MB   loop p99 ms');
  const start = performance.now();
  const second = () => (performance.now() - start) / 1000;
  let count = 0;
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    while (second() < seconds && count < requests) {
      await visit(port, all).catch(() => undefined);
      count++;
    }
  });
  const table = setInterval(() => {
    const recent = shop.samples.slice(-LINE_EVERY);
    const last = recent.at(-1);
    if (!last) return;
    const parts = [last.rss, last.heapTotal, last.arrayBuffers].map((bytes) => (bytes / 1e6).toFixed(0));
    const p99 = recent.map((sample) => sample.p99).sort((a, b) => a - b)[Math.floor(recent.length / 2)] ?? 0;
    const [whole = '', heap = '', buffers = ''] = parts;
    console.log(
      `${second().toFixed(0).padStart(6)}${String(count).padStart(10)}${whole.padStart(11)}${heap.padStart(10)}${buffers.padStart(13)}${p99.toFixed(0).padStart(14)}`,
    );
  }, LINE_EVERY * 1000);
  await Promise.all(visitors);
  clearInterval(table);
  console.log(`max: ${(Math.max(...shop.samples.map(({ rss }) => rss)) / 1e6).toFixed(0)} MB`);
  const [database] = readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  console.log(`PostgreSQL: ${(memoryOf(Number(database)) / 1e6).toFixed(0)} MB`);
  console.log(`answers: ${[...answers].map(([status, number]) => `${number} × ${status}`).join(', ')}`);
  const blocks = shop.samples.flatMap((sample) => sample.blocks).sort((a, b) => a - b);
  const [p99 = 0, longest = 0] = [blocks[Math.floor(blocks.length * 0.99)], blocks.at(-1)];
  console.log(`blocks in CPU time: 99 % up to ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`);
} finally {
  agent.destroy();
  await shop.stop();
  if (values.data === undefined) rmSync(data, { recursive: true, force: true });
}
