import { expect, test } from 'vitest';
import { slugKind } from './slug-kind';

const slugs = {
  tabbedPages: new Set(['huolto']),
  staticPages: new Set(['toimitus', 'kuru']),
  manufacturers: new Set(['kuru', 'huolto', 'paistunturi']),
};

test('a path is a tabbed page before a static page, and that before a manufacturer', () => {
  expect(slugKind('huolto', slugs)).toBe('tabs');
  expect(slugKind('huolto/sukset/kantit', slugs)).toBe('tabs');
  expect(slugKind('kuru', slugs)).toBe('page');
  expect(slugKind('toimitus', slugs)).toBe('page');
});

test("a manufacturer's one segment is the brand, more a product, in any case", () => {
  expect(slugKind('Paistunturi', slugs)).toBe('brand');
  expect(slugKind('paistunturi/takit/kuoritakki', slugs)).toBe('product');
});

test('everything else is a product group', () => {
  expect(slugKind('takit/kuoritakit', slugs)).toBe('productGroup');
  expect(slugKind('__proto__', slugs)).toBe('productGroup');
});
