import { expect, test } from 'vitest';
import { readAll, smallCatalogue } from '../../../tests/support/catalogue-file';
import { attributesOf, categoriesOf, eanOfAttributes, propertiesOf, variationsOf } from './magento-attributes';

test('a configurable product takes its variants from rows of their own', async () => {
  const { models, report } = await readAll(smallCatalogue('magento.csv'));
  const [jacket, flask] = models;
  expect(jacket).toMatchObject({
    importKey: 'magento:FELL',
    slug: 'fell-jacket',
    groups: [
      ['Men', 'Jackets'],
      ['Promotions', 'Winter Sale'],
    ],
  });
  expect(jacket?.variants.map(({ sku, color, size, stock }) => [sku, color, size, stock])).toEqual([
    ['FELL-S-Red', 'Red', 'S', { kind: 'count', quantity: 5 }],
    ['FELL-M-Red', 'Red', 'M', { kind: 'count', quantity: 3 }],
    ['FELL-M-Gray', 'Gray', 'M', { kind: 'count', quantity: 0 }],
  ]);
  expect(jacket?.variants.map(({ price }) => price)).toEqual([
    { regularHundredths: 12000 },
    { regularHundredths: 12000, reducedHundredths: 9990 },
    { regularHundredths: 13000 },
  ]);
  expect(jacket?.images.map(({ reference }) => reference)).toEqual(['/f/e/fell-detail.png']);
  expect(flask?.variants).toMatchObject([
    { sku: 'FLASK', color: '', size: '', stock: { kind: 'count', quantity: 12 } },
  ]);
  expect(flask?.images).toHaveLength(1);
  expect(report.skipped).toEqual([]);
});

test('attributes keep commas inside their values', () => {
  expect([...attributesOf('has_options=1,climate=Cool, windy|Spring,"style=Tee",empty=')]).toEqual([
    ['has_options', '1'],
    ['climate', 'Cool, windy|Spring'],
    ['style', 'Tee'],
  ]);
});

test('flags that are off and marks for Magento are no properties', () => {
  expect(
    propertiesOf(attributesOf('has_options=1,eco_collection=Yes,new=No,material=Wool|Nylon,erin_recommends=No')),
  ).toEqual([
    { name: 'Eco collection', values: ['Yes'] },
    { name: 'Material', values: ['Wool', 'Nylon'] },
  ]);
});

test('an EAN is an attribute of the variant and no property', () => {
  const attributes = attributesOf('barcode=6430000000011,climate=Cool');
  expect(eanOfAttributes(attributes)).toBe('6430000000011');
  expect(propertiesOf(attributes)).toEqual([{ name: 'Climate', values: ['Cool'] }]);
});

test('the root category is no group and a slash may stand in a name', () => {
  expect(categoriesOf('Default Category,Default Category/Men,Default Category/Hats \\/ Caps')).toEqual([
    ['Men'],
    ['Hats / Caps'],
  ]);
});

test('variations name SKU and choices', () => {
  expect(variationsOf('sku=A|B,size=S|sku=C,size=M')).toEqual([
    { sku: 'A|B', choices: [{ name: 'size', value: 'S' }] },
    { sku: 'C', choices: [{ name: 'size', value: 'M' }] },
  ]);
});
