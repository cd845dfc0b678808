import { expect, test } from 'vitest';
import { fileWriter, readAll } from '../../../tests/support/catalogue-file';

const write = fileWriter();
const read = (...lines: string[]) => readAll(write(`${lines.join('\n')}\n`));

const WOO =
  'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,In stock?,Stock,Backorders allowed?,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Upsells,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Brands';

test('WooCommerce: variations make the variants of their product, by SKU or by number; other attributes are properties', async () => {
  const { models, report, format } = await read(
    WOO,
    '10,variable,HOOD,Hoodie,1,visible,Soft,<p>Warm.</p>,,,1,,0,0.5,,,"Clothing > Hoodies, Sale","warm, new",https://x.example/h.jpg,,BELT,Colour,"Blue, Red",1,Material,"Wool, Cotton",1,Kettu',
    '11,variation,HOOD-B,Hoodie - Blue,1,visible,,,,,1,4,1,,30,40,,,https://x.example/b.jpg,HOOD,,Colour,Blue,1,,,,',
    '12,variation,HOOD-R,Hoodie - Red,1,visible,,,,,0,0,0,,,40,,,,id:10,,Colour,Red,1,,,,',
    '13,simple,BELT,Belt,0,visible,,,,,1,,0,,,15,Belts,,,,,,,,,,,',
    '14,grouped,SET,Set,1,visible,,,,,1,,0,,,,,,,,,,,,,,,',
  );
  expect(format).toBe('woocommerce');
  const [hoodie, belt] = models;
  expect(hoodie).toMatchObject({
    importKey: 'woocommerce:HOOD',
    brand: 'Kettu',
    groups: [['Clothing', 'Hoodies'], ['Sale']],
    tags: ['warm', 'new'],
    relatedSkus: ['BELT'],
    properties: [
      { name: 'Material', values: ['Wool', 'Cotton'] },
      { name: 'Weight (kg)', values: ['0.5'] },
    ],
  });
  expect(hoodie?.variants).toMatchObject([
    {
      sku: 'HOOD-B',
      color: 'Blue',
      price: { regularHundredths: 4000, reducedHundredths: 3000 },
      stock: { quantity: 4 },
      isOnOrder: true,
    },
    { sku: 'HOOD-R', color: 'Red', stock: { quantity: 0 }, isOnOrder: false },
  ]);
  expect(belt).toMatchObject({
    isPublic: false,
    variants: [{ sku: 'BELT', stock: { kind: 'unsaid' }, isOnOrder: true }],
  });
  expect(report.skipped).toEqual([{ line: 6, text: 'SET: a grouped product with less than two parts' }]);
});

test('PrestaShop: prices with tax, what is taken off, features and addresses', async () => {
  const { models, format } = await read(
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Manufacturer;EAN13;Quantity;Description;URL rewritten;Image URLs (x,y,z...);Feature(Name:Value:Position)',
    '7;1;Tente;"Accueil/Camping/Tentes, Promo";120.00;25;2026-01-01;2026-12-31;T-7;Kettu;6411111111117;3;<p>Légère</p>;tente;"https://x.example/1.jpg,https://x.example/2.jpg";"Places:2:1,Saison:Été:2"',
    '8;0;Lampe;Lumière;12,50;;;;;;;0;;lampe;;',
  );
  expect(format).toBe('prestashop');
  expect(models[0]).toMatchObject({
    importKey: 'prestashop:7',
    oldPaths: ['7-tente.html', 'tente.html'],
    groups: [['Camping', 'Tentes'], ['Promo']],
    properties: [
      { name: 'Places', values: ['2'] },
      { name: 'Saison', values: ['Été'] },
    ],
    variants: [{ sku: 'T-7', ean: '6411111111117', price: { regularHundredths: 12000, reducedHundredths: 9000 } }],
  });
  expect(models[0]?.images).toHaveLength(2);
  expect(models[1]).toMatchObject({ isPublic: false, variants: [{ sku: 'PS-8', stock: { quantity: 0 } }] });
});

test.each([
  ['Redirect from,Redirect to', 'a table of redirects'],
  ['Product ID;Attribute (Name:Type:Position)*;Value (Value:Position)*', 'combinations of PrestaShop'],
  ['Naam,Prijs', 'The format is not recognised by the first row (naam, prijs)'],
])('a file with the columns %s is refused with the reason', async (header, reason) => {
  await expect(read(header, 'a,b,c,d')).rejects.toThrow(reason);
});

test.each([
  ['Frame color', 'Shoe Size (EU)'],
  ['fashion_color', 'Maat'],
  ['Kleur', 'Talla'],
  ['Väri', 'Koko'],
  ['Цвет', 'Größe'],
])('the options %s and %s are colour and size', async (color, size) => {
  const { models } = await read(
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Price',
    `a,A,${color},Red,${size},40,Material,Wool,10`,
  );
  expect(models[0]?.variants[0]).toMatchObject({ color: 'Red', size: '40', type: 'Wool', typeTitle: 'Material' });
});
