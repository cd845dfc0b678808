/**
 * Measures CPU and time per request of the listing and the product page, as ratios to a minimal Node server that sends the same
 * bytes, to a minimal Remix page with the same cards, and to a minimal Remix page with the product page's own markup, all in the same run.
 *
 * npm run bench            (builds the shop if necessary; needs Linux for /proc)
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
// @ts-expect-error it brings no types
import { JSDOM } from 'jsdom';
import { pathTo } from '../app/routing/path-to';
import { BENCH_GROUP, writeBenchCatalogue } from './catalogue.mjs';
import { get, measure, untilIdle } from './measure.mjs';

const root = path.resolve(import.meta.dirname, '..');
const work = mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'));
const shopPort = Number(process.env['BENCH_PORT'] ?? 4311);
const remixPort = shopPort + 1;
const barePort = shopPort + 2;
const keepingPort = shopPort + 3;
/** Filtering by colour costs the most: the cards show that colour, so they are packed again. */
const FILTERED = '?color=blue&size=M&price=90-190&sort=lowest';
const bareUrl = `http://127.0.0.1:${barePort}/`;
const headers = { host: `fi.localhost:${shopPort}` };
const SAME_MARKUP = 'bare Remix, same markup';
/** What React calls attributes that it would otherwise warn about or take for a controlled field. @type {Record<string, string>} */
const PROPS = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
  selected: 'data-selected',
};
/** @type {import('node:child_process').ChildProcess[]} */
const running = [];

