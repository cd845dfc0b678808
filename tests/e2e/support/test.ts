import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** What went wrong in a browser without being part of the journey. */
export type Problems = {
  /** A journey that provokes a refusal says which message it expects. */
  expect: (message: RegExp) => void;
};

/** Where the shop of this run answers. */
export type ShopAddress = {
  port: number;
  dataDir: string;
  /** Front page in a language, with its trailing slash. */
  home: (language: string) => string;
};

type Fixtures = {
  shop: ShopAddress;
  /** False in the project that runs with JavaScript off. */
  scripts: boolean;
  problems: Problems;
};

/** Playwright's `test` on the run's shop. A console error, an uncaught exception or a refused resource fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
  shop: async ({}, use) => {
    const { E2E_PORT, E2E_DATA_DIR } = process.env;
    if (!E2E_PORT || !E2E_DATA_DIR) throw new Error('The shop is opened by tests/e2e/support/open-shop.ts.');
    await use({
      port: Number(E2E_PORT),
      dataDir: E2E_DATA_DIR,
      home: (language) => `http://${language}.localhost:${E2E_PORT}/`,
    });
  },
  scripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled),
  problems: [
    async ({ context }, use) => {
      const { seen, expected } = watch(context);
      await use({ expect: (message) => expected.push(message) });
      const surprising = seen.filter((text) => !expected.some((message) => message.test(text)));
      expect(surprising, 'problems the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** Another person's browser in the same test; its problems count too. */
export function watch(context: BrowserContext): { seen: string[]; expected: RegExp[] } {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(error.error().stack ?? error.error().message));
  return { seen, expected: [] };
}
