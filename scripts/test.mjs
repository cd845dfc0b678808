/** `npm test`: every check there is. The last line is `N passed, N failed`. */

import { ensureBuilt } from './build.mjs';
import { checkStyle, checkTypes, one, runBrowserTests, runVitest } from './checks.mjs';
import { findChromium, HOW_TO_GET_CHROMIUM } from './chromium.mjs';
import { createProgress } from './progress.mjs';

async function build() {
  try {
    await ensureBuilt(createProgress(process.stdout));
    return one(true);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return one(false);
  }
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
  ['Types', checkTypes],
  ['Unit, architecture and contract tests', () => runVitest()],
  ['Production build', build],
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
  summary.push(
    `${name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
console.log(`\n${summary.join('\n')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
