import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenPathsModule, screensDocument } from './screens-document';

test('docs/screens.md is the screen table', () => {
  expect(readFileSync('docs/screens.md', 'utf8')).toBe(screensDocument());
});

test('the contract names the paths of the screen table: npx tsx scripts/write-screens-document.ts', () => {
  expect(readFileSync('contract/screen-paths.ts', 'utf8')).toBe(screenPathsModule());
});
