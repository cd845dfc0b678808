import { expect, test } from 'vitest';
import { fileWriter, readAll, smallCatalogue } from '../../../tests/support/catalogue-file';

const write = fileWriter();

test('items of one group make one model, named by what their titles share', async () => {
  const { models } = await readAll(smallCatalogue('merchant.xml'));
  expect(models[0]).toMatchObject({
    importKey: 'merchant:TENT',
    name: 'Tunnel Tent 2',
    brand: 'Havas',
    descriptionHtml: '<p>Two <b>persons</b>.</p>',
    groups: [['Camping', 'Tents']],
    properties: [{ name: 'Material', values: ['Nylon'] }],
  });
  expect(models[0]?.variants).toMatchObject([
    {
      sku: 'TENT-G',
      color: 'Green',
      stock: { kind: 'some' },
      price: { regularHundredths: 39900, reducedHundredths: 34900, currency: 'eur' },
    },
    { sku: 'TENT-R', color: 'Red', stock: { kind: 'count', quantity: 0 }, price: { regularHundredths: 39900 } },
  ]);
  expect(models[1]).toMatchObject({ variants: [{ sku: 'STOVE', ean: '6410000000017', price: { currency: 'usd' } }] });
});

test('an item that is not well-formed is named by its line and costs only itself', async () => {
  const { models, report } = await readAll(smallCatalogue('merchant.xml'));
  expect(models.map(({ importKey }) => importKey)).toEqual(['merchant:TENT', 'merchant:STOVE']);
  expect(report.skipped).toHaveLength(1);
  expect(report.skipped[0]).toMatchObject({ line: 17 });
  expect(report.skipped[0]?.text).toMatch(/^the item is not well-formed XML/);
});

test('a tab separated feed reads the same fields', async () => {
  const { models } = await readAll(smallCatalogue('merchant.tsv'));
  expect(models).toMatchObject([
    {
      name: 'Trail Boot',
      groups: [['Shoes', 'Boots']],
      variants: [
        { sku: 'BOOT-41', size: '41', color: 'Brown', isOnOrder: false, price: { regularHundredths: 12900 } },
        { sku: 'BOOT-42', size: '42', color: 'Brown', isOnOrder: true, stock: { kind: 'count', quantity: 0 } },
      ],
    },
  ]);
});

test('an Atom feed, an item never closed, entities and a text of 10 MB', async () => {
  const { models, report } = await readAll(
    write(`<?xml version="1.0"?><!DOCTYPE feed [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
<entry><g:id>A</g:id><title>Axe</title><g:price>10 EUR</g:price><summary><![CDATA[Not an </entry> here]]></summary></entry>
<entry><g:id>B</g:id><title>Open</title><g:price>10 EUR</g:price>
<entry><id>urn:shop:c</id><g:id>C</g:id><title>Rope &amp; ring</title><g:price>12 EUR</g:price></entry>
<entry><g:id>D</g:id><title>&b;</title><g:price>12 EUR</g:price></entry>
<entry><g:id>E</g:id><title>Long</title><g:price>12 EUR</g:price><summary>${'x'.repeat(10_000_000)}</summary></entry>
<entry><g:id>F</g:id><title>Last</title><g:price>12 EUR</g:price></entry>
</feed>`),
  );
  expect(models.map(({ name }) => name)).toEqual(['Axe', 'Rope & ring', 'Last']);
  expect(models.map(({ importKey }) => importKey)).toEqual(['merchant:A', 'merchant:C', 'merchant:F']);
  expect(models[0]?.descriptionHtml).toBe('Not an </entry> here');
  expect(report.skipped.map(({ line }) => line)).toEqual([4, 6, 7]);
  expect(report.skipped[2]?.text).toBe('<summary> of 10.0 MB is longer than the limit of 1 MB');
});
