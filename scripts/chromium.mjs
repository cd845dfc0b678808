import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './project.mjs';

/** The headless shell first: a window's browser needs half as much CPU again. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_PROGRAM = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The Chromium to test with: CHROMIUM_PATH, Playwright's own, else the system's. Root gets Debian's when there is none.
 * @returns {Promise<string | undefined>} undefined when none is found and none may be installed
 */
export async function findChromium() {
  return (await installed()) ?? (process.getuid?.() === 0 ? installFromDebian() : undefined);
}

async function installed() {
  const { chromium } = await import('@playwright/test');
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
  const system = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => path.join(folder, name)));
  return [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...system, MAC_PROGRAM].find(canRun);
}

/** @param {string | undefined} program */
function canRun(program) {
  if (!program) return false;
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installFromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log('No browser found: installing Debian’s chromium …');
  await run('apt-get', ['update', '-q'], { env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
    if (code === 0) return installed();
  }
  return undefined;
}

export const HOW_TO_GET_CHROMIUM =
  'The browser tests need Chromium: run npx playwright install chromium, install your system’s chromium, or set CHROMIUM_PATH.';
