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
    {
      sku: 'wool-socks-small-navy',
      size: 'Small',
      color: 'Navy',
      stock: { kind: 'count', quantity: 4 },
      isOnOrder: false,
    },
    {
      sku: 'wool-socks-large-navy',
      size: 'Large',
      color: 'Navy',
      stock: { kind: 'count', quantity: 2 },
      isOnOrder: true,
    },
  ]);
  expect(socks?.variants.map(({ price }) => price)).toEqual([
    { regularHundredths: 1990, reducedHundredths: 1490 },
    { regularHundredths: 1490 },
  ]);
  expect(socks?.variants[0]?.images).toEqual([{ reference: 'https://cdn.example/socks-navy.png', caption: '' }]);
  expect(socks?.images).toEqual([{ reference: 'https://cdn.example/socks-box.png', caption: 'In the box' }]);
  expect(beanie).toMatchObject({ groups: [['Women']], variants: [{ sku: 'BEANIE-1', size: '', color: '', type: '' }] });
  expect(report.skipped).toEqual([]);
});
