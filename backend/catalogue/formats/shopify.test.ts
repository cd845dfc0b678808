import { expect, test } from 'vitest';
import { readAll, smallCatalogue } from '../../../tests/support/catalogue-file';

test('the rows of a handle make one model', async () => {
  const { models, report } = await readAll(smallCatalogue('shopify.csv'));
  const [socks, beanie] = models;
  expect(socks).toMatchObject({
    importKey: 'shopify:wool-socks',
    name: 'Wool Socks',
    brand: 'Kettu',
    groups: [['Socks']],
  });
  expect(socks?.variants).toMatchObject([
    { sku: 'wool-socks-small-navy', size: 'Small', color: 'Navy', quantity: 4, isBackorderable: false },
    { sku: 'wool-socks-large-navy', size: 'Large', color: 'Navy', quantity: 2, isBackorderable: true },
  ]);
  expect(socks?.variants.map(({ price }) => price)).toEqual([
    { regularMinor: 1990, reducedMinor: 1490 },
    { regularMinor: 1490 },
  ]);
  expect(socks?.variants[0]?.images).toEqual([{ reference: 'https://cdn.example/socks-navy.png', caption: '' }]);
  expect(socks?.images).toEqual([{ reference: 'https://cdn.example/socks-box.png', caption: 'In the box' }]);
  expect(beanie).toMatchObject({ groups: [['Women']], variants: [{ sku: 'BEANIE-1', size: '', color: '', type: '' }] });
  expect(report.skipped).toEqual([]);
});
