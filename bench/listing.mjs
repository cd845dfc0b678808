/**
 * Measures listings with 20,000 products in one list: building the index from the backend's answer, and answering queries from
 * it. Times are CPU of this thread. Each has a ratio that depends little on the machine: the index is compared with `JSON.parse`
 * of the same answer, a query with one loop over the same products as objects with one comparison each.
 *
 * npm run bench -- listing
 * npm run bench -- listing --api http://127.0.0.1:3001 --group 1      (also measures the list call of a running backend)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { buildList } from '../app/features/listing/build-list.server';
import { answer, readCard } from '../app/features/listing/rules/facet-engine';
import { parseListQuery } from '../app/features/listing/rules/list-query';
import { seeded } from '../tests/support/random';
import { benchFacts, benchProducts } from './listing-products.mjs';

const PRODUCTS = 20_000;
const TIMES = 100;
const QUERIES = [
  '',
  'sort=alphabetical&page=9',
  'size=40,41',
  'manufacturer=brand-1,brand-2&color=color-3&price=50-400&sort=lowest',
  'text=villa',
  'text=merinoa',
  'text=e',
  'text=tuulenpit&color=color-1,color-2&size=40,42&material=villa&weight=100-900&store=store-1&sort=newest',
];

/** CPU milliseconds of a piece of work. @param {() => unknown} work */
async function cpuOf(work) {
  const before = process.cpuUsage();
  const started = performance.now();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, wall: performance.now() - started };
}

/** @param {Uint8Array<ArrayBuffer>} bytes @returns {ReadableStream<Uint8Array<ArrayBuffer>>} */
function streamed(bytes) {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + 2_000_000));
      at += 2_000_000;
    },
  });
}

/** @param {string} name @param {number} ms @param {string} rest */
const line = (name, ms, rest) => console.log(`${name.padEnd(44)}${ms.toFixed(2).padStart(9)} ms   ${rest}`);

const signal = new AbortController().signal;
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-listing-'));
const worker = path.join(folder, 'list-worker.mjs');
const entry = path.join(import.meta.dirname, '../app/features/listing/list-worker.ts');
await build({ entryPoints: [entry], outfile: worker, bundle: true, format: 'esm', platform: 'node', minify: true });

try {
  const products = benchProducts(seeded(1), PRODUCTS);
  const bytes = new TextEncoder().encode(JSON.stringify(products));
  const text = new TextDecoder().decode(bytes);
  console.log(`${PRODUCTS} products, an answer of ${(bytes.length / 1e6).toFixed(1)} MB`);

  const parse = await cpuOf(() => JSON.parse(text));
  line('JSON.parse of the answer', parse.cpu, '');
  const facts = benchFacts();
  await buildList(streamed(bytes.slice(0)), facts, signal);
  const here = await cpuOf(() => buildList(streamed(bytes), facts, signal));
  line('index, made between requests', here.cpu, `${(here.cpu / parse.cpu).toFixed(1)} × JSON.parse`);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const apart = await cpuOf(() => buildList(streamed(bytes), facts, signal, { worker }));
  delay.disable();
  const longest = `the shop's thread is held for ${(delay.max / 1e6).toFixed(0)} ms at most`;
  line('index, made in a thread (until it is there)', apart.wall, longest);

  const index = await buildList(streamed(bytes), facts, signal);
  const { all, texts } = index.weight;
  console.log(`index: ${((all - texts) / 1e6).toFixed(1)} MB, and ${(texts / 1e6).toFixed(1)} MB of texts`);

  let found = 0;
  const pass = async () => {
    for (let time = 0; time < TIMES; time++) found += products.filter((each) => each.price.active < 100).length;
  };
  await pass();
  const bare = (await cpuOf(pass)).cpu / TIMES;
  line('one pass over the products, one test', bare, `finds ${found / TIMES / 2}`);
  for (const search of QUERIES) {
    const query = parseListQuery(new URLSearchParams(search), index.properties);
    const work = () => {
      for (let time = 0; time < TIMES; time++) answer(index, query, 'default');
    };
    work();
    const ms = (await cpuOf(work)).cpu / TIMES;
    const { count, rows } = answer(index, query, 'default');
    line(`?${search}`.slice(0, 43), ms, `${(ms / bare).toFixed(1)} × a pass, ${count} match, ${rows.length} shown`);
  }
  const { rows } = answer(index, parseListQuery(new URLSearchParams()), 'default');
  const cards = await cpuOf(() => {
    for (let time = 0; time < TIMES; time++) for (const row of rows) readCard(index, row);
  });
  line('reading 60 cards', cards.cpu / TIMES, '');
  await measureBackend(facts);
} finally {
  rmSync(folder, { recursive: true });
}

/** Measures the list call of a running backend, with the index built while the answer arrives. @param {ReturnType<typeof benchFacts>} facts */
async function measureBackend(facts) {
  const { values } = parseArgs({ options: { api: { type: 'string' }, group: { type: 'string' } } });
  if (values.api === undefined) return;
  const body = JSON.stringify({ source: 'ProductGroup', id: Number(values.group ?? 1), language: 'fi', taxAreaId: 1 });
  for (let time = 0; time < 3; time++) {
    const started = performance.now();
    const answered = await fetch(`${values.api}/api/products/productmodellist/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    if (!answered.ok || !answered.body) throw new Error(`The backend answers ${answered.status}`);
    const index = await buildList(answered.body, facts, signal, { worker });
    line(`list call and index, ${index.total} products`, performance.now() - started, 'from asking to answering');
  }
}