/** @param {string} url @param {Record<string, string>} [headers] */
async function untilUp(url, headers) {
  for (let attempt = 0; attempt < 600; attempt++) {
    try {
      if ((await get(url, headers)).status === 200) return;
    } catch {
      // not yet
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer`);
}

/** @param {string} command @param {string[]} args @param {Record<string, string>} env */
function start(command, args, env) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  running.push(child);
  return Number(child.pid);
}

async function main() {
  const dataDir = path.join(work, 'data');
  mkdirSync(dataDir, { recursive: true });
  const csv = path.join(work, 'catalogue.csv');
  writeBenchCatalogue(csv);

  const env = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(shopPort),
    LOG_LEVEL: 'silent',
    PICTURES_AHEAD: '0',
  };
  // one shop that renders every page, and one that caches whole pages
  const shop = start('node', ['scripts/start.mjs'], { ...env, PAGE_CACHE_MB: '0' });
  await untilUp(`http://127.0.0.1:${shopPort}/readyz`);
  execFileSync('npm', ['run', '--silent', 'catalogue:import', '--', csv, '--brand', 'Bench'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const listing = `http://127.0.0.1:${shopPort}/${BENCH_GROUP}/`;
  await untilUp(listing, headers);
  const page = await get(listing, headers);
  const cards = (page.body.toString().match(/class="card[ "]/g) ?? []).length;

  const file = path.join(work, 'cards.json');
  writeFileSync(file, JSON.stringify(Array.from({ length: cards }, (_, index) => bareCard(index + 1))));
  const product = `http://127.0.0.1:${shopPort}/bench/bench-jacket-1/`;
  const markup = path.join(work, 'markup.json');
  writeFileSync(markup, JSON.stringify(markupOf((await get(product, headers)).body.toString())));
  const bareBuild = path.join(root, 'build/bench/bare-remix/server/index.js');
  if (!existsSync(bareBuild)) {
    execFileSync('npx', ['remix', 'vite:build', '--config', 'bench/bare-remix/vite.config.ts'], {
      cwd: root,
      stdio: 'ignore',
    });
  }
  const remixServe = path.join(root, 'node_modules/@remix-run/serve/dist/cli.js');
  const remix = start('node', [remixServe, bareBuild], {
    NODE_ENV: 'production',
    PORT: String(remixPort),
    BENCH_CARDS: file,
    BENCH_MARKUP: markup,
  });
  await untilUp(`http://127.0.0.1:${remixPort}/`);
  const bare = await startBare(page.body);

  const signedIn = { ...headers, cookie: await logIn(dataDir) };
  const account = `http://127.0.0.1:${shopPort}${pathTo('account', 'fi')}`;
  await untilIdle(shop);
  /** @type {Record<string, Awaited<ReturnType<typeof measure>>>} */
  const rows = {
    'bare node, same bytes': await measure({ url: bareUrl, pids: [Number(bare.pid)] }),
    'bare Remix, same cards': await measure({ url: `http://127.0.0.1:${remixPort}/`, pids: [remix] }),
    [SAME_MARKUP]: await measure({ url: `http://127.0.0.1:${remixPort}/markup`, pids: [remix] }),
    [`listing, ${cards} cards`]: await measure({ url: listing, headers, pids: [shop] }),
    'listing, filtered and sorted': await measure({ url: `${listing}${FILTERED}`, headers, pids: [shop] }),
    'product page': await measure({ url: product, headers, pids: [shop] }),
    'listing, signed in': await measure({ url: listing, headers: signedIn, pids: [shop] }),
    'product page, signed in': await measure({ url: product, headers: signedIn, pids: [shop] }),
    'account page': await measure({ url: account, headers: signedIn, pids: [shop] }),
  };
  const keeping = start('node', ['scripts/start.mjs'], { ...env, PORT: String(keepingPort) });
  await untilUp(`http://127.0.0.1:${keepingPort}/readyz`);
  await untilIdle(keeping);
  const kept = { headers: { host: `fi.localhost:${keepingPort}` }, pids: [keeping], times: 3_000, warm: 500 };
  const at = (/** @type {string} */ url) => url.replace(String(shopPort), String(keepingPort));
  rows['listing, kept'] = await measure({ ...kept, url: at(listing) });
  rows['product page, kept'] = await measure({ ...kept, url: at(product) });
  rows['bare node, same bytes, again'] = await measure({
    ...kept,
    headers: {},
    url: bareUrl,
    pids: [Number(bare.pid)],
  });
  const bareProduct = rows[SAME_MARKUP]?.cpu[0] ?? 1;
  const base = rows['bare Remix, same cards']?.cpu[0] ?? 1;
  console.log('page                           CPU ms   wall ms     bytes   × bare Remix');
  for (const [name, { cpu, wall, bytes }] of Object.entries(rows)) {
    const own = cpu[0] ?? 0;
    console.log(
      `${name.padEnd(29)}${own.toFixed(2).padStart(8)}${wall.toFixed(2).padStart(10)}${String(bytes).padStart(10)}${(own / base).toFixed(2).padStart(15)}`,
    );
  }
  console.log(`product page / ${SAME_MARKUP}: ${((rows['product page']?.cpu[0] ?? 0) / bareProduct).toFixed(2)}`);
}

/**
 * The markup of a page's body as a tree for the bare page: `[name, attributes, children]` or a text. Scripts are left out, as the bare page
 * has its own.
 * @param {string} html
 */
function markupOf(html) {
  const { document, Node } = new JSDOM(html).window;
  /** @param {globalThis.Node} node @returns {unknown[]} */
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent];
    if (node.nodeType !== Node.ELEMENT_NODE || node.nodeName === 'SCRIPT') return [];
    const element = /** @type {Element} */ (node);
    const attributes = [...element.attributes].filter(({ name }) => name !== 'style' && !name.startsWith('on'));
    const props = Object.fromEntries(attributes.map(({ name, value }) => [PROPS[name] ?? name, value]));
    return [[element.localName, props, [...element.childNodes].flatMap(read)]];
  };
  return [...document.body.childNodes].flatMap(read);
}

/** Makes a customer, logs in by the form, and returns the browser's cookies. @param {string} dataDir */
async function logIn(dataDir) {
  const username = 'bench@example.com';
  const said = execFileSync('npm', ['run', '--silent', 'shop:user', '--', username, '--role', 'customer'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  const password = /once: (\S+)/.exec(said)?.[1] ?? '';
  const answer = await new Promise((resolve, reject) => {
    const type = 'application/x-www-form-urlencoded';
    const request = http.request(`http://127.0.0.1:${shopPort}${pathTo('login', 'fi')}`, {
      method: 'POST',
      headers: { ...headers, origin: `http://${headers.host}`, 'content-type': type },
    });
    request
      .once('response', resolve)
      .once('error', reject)
      .end(String(new URLSearchParams({ username, password })));
  });
  answer.resume();
  const cookies = (answer.headers['set-cookie'] ?? []).map((/** @type {string} */ line) => line.split(';')[0]);
  if (!cookies.some((/** @type {string} */ cookie) => cookie.startsWith('so.auth=')))
    throw new Error('The log-in failed.');
  return cookies.join('; ');
}

/** A card like those of the bench's catalogue. @param {number} index */
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

/** A node server that sends the same bytes and knows nothing. @param {Buffer} body */
async function startBare(body) {
  const script = path.join(work, 'bare.mjs');
  const bytes = path.join(work, 'page.html');
  writeFileSync(bytes, body);
  writeFileSync(
    script,
    `import http from 'node:http'; import fs from 'node:fs'; const body = fs.readFileSync(${JSON.stringify(bytes)}); http.createServer((q, r) => r.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }).end(body)).listen(${barePort}, '127.0.0.1');`,
  );
  const child = spawn('node', [script], { stdio: 'ignore' });
  running.push(child);
  await untilUp(`http://127.0.0.1:${barePort}/`);
  return child;
}

try {
  await main();
} finally {
  for (const child of running) child.kill('SIGTERM');
  http.globalAgent.destroy();
  setTimeout(() => {
    rmSync(work, { recursive: true, force: true });
    process.exit(process.exitCode ?? 0);
  }, 4000);
}
