/**
 * Measures each rendering optimisation: uncached pages with all optimisations and without one, requested alternately from two shops
 * with the same data. Measures the CPU time of the shop's process, which other processes affect little.
 *
 * npm run bench -- rendering            (all optimisations, or some: cached-markup packed-data page-bytes screen-routes)
 * npm run bench -- rendering --phone    (what late scripts save on a phone's slow network, in Chromium; CHROMIUM_PATH selects the browser)
 *
 * RENDERING_BENCH_DATA is a data folder to reuse, BENCH_PORT the first of two ports.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BENCH_GROUP, writeBenchCatalogue } from './catalogue.mjs';
import { cpuOf, get } from './measure.mjs';

const root = path.resolve(import.meta.dirname, '..');
const SAVINGS = ['cached-markup', 'packed-data', 'page-bytes', 'screen-routes'];
const firstPort = Number(process.env['BENCH_PORT'] ?? 4321);
const PAGES = {
  listing: `/${BENCH_GROUP}/`,
  'listing, filtered': `/${BENCH_GROUP}/?color=blue&size=M&price=90-190&sort=lowest`,
  product: '/bench/bench-jacket-1/',
  home: '/',
};

const given = process.argv.slice(2);
const kept = process.env['RENDERING_BENCH_DATA'];
const data = kept ?? mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'));

/** @typedef {{ child: import('node:child_process').ChildProcess, pid: number, port: number }} Shop */
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {number} port @param {string} without @param {Record<string, string>} [more] @returns {Promise<Shop>} */
async function open(port, without, more = {}) {
  const env = { DATA_DIR: data, PORT: String(port), LOG_LEVEL: 'silent', PICTURES_AHEAD: '0' };
  const child = spawn('node', ['scripts/start.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', ...env, RENDERING_WITHOUT: without, ...more },
  });
  running.add(child);
  for (let attempt = 0; attempt < 900; attempt++) {
    const answer = await get(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return { child, pid: Number(child.pid), port };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the shop does not start');
}

/** @param {Shop} shop */
async function close({ child }) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  running.delete(child);
}

/** CPU of one request in milliseconds, and the page's bytes. @param {Shop} shop @param {string} page @param {number} times */
async function cost({ pid, port }, page, times) {
  const before = cpuOf(pid);
  let bytes = 0;
  for (let i = 0; i < times; i++) {
    const { status, body } = await get(`http://127.0.0.1:${port}${page}`, { host: `fi.localhost:${port}` });
    if (status !== 200) throw new Error(`${page} answered ${status}`);
    bytes = body.length;
  }
  return { cpu: (cpuOf(pid) - before) / times, bytes };
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {string[]} savings */
async function measureSavings(savings) {
  console.log('without        page                 with, CPU ms   without   saved      bytes with   without');
  for (const saving of savings) {
    const shops = [await open(firstPort, '', UNKEPT), await open(firstPort + 1, saving, UNKEPT)];
    for (const page of Object.values(PAGES)) for (const shop of shops) await cost(shop, page, 150);
    for (const [name, page] of Object.entries(PAGES)) {
      const found = shops.map(() => ({ cpu: /** @type {number[]} */ ([]), bytes: 0 }));
      for (let round = 0; round < 9; round++) {
        for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
          const shop = shops[index];
          const all = found[index];
          if (!shop || !all) continue;
          const { cpu, bytes } = await cost(shop, page, 60);
          all.cpu.push(cpu);
          all.bytes = bytes;
        }
      }
      const [whole, less] = found.map(({ cpu, bytes }) => ({ cpu: median(cpu), bytes }));
      if (!whole || !less) continue;
      const saved = `${Math.round((1 - whole.cpu / less.cpu) * 100)} %`;
      console.log(
        `${saving.padEnd(15)}${name.padEnd(18)}${whole.cpu.toFixed(2).padStart(15)}${less.cpu.toFixed(2).padStart(10)}${saved.padStart(8)}${String(whole.bytes).padStart(16)}${String(less.bytes).padStart(10)}`,
      );
    }
    for (const shop of shops) await close(shop);
  }
}

/** Without the page cache every page is rendered. */
const UNKEPT = { PAGE_CACHE_MB: '0' };

/** A slow 4G line and a phone's processor, as Lighthouse has them. */
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 96_000 };

async function measurePhone() {
  const { chromium } = await import('@playwright/test');
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  const shops = { waiting: await open(firstPort, ''), 'at once': await open(firstPort + 1, 'late-scripts') };
  console.log('scripts     page           first picture ms   largest picture ms   blocked ms   (median of 7)');
  for (const [name, page] of Object.entries(PAGES)) {
    /** @type {Record<string, number[][]>} */
    const found = { waiting: [], 'at once': [] };
    for (let round = 0; round < 8; round++) {
      for (const [way, { port }] of Object.entries(shops)) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
        const tab = await context.newPage();
        const session = await context.newCDPSession(tab);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', LINE);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await tab.addInitScript(() => {
          const seen = { first: 0, largest: 0, blocked: 0 };
          Object.assign(window, { seen });
          const watch = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ note) =>
            new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
          watch('paint', ({ name, startTime }) => {
            if (name === 'first-contentful-paint') seen.first = startTime;
          });
          watch('largest-contentful-paint', ({ startTime }) => {
            seen.largest = startTime;
          });
          watch('longtask', ({ duration }) => {
            seen.blocked += Math.max(0, duration - 50);
          });
        });
        await tab.goto(`http://fi.localhost:${port}${page}`, { waitUntil: 'networkidle' });
        const { first, largest, blocked } = await tab.evaluate('window.seen');
        if (round > 0) found[way]?.push([first, largest, blocked]);
        await context.close();
      }
    }
    for (const [way, runs] of Object.entries(found)) {
      const [first, largest, blocked] = [0, 1, 2].map((at) => median(runs.map((run) => run[at] ?? 0)).toFixed(0));
      console.log(
        `${way.padEnd(12)}${name.padEnd(18)}${first?.padStart(12)}${largest?.padStart(21)}${blocked?.padStart(13)}`,
      );
    }
  }
  await browser.close();
  for (const shop of Object.values(shops)) await close(shop);
}

async function main() {
  const isNew = kept === undefined || !existsSync(kept);
  mkdirSync(data, { recursive: true });
  if (isNew) {
    const shop = await open(firstPort, '');
    const csv = path.join(data, 'bench.csv');
    writeBenchCatalogue(csv);
    const env = { ...process.env, DATA_DIR: data };
    execFileSync('npm', ['run', '--silent', 'catalogue:import', '--', csv, '--brand', 'Bench'], { cwd: root, env });
    await close(shop);
  }
  if (given.includes('--phone')) return measurePhone();
  return measureSavings(given.length > 0 ? given : SAVINGS);
}

try {
  await main();
} finally {
  for (const child of running) child.kill('SIGTERM');
  if (kept === undefined) rmSync(data, { recursive: true, force: true });
  process.exit(process.exitCode ?? 0);
}
