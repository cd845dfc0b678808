import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

/**
 * Software compositing, in the browser's own process: drawing through an emulated GPU costs more. Pages live for seconds, so that
 * compiling their scripts twice does not pay. Together they save a tenth of a run.
 */
const args = ['--no-sandbox', '--disable-gpu', '--in-process-gpu', '--js-flags=--no-opt --no-maglev'];
const browser = { args, ...(chromium ? { executablePath: chromium } : {}) };
/**
 * Drawing each demo picture in a new shop and decoding it takes a third of a run, the shop's own fonts a tenth;
 * `pictures.test.ts` alone needs them.
 */
const withoutPictures = {
  ...browser,
  args: [...args, '--blink-settings=imagesEnabled=false', '--disable-remote-fonts'],
};

/** What one worker does in a minute or two, one test after the other. */
const LONG = ['http/hostile-input.test.ts', 'http/processes.test.ts'];

/**
 * The tests of a running shop: people's journeys with JavaScript on and off from the same text, and what is asked over
 * plain HTTP. One shop serves the run (`tests/e2e/support/open-shop.ts`).
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  globalSetup: './tests/e2e/support/open-shop.ts',
  fullyParallel: true,
  // one more than cores: a worker waits for the shop or a timer a fifth of its time
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // A list of steps costs a fourteenth of a run, with pictures and copies of the document a third; `--trace on` takes them.
    trace: 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
    // What slides in moves on between the press and the release of a hurried click; `style-guide.test.ts` looks at motion itself.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: withoutPictures,
  },
  projects: [
    { name: 'scripts', testMatch: 'e2e/*.test.ts', testIgnore: 'e2e/pictures.test.ts' },
    {
      name: 'no-scripts',
      testMatch: 'e2e/*.test.ts',
      testIgnore: [
        'e2e/accessibility.test.ts',
        'e2e/account-google.test.ts',
        'e2e/pictures.test.ts',
        'e2e/separate-processes.test.ts',
      ],
      use: { javaScriptEnabled: false },
    },
    { name: 'pictures', testMatch: 'e2e/pictures.test.ts', use: { launchOptions: browser } },
    // first, so that no worker is left alone with them at the end
    { name: 'long http', testMatch: LONG },
    { name: 'http', testMatch: 'http/*.test.ts', testIgnore: LONG },
  ],
});
