import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screensDocument } from './screens-document';

test('docs/screens.md is the screen table', () => {
  expect(readFileSync('docs/screens.md', 'utf8')).toBe(screensDocument());
});
