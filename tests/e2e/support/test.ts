import { createHash } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type RunShop, runShop } from '../../support/run-shop';

/** Unexpected problems in a browser during a journey. */
export type Problems = {
  /** Declares the message that a journey expects because it causes a refusal. */
  expect: (message: RegExp) => void;
};

type Fixtures = {
  /** The shop of this run. */
  shop: RunShop;
  /** False in the project that runs with JavaScript off. */
  scripts: boolean;
  problems: Problems;
};

/** An address of a test's own behind the shop's trusted proxy: what is limited by address is limited for each test alone. */
function addressOf(testId: string): string {
  const [a, b, c] = createHash('sha256').update(testId).digest();
  return `10.${a}.${b}.${c}`;
}

/** Playwright's `test` on the run's shop. A console error, an uncaught exception or a refused resource fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
  shop: async ({}, use) => use(runShop()),
  scripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'X-Forwarded-For': addressOf(testId) }),
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

/** The router's decoder reports an answer that was cancelled by a navigation or a new request. */
const GIVEN_UP = /^AbortError: signal is aborted/;

/** Watches another shopper's browser in the same test; its problems count too. */
export function watch(context: BrowserContext): { seen: string[]; expected: RegExp[] } {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !GIVEN_UP.test(message.text()))
      seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => {
    const { name, message, stack = message } = problem.error();
    // answers cancelled by a navigation: the router does not handle the error of their decoder
    if (name !== 'AbortError' && !stack.startsWith('AbortError')) seen.push(stack);
  });
  return { seen, expected: [] };
}
