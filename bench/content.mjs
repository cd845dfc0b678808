/**
 * Measures the CPU time of pages of content. Served again: a static page, a post, a store page and a listing, asked for as a browser does
 * (compressed), as ratios to a bare Node server that sends the same bytes (target: at most 2); then as a program asks that takes no
 * compression, for which the stored page is inflated. Rendered anew: the first three, as ratios to a bare Remix page of 60 cards (target:
 * at most 0.6). Then how long it takes until a visitor of each of two copies of the shop sees what an editor has published
 * (target: 1 s).
 *
 * npm run bench -- content            (builds the shop if necessary and loads a new demo shop; needs Linux for /proc)
 *
 * BENCH_PORT is the first of nine ports, BENCH_TIMES how many requests a figure is made of (3,000).
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../scripts/build.mjs';
import { startShop } from './built-shop.mjs';
import { get, measure, untilIdle } from './measure.mjs';

const root = path.resolve(import.meta.dirname, '..');
const work = mkdtempSync(path.join(os.tmpdir(), 'bench-content-'));
const data = path.join(work, 'data');
const firstPort = Number(process.env['BENCH_PORT'] ?? 4331);
const times = Number(process.env['BENCH_TIMES'] ?? 3_000);
const CARDS = 60;
const PAGES = { post: '/elamaa-ulkona/blogi/', 'store page': '/myymalat/', listing: '/vaatteet/' };
/** @type {import('node:child_process').ChildProcess[]} */
const running = [];
/** @type {ReturnType<typeof startShop>[]} */
const shops = [];

/** @param {Record<string, string>} [env] */
async function openShop(env = {}) {
  const shop = startShop({ data, env: { PICTURES_AHEAD: '0', ...env } });
  shops.push(shop);
  const port = await shop.port;
  await untilAnswers(`http://127.0.0.1:${port}/readyz`);
  return { port, pid: Number(shop.child.pid), stop: shop.stop };
}

/** @param {string} url @param {Record<string, string>} [headers] */
async function untilAnswers(url, headers) {
  for (let attempt = 0; attempt < 1_500; attempt++) {
    const answer = await get(url, headers).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer`);
}

/** The first address below a page that its links name. @param {number} port @param {string} list */
async function firstBelow(port, list) {
  const { body } = await get(`http://127.0.0.1:${port}${list}`, { host: `fi.localhost:${port}` });
  const found = new RegExp(`href="(${list}[a-z0-9-]+/)"`).exec(body.toString())?.[1];
  if (!found) throw new Error(`${list} links nothing below it`);
  return found;
}

/** A node server that sends the same bytes and knows nothing. @param {Buffer} body @param {number} port */
async function bareNode(body, port) {
  const [script, bytes] = [path.join(work, `bare-${port}.mjs`), path.join(work, `page-${port}.html`)];
  writeFileSync(bytes, body);
  writeFileSync(
    script,
    `import http from 'node:http'; import fs from 'node:fs'; const body = fs.readFileSync(${JSON.stringify(bytes)}); http.createServer((q, r) => r.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }).end(body)).listen(${port}, '127.0.0.1');`,
  );
  const child = spawn(process.execPath, [script], { stdio: 'ignore' });
  running.push(child);
  await untilAnswers(`http://127.0.0.1:${port}/`);
  return child;
}

/** The bare Remix page of `bench/bare-remix` with 60 cards. @param {number} port */
async function bareRemix(port) {
  const build = path.join(root, 'build/bench/bare-remix/server/index.js');
  if (!existsSync(build))
    execFileSync('npx', ['remix', 'vite:build', '--config', 'bench/bare-remix/vite.config.ts'], {
      cwd: root,
      stdio: 'ignore',
    });
  const [cards, markup] = [path.join(work, 'cards.json'), path.join(work, 'markup.json')];
  writeFileSync(cards, JSON.stringify(Array.from({ length: CARDS }, (_, index) => bareCard(index + 1))));
  writeFileSync(markup, '[]');
  const child = spawn(process.execPath, [path.join(root, 'node_modules/@remix-run/serve/dist/cli.js'), build], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), BENCH_CARDS: cards, BENCH_MARKUP: markup },
  });
  running.push(child);
  await untilAnswers(`http://127.0.0.1:${port}/`);
  return child;
}

/** A card like those of a listing. @param {number} index */
const bareCard = (index) => ({
  id: index,
  name: `Bench jacket ${index}`,
  manufacturer: 'Bench',
  path: `bench/bench-jacket-${index}`,
  image: { path: `/media/${'0'.repeat(32)}` },
  price: { active: 80 + index, reference: index % 4 === 0 ? 100 + index : null },
  rating: 4.5,
  ratingCount: 12,
  colors: ['#16181a', '#2d5fa8', '#b3261e'].map((control) => ({ slug: control, control })),
});

/** @param {string} name @param {number} own @param {number} base @param {number} target */
function report(name, own, base, target) {
  const ratio = own / base;
  const said = ratio <= target ? '' : `   more than ${target}`;
  console.log(
    `${name.padEnd(34)}${own.toFixed(3).padStart(9)}${base.toFixed(3).padStart(9)}${ratio.toFixed(2).padStart(8)}${said}`,
  );
}

/**
 * @param {Record<string, string>} pages @param {Awaited<ReturnType<typeof openShop>>} shop
 * @param {string} encoding what the client accepts
 * @param {number} from first port
 */
