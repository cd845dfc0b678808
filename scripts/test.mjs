/** `npm test`: every check there is. The last line is `N passed, N failed`. */

import { ensureBuilt } from './build.mjs';
import { checkStyle, checkTypes, one, runBrowserTests, runVitest } from './checks.mjs';
import { findChromium, HOW_TO_GET_CHROMIUM } from './chromium.mjs';

async function build() {
  try {
    await ensureBuilt();
    return one(true);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return one(false);
  }
}

/** One compiles on one core, the other on the other. */
async function typesAndBuild() {
  const [types, built] = await Promise.all([checkTypes(), build()]);
  return { passed: types.passed + built.passed, failed: types.failed + built.failed };
}

async function browser() {
  const chromium = await findChromium();
  if (chromium) return runBrowserTests(chromium);
  console.error(HOW_TO_GET_CHROMIUM);
  return one(false);
}

/** @type {[string, () => Promise<import('./checks.mjs').Count>][]} */
const steps = [
  ['Format and lint', checkStyle],
  ['Types and production build', typesAndBuild],
  ['Unit, architecture and contract tests', () => runVitest()],
  ['Browser tests', browser],
];

let passed = 0;
let failed = 0;
const summary = [];
for (const [name, step] of steps) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const count = await step();
  passed += count.passed;
  failed += count.failed;
  const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
  summary.push(
    `${name}: ${count.passed} passed, ${count.failed} failed${skipped}, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
console.log(`\n${summary.join('\n')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
