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

/** @param {import('./checks.mjs').Count} a @param {import('./checks.mjs').Count} b */
const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: (a.skipped ?? 0) + (b.skipped ?? 0),
});

/** The compiler of types uses one core, so the build and the first tests run on the other. */
async function typesBuildAndUnits() {
  const [types, rest] = await Promise.all([checkTypes(), build().then(async (built) => sum(built, await runVitest()))]);
  return sum(types, rest);
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
  ['Types, production build, unit, architecture and contract tests', typesBuildAndUnits],
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