async function servedAgain(pages, shop, encoding, from) {
  console.log(`${`served again, ${encoding}`.padEnd(34)}   CPU ms     bare   ratio`);
  const headers = { host: `fi.localhost:${shop.port}`, 'accept-encoding': encoding };
  let port = from;
  // the first page would pay for what node compiles on the way
  for (const page of Object.values(pages))
    await measure({
      url: `http://127.0.0.1:${shop.port}${page}`,
      headers,
      pids: [shop.pid],
      times: 1,
      warm: times / 4,
    });
  for (const [name, page] of Object.entries(pages)) {
    const url = `http://127.0.0.1:${shop.port}${page}`;
    const bare = await bareNode((await get(url, headers)).body, port++);
    const warm = Math.ceil(times / 6);
    const own = await measure({ url, headers, pids: [shop.pid], times, warm });
    const base = await measure({ url: `http://127.0.0.1:${port - 1}/`, pids: [Number(bare.pid)], times, warm });
    report(name, own.cpu[0] ?? 0, base.cpu[0] ?? 1, 2);
    bare.kill('SIGTERM');
  }
}

/** @param {Record<string, string>} pages */
async function renderedAnew(pages) {
  const shop = await openShop({ PAGE_CACHE_MB: '0' });
  const remix = await bareRemix(firstPort);
  await untilIdle(shop.pid);
  const few = { times: Math.ceil(times / 8), warm: 150 };
  const base = await measure({ url: `http://127.0.0.1:${firstPort}/`, pids: [Number(remix.pid)], ...few });
  console.log(`rendered anew, of a bare Remix page of ${CARDS} cards`);
  const headers = { host: `fi.localhost:${shop.port}` };
  for (const [name, page] of Object.entries(pages)) {
    if (name === 'listing') continue;
    const own = await measure({ url: `http://127.0.0.1:${shop.port}${page}`, headers, pids: [shop.pid], ...few });
    report(name, own.cpu[0] ?? 0, base.cpu[0] ?? 1, 0.6);
  }
  await shop.stop();
}

/** How long after it is published a page shows its new text on every copy. @param {{ port: number, pid: number }[]} copies */
async function publishedToSeen(copies) {
  const { openDatabase } = await import('../backend/db/client');
  const { createContent, saveContent } = await import('../backend/domain/content/save-content');
  const { publishContent } = await import('../backend/domain/content/publish-content');
  const { contentFields } = await import('../contract/content-fields');
  const { backendSettings } = await import('../backend/env');
  const { openPostgres } = await import('../backend/db/open-postgres');
  const postgres = await openPostgres(backendSettings());
  const { db, close } = openDatabase(postgres.where, { name: 'bench-content' });
  try {
    const by = () => ({
      customerId: null,
      actor: 'command:bench',
      author: 'bench',
      language: /** @type {const} */ ('fi'),
      now: new Date(),
    });
    const fieldsOf = (/** @type {string} */ words) =>
      contentFields.parse({ languages: { fi: { title: 'Mitattu', slug: 'mitattu', content: `<p>${words}</p>` } } });
    const made = await createContent(db, { kind: 'page', fields: fieldsOf('alku') }, by());
    await publishContent(db, { id: made.id, known: made.version }, by());
    const sees = async (/** @type {number} */ port, /** @type {string} */ words) => {
      const answer = await get(`http://127.0.0.1:${port}/sivu/mitattu/`, { host: `fi.localhost:${port}` });
      return answer.body.includes(words);
    };
    /** @type {number[]} */
    const found = [];
    for (let round = 0; round < 10; round++) {
      const words = randomUUID();
      const version = await saveContent(
        db,
        { id: made.id, known: made.version + round, fields: fieldsOf(words) },
        by(),
      );
      await Promise.all(copies.map(({ port }) => sees(port, words)));
      await publishContent(db, { id: made.id, known: version ?? 0 }, by());
      const start = performance.now();
      for (const { port } of copies)
        while (!(await sees(port, words))) if (performance.now() - start > 30_000) throw new Error('not seen');
      found.push(performance.now() - start);
    }
    found.sort((a, b) => a - b);
    console.log(
      `published to seen on ${copies.length} copies: median ${found[5]?.toFixed(0)} ms, longest ${found.at(-1)?.toFixed(0)} ms (target 1000)`,
    );
  } finally {
    await close();
    await postgres.close();
  }
}

async function main() {
  Object.assign(process.env, { DATA_DIR: data, ENV_FILE: '' });
  await ensureBuilt();
  const shop = await openShop();
  await untilIdle(shop.pid);
  const pages = {
    'static page': await staticPage(shop.port),
    ...PAGES,
    post: await firstBelow(shop.port, PAGES.post),
    'store page': await firstBelow(shop.port, PAGES['store page']),
  };
  console.log(pages);
  await servedAgain(pages, shop, 'br, gzip', firstPort + 1);
  await servedAgain(pages, shop, 'identity', firstPort + 5);
  const copy = await openShop();
  await publishedToSeen([shop, copy]);
  await copy.stop();
  await renderedAnew(pages);
}

/** A page of the menu's customer service. @param {number} port */
async function staticPage(port) {
  const { body } = await get(`http://127.0.0.1:${port}/`, { host: `fi.localhost:${port}` });
  const found = /href="(\/sivu\/[a-z0-9-]+\/)"/.exec(body.toString())?.[1];
  if (!found) throw new Error('the front page links no static page');
  return found;
}

try {
  await main();
} finally {
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(shops.map(({ stop }) => stop()));
  rmSync(work, { recursive: true, force: true });
  process.exit(process.exitCode ?? 0);
}
