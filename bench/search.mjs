/**
 * What a search page and a suggestion cost the shop, storefront and backend together, and its database: CPU of each, as a ratio
 * to a listing. Every page is rendered anew and every text is asked for once; the departments were opened in every language and
 * other texts searched for before, as in a shop that runs. In a large shop the departments are not opened: their lists have tens
 * of thousands of products, of which a search would find few. Ratios do not depend on the machine, nor on what else it does.
 *
 * npm run bench -- search                       (the demo shop in a folder of its own; needs Linux)
 * npm run bench -- search --models 100000       (a multiplied catalogue, as by `shop:seed -- --lean`)
 * npm run bench -- search --data ./data         (an existing shop with the built-in database; with --models where it is large,
 *                                                or to make it so)
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathTo } from '~/routing/path-to';
import { DEMO_GROUPS } from '../backend/demo/content/groups';
import { ensureBuilt } from '../scripts/build.mjs';
import { root } from '../scripts/project.mjs';
import { QUERIES } from '../tests/search/queries';
import { RELEVANT } from '../tests/search/relevance';
import { startShop } from './built-shop.mjs';
import { cpuOf, get } from './measure.mjs';

/** Requests per listing. */
const TIMES = 8;
/** Groups of several sizes, in Finnish. */
const LISTINGS = ['vaatteet', 'vaatteet/kuoret', 'vaatteet/housut', 'hiihto', 'lapset'];
/** Groups that have a few thousand products in a large shop. */
const LISTINGS_OF_LARGE = ['vaatteet/kuoret', 'vaatteet/fleecet', 'vaatteet/housut'];
const LARGE = 20_000;

const { values } = parseArgs({
  options: { models: { type: 'string' }, data: { type: 'string' }, profile: { type: 'string' } },
});
const data = path.resolve(values.data ?? mkdtempSync(path.join(os.tmpdir(), 'shop-bench-search-')));

/** @typedef {{ language: string, place: string }} Asked */

/** The database's parent process. */
function databaseProcess() {
  const folders = readdirSync(path.join(data, 'postgres'), { recursive: true, encoding: 'utf8' });
  const file = folders.find((name) => path.basename(name) === 'postmaster.pid');
  if (!file) throw new Error('The built-in database does not run.');
  return Number(readFileSync(path.join(data, 'postgres', file), 'utf8').split('\n')[0]);
}

/** How often a page is asked for that is not there yet, and how long to wait in between, in milliseconds. */
const TRIES = 120;
const PAUSE_MS = 1_000;

/**
 * Opens pages before anything is measured: lists are fetched, code is compiled. A list of tens of thousands of products takes
 * longer than a page waits and is there for a later request.
 * @param {number} port @param {readonly Asked[]} all
 */
async function open(port, all) {
  for (const { language, place } of all) {
    for (let left = TRIES; ; left--) {
      const { status } = await get(`http://127.0.0.1:${port}${place}`, { host: `${language}.localhost:${port}` });
      if (status === 200) break;
      if (status !== 503 || left === 0) throw new Error(`${place} answered ${status}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/**
 * CPU of each request in the shop's process and in the database's processes, in milliseconds.
 * @param {number} port @param {readonly Asked[]} all @param {{ shop: number, database: number }} pids
 */
async function cost(port, all, { shop, database }) {
  const used = () => {
    const ofDatabase = cpuOf(database);
    // if the shop started the database, it is a child of the shop's process
    return { shop: cpuOf(shop) - (isChild(database, shop) ? ofDatabase : 0), database: ofDatabase };
  };
  const before = used();
  let cards = 0;
  for (const { language, place } of all) {
    const { status, body } = await get(`http://127.0.0.1:${port}${place}`, { host: `${language}.localhost:${port}` });
    if (status !== 200) throw new Error(`${place} answered ${status}`);
    cards += body.toString().match(/class="card[ "]/g)?.length ?? 0;
  }
  const after = used();
  return {
    shop: (after.shop - before.shop) / all.length,
    database: (after.database - before.database) / all.length,
    cards: cards / all.length,
  };
}

/** @param {number} pid @param {number} parent */
const isChild = (pid, parent) =>
  Number(
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')[1],
  ) === parent;

/** The departments of the demo shop in every language. @type {Asked[]} */
const DEPARTMENTS = DEMO_GROUPS.filter((group) => !('parent' in group)).flatMap(({ slug }) =>
  Object.entries(slug).map(([language, own]) => ({ language, place: `/${own}/` })),
);

/** @typedef {{ language: import('~/locale/languages').Language, text: string }} Query */

/** @param {Query} query @returns {Asked} */
const searchPage = ({ language, text }) => ({
  language,
  place: `${pathTo('search', language)}?q=${encodeURIComponent(text)}`,
});

/** The first half of a text, as while typing. @param {Query} query @returns {Asked} */
const suggestion = ({ language, text }) => ({
  language,
  place: `${pathTo('searchSuggestions', language)}?q=${encodeURIComponent(text.slice(0, Math.max(3, Math.ceil(text.length / 2))))}`,
});

await ensureBuilt();
mkdirSync(data, { recursive: true });
if (values.models !== undefined) {
  execFileSync('npm', ['run', '--silent', 'shop:seed', '--', '--models', values.models, '--lean'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, ENV_FILE: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
const shop = startShop({
  data,
  env: { PAGE_CACHE_MB: '0', PICTURES_AHEAD: '0' },
  nodeOptions: values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${path.resolve(values.profile)}`],
});
try {
  const port = await shop.port;
  const pids = { shop: Number(shop.child.pid), database: databaseProcess() };
  const isLarge = Number(values.models ?? 0) > LARGE;
  const listings = (isLarge ? LISTINGS_OF_LARGE : LISTINGS).map((group) => ({ language: 'fi', place: `/${group}/` }));
  const times = Array.from({ length: TIMES }, () => listings).flat();
  const others = RELEVANT.filter((_, place) => place % 2 === 0);
  const texts = RELEVANT.filter((_, place) => place % 2 === 1);
  if (!isLarge) await open(port, DEPARTMENTS);
  await open(port, times);
  await open(port, [...QUERIES, ...others].map(searchPage));
  await open(port, QUERIES.map(suggestion));
  await open(port, listings);
  const before = await cost(port, times, pids);
  const pages = await cost(port, texts.map(searchPage), pids);
  const suggestions = await cost(port, texts.map(suggestion), pids);
  // many searches may have pushed a list of thousands out of the cache
  await open(port, listings);
  const after = await cost(port, times, pids);
  const listing = (before.shop + before.database + after.shop + after.database) / 2;
  console.log('not cached         shop ms   database ms   cards   × a listing');
  for (const [name, { shop: own, database, cards }] of Object.entries({
    'listing, before': before,
    'search page': pages,
    suggestion: suggestions,
    'listing, after': after,
  })) {
    const ratio = (own + database) / listing;
    console.log(
      `${name.padEnd(17)}${own.toFixed(2).padStart(9)}${database.toFixed(2).padStart(14)}${cards.toFixed(0).padStart(8)}${ratio.toFixed(2).padStart(14)}`,
    );
  }
} finally {
  await shop.stop();
  if (values.data === undefined) rmSync(data, { recursive: true, force: true });
}
