/**
 * Measures the first minute of a new shop: fronts, listings, products and searches while pictures are drawn and caches are empty,
 * as ratios to pages of the same kinds that were not asked for before either, on the same shop once it has come to rest. Each page is
 * asked for three times: for the first time, rendered anew, and as it is kept. Also how long the pictures of a listing's first screen
 * take after the page.
 *
 * npm run bench -- first-minute            (loads a new demo shop; needs Linux for /proc)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../scripts/build.mjs';
import { startShop } from './built-shop.mjs';
import { cpuOf, untilIdle } from './measure.mjs';

const MINUTE_MS = 60_000;
/** Cards of a listing's first screen, of which a browser fetches six pictures at a time. */
const FIRST_SCREEN = 8;
const AT_ONCE = 6;
/** Pictures drawn in advance: enough for the whole minute, few enough that the shop comes to rest soon after. */
const AHEAD = 120;
/** @type {Record<string, { search: string, words: string[] }>} */
const SEARCHES = {
  fi: { search: '/haku/', words: ['takki', 'villa', 'sukset', 'kengät', 'teltta', 'reppu', 'musta', 'hanskat'] },
  en: { search: '/search/', words: ['jacket', 'wool', 'skis', 'shoes', 'tent', 'backpack', 'black', 'gloves'] },
  ru: { search: '/poisk/', words: ['куртка', 'шерсть', 'лыжи', 'ботинки', 'палатка', 'рюкзак', 'чёрный', 'перчатки'] },
};

const data = mkdtempSync(path.join(os.tmpdir(), 'bench-first-minute-'));
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
const shop = await ensureBuilt().then(() => startShop({ data, env: { PICTURES_AHEAD: String(AHEAD) } }));

/**
 * @param {string} host @param {string} where @param {string} [accept]
 * @returns {Promise<{ ms: number, text: string }>}
 */
async function get(host, where, accept = 'text/html') {
  const port = await shop.port;
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { Host: `${host}:${port}`, Accept: accept, 'Accept-Encoding': 'identity' };
    http
      .get({ agent, host: '127.0.0.1', port, path: encodeURI(decodeURI(where)), headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => (text += part));
        answer.once('end', () => resolve({ ms: performance.now() - start, text })).once('error', reject);
      })
      .once('error', reject);
  });
}

/** Times in milliseconds by what was asked for. @typedef {Map<string, number[]>} Times */
/** @param {Times} times @param {string} name @param {number} ms */
const note = (times, name, ms) => times.set(name, [...(times.get(name) ?? []), ms]);

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Fetches the first screen's pictures as a browser does. @param {string} page @param {string} host @param {Times} times */
async function lookAt(page, host, times) {
  const hashes = [...page.matchAll(/\/media\/([0-9a-f]{32})\/640/g)].map(([, hash = '']) => hash);
  const start = performance.now();
  const screen = [...new Set(hashes)].slice(0, FIRST_SCREEN);
  await Promise.all(screen.map((hash) => get(host, `/media/${hash}/320`, 'image/avif,image/webp,*/*')));
  note(times, 'first screen of pictures', performance.now() - start);
}

/** @param {Record<string, [host: string, where: string][]>} kinds @param {number} untilMs @param {Times} times */
async function browse(kinds, untilMs, times) {
  let round = 0;
  while (performance.now() < untilMs && Object.values(kinds).some((pages) => pages.length > 0)) {
    for (const [kind, pages] of Object.entries(kinds)) {
      const [host, where] = pages.shift() ?? [];
      if (host === undefined || where === undefined) continue;
      const first = await get(host, where);
      note(times, `${kind}, first time`, first.ms);
      const anew = `${where}${where.includes('?') ? '&' : '?'}anew=${++round}`;
      note(times, `${kind}, rendered anew`, (await get(host, anew)).ms);
      if (kind !== 'search') note(times, `${kind}, kept`, (await get(host, where)).ms);
      if (kind === 'listing' && round % 3 === 0) await lookAt(first.text, host, times);
    }
  }
}

/** @param {RegExp} link its group is the address @param {string} page @returns {string[]} each address once */
const linksIn = (page, link) => [...new Set([...page.matchAll(link)].map(([, place = '']) => place))];

/**
 * What a visitor finds from the front pages, in two like halves: every second page of each kind.
 * @param {Times} times those of the front pages
 */
async function findPages(times) {
  const halves = [0, 1].map(() => ({
    front: /** @type {[string, string][]} */ ([]),
    listing: /** @type {[string, string][]} */ ([]),
    product: /** @type {[string, string][]} */ ([]),
    search: /** @type {[string, string][]} */ ([]),
  }));
  for (const [language, { search, words }] of Object.entries(SEARCHES)) {
    const host = `${language}.localhost`;
    const front = await get(host, '/');
    note(times, 'very first pages', front.ms);
    const groups = linksIn(front.text.split('</nav>', 1)[0] ?? '', /<a href="(\/[^"?]+\/)"/g);
    const products = linksIn(front.text, /class="card-name"><a[^>]*href="([^"?]+)"/g);
    const kinds = { listing: groups, product: products, search: words.map((word) => `${search}?q=${word}`) };
    halves[0]?.front.push([host, '/']);
    halves[1]?.front.push([host, '/?utm_source=later']);
    for (const [kind, places] of Object.entries(kinds))
      for (const [index, place] of places.entries())
        halves[index % 2]?.[/** @type {keyof typeof kinds} */ (kind)].push([host, place]);
  }
  return halves;
}

/** @param {Times} early @param {Times} late */
function report(early, late) {
  console.log('                              first minute ms      later ms    ratio of');
  console.log('                              median      max   median   max   medians');
  for (const [name, times] of early) {
    const others = late.get(name) ?? [];
    const cells = [quantile(times, 0.5), quantile(times, 1), quantile(others, 0.5), quantile(others, 1)];
    const ratio = (cells[0] ?? 0) / (cells[2] ?? 1);
    console.log(
      `${name.padEnd(28)}${cells.map((ms) => ms.toFixed(0).padStart(8)).join('')}${ratio.toFixed(1).padStart(8)}  (${times.length}, ${others.length})`,
    );
  }
}

try {
  await shop.port;
  const start = performance.now();
  /** @type {Times} */
  const early = new Map();
  /** @type {Times} */
  const late = new Map();
  const [first, second] = await findPages(early);
  if (first) await browse(first, start + MINUTE_MS, early);
  console.log(`CPU of the first minute: ${cpuOf(Number(shop.child.pid)).toFixed(0)} ms, of the shop and its processes`);
  await untilIdle(Number(shop.child.pid));
  if (second) await browse(second, performance.now() + MINUTE_MS, late);
  report(early, late);
} finally {
  agent.destroy();
  await shop.stop();
  rmSync(data, { recursive: true, force: true });
}
