import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packageCommand, root, runNode } from './project.mjs';

/**
 * `skipped`: tests that were not run, as they need what is not there or are another project's.
 * @typedef {{ passed: number, failed: number, skipped?: number }} Count
 */

/** @param {boolean} ok @returns {Count} */
export const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Format and lint of every file. @returns {Promise<Count>} */
export async function checkStyle() {
  const { code } = await runNode(packageCommand('@biomejs/biome'), ['ci', '--colors=off', '.']);
  return one(code === 0);
}

/**
 * With the native compiler: it takes a twentieth of the time of TypeScript 5, which stays for the packages that need its library.
 * @returns {Promise<Count>}
 */
export async function checkTypes() {
  const { code } = await runNode(packageCommand('typescript-native', 'tsc'), ['--noEmit', '-p', 'tsconfig.json']);
  return one(code === 0);
}

/**
 * Vitest: unit, architecture and contract tests, or some of them.
 * @param {string[]} places file name filters; none: all
 * @returns {Promise<Count>}
 */
export async function runVitest(places = []) {
  const report = path.join(root, 'test-results/vitest.json');
  rmSync(report, { force: true });
  const { code } = await runNode(packageCommand('vitest'), [
    'run',
    ...places,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(report);
  return complete({ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }, code);
}

/**
 * Playwright: the browser tests.
 * @param {string} chromium the browser's program
 * @returns {Promise<Count>}
 */
export async function runBrowserTests(chromium) {
  const report = path.join(root, 'test-results/playwright.json');
  rmSync(report, { force: true });
  const { code } = await runNode(packageCommand('@playwright/test', 'playwright'), ['test', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { stats = {} } = readReport(report);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return complete({ passed: expected, failed: unexpected + flaky, skipped }, code);
}

/** @param {string} file @returns {Record<string, any>} an empty object when the runner wrote no report */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** A runner that ended badly without naming a failed test (a set-up that broke) counts as one. @param {Count} count @param {number} code */
function complete(count, code) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
