import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { precompress } from './precompress.mjs';
import { createProgress } from './progress.mjs';
import { packageCommand, root, runNode } from './project.mjs';

const INPUTS = [
  'app',
  'backend',
  'contract',
  'serving',
  'settings',
  'public',
  'server.ts',
  'vite.config.ts',
  'remix.config.js',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/flags-plugin.ts',
  'scripts/forced-states-plugin.ts',
  'scripts/framework-links-plugin.ts',
  'scripts/guide-copies-plugin.ts',
  'scripts/precompress.mjs',
  'scripts/sonner-style-plugin.ts',
];
const STAMP = path.join(root, 'build/stamp');
/** Not below `build/`, which the page build empties. */
const LOCK = path.join(tmpdir(), `shop-build-${createHash('sha256').update(root).digest('hex').slice(0, 12)}.lock`);
const USUAL_BUILD_MS = 25_000;

/**
 * Builds the shop unless the build is up to date. The build is a separate process, so that the bundlers' memory and the child
 * process that they leave behind end with it.
 */
export async function ensureBuilt() {
  if (isCurrent(fingerprint())) return;
  const { code } = await runNode(import.meta.filename, []);
  if (code !== 0) throw new Error('The shop could not be built.');
}

/**
 * Builds here. Of several at once one builds, the others wait.
 * @param {ReturnType<typeof createProgress>} progress
 */
async function buildHere(progress) {
  const expected = fingerprint();
  if (isCurrent(expected)) return;
  if (!existsSync(path.join(root, 'node_modules/@remix-run/dev'))) {
    throw new Error('The shop is not built, and the packages to build it are missing: run npm ci --include=dev.');
  }
  await takeLock();
  try {
    if (!isCurrent(expected)) await progress.during('Building the shop', USUAL_BUILD_MS, build(expected));
  } finally {
    rmSync(LOCK, { force: true });
  }
}

/** A hash of everything the build is made from: contents, so that a fresh clone and a touched file agree. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const input of INPUTS)
    for (const file of filesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} */
function filesBelow(place) {
  if (!existsSync(place)) return [];
  try {
    return readdirSync(place, { withFileTypes: true })
      .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => filesBelow(path.join(place, entry.name)));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return [place];
    throw error;
  }
}

/** @param {string} expected */
function isCurrent(expected) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === expected;
}

/** @param {string} stamp */
async function build(stamp) {
  rmSync(STAMP, { force: true });
  const remix = packageCommand('@remix-run/dev', 'remix');
  const pages = await runNode(remix, ['vite:build', '--logLevel', 'warn'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (pages.code !== 0) throw new Error(`The build failed.\n${pages.output.trim()}`);
  await Promise.all([bundleServers(), precompress(path.join(root, 'build/client'))]);
  writeFileSync(STAMP, stamp);
}

/** The servers after the pages, since the page build empties its folders. Packages stay in node_modules. */
async function bundleServers() {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      shop: 'server.ts',
      backend: 'backend/main.ts',
      'list-worker': 'app/features/listing/list-worker.ts',
      'log-record': 'contract/log-record.ts',
      'paint-process': 'backend/paint-process.ts',
      'import-process': 'backend/import-process.ts',
    },
    outdir: 'build',
    bundle: true,
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    loader: { '.svg': 'text' },
    logLevel: 'warning',
  });
}

async function takeLock() {
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      if (!isHeld()) rmSync(LOCK, { force: true });
      await sleep(200);
    }
  }
}

/** A build that was killed leaves its lock: the process it names is gone. */
function isHeld() {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    await buildHere(createProgress());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
