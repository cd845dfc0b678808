import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEMO_SECTIONS, demoPlaces, demoShopDocument } from './document';

test('docs/demo-shop.md tells what the demo shop holds', () => {
  expect(readFileSync('docs/demo-shop.md', 'utf8')).toBe(demoShopDocument());
});

test('every kind of data has an address', () => {
  for (const { kinds } of DEMO_SECTIONS)
    for (const { what, places } of kinds) expect(places.length, what).toBeGreaterThan(0);
});

test('every address is a path with both slashes', () => {
  for (const { paths } of demoPlaces())
    for (const path of Object.values(paths)) expect(path).toMatch(/^\/([^?#]*\/)?(\?[^#]*)?$/);
});
