import { expect, test } from 'vitest';
import { fileWriter } from '../../tests/support/catalogue-file';
import { type ImportOptions, importCatalogue } from './import-catalogue';

const write = fileWriter();

const dryRun = (lines: readonly string[], more: Partial<ImportOptions> = {}) =>
  importCatalogue(
    {
      file: write(`${lines.join('\n')}\n`),
      language: 'en',
      currency: 'eur',
      tax: 'included',
      brand: 'Hanki',
      now: new Date(),
      ...more,
    },
    undefined,
  );

test('others go on between two models, however rich their texts are', async () => {
  const html = '<ul><li>One</li><li>Two</li></ul>'.repeat(15);
  const rows = Array.from({ length: 200 }, (_, index) => `rich-${index},Rich ${index},${html},RICH-${index},10`);
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const turnsAt = new Map<number, number>();
  await dryRun(['Handle,Title,Body (HTML),Variant SKU,Variant Price', ...rows], {
    onProgress: ({ models }) => turnsAt.set(models, turns),
  });
  isOver = true;
  // Told after each 40 models.
  const told = [40, 80, 120, 160, 200].map((models) => turnsAt.get(models) ?? Number.NaN);
  for (const [place, before] of told.slice(0, -1).entries())
    expect((told[place + 1] ?? 0) - before).toBeGreaterThanOrEqual(30);
});

test('a dry run says which models an import would refuse for their SKUs', async () => {
  const magento = ['sku,product_type,name,price,qty,url_key', 'A,simple,First,10,1,a', 'B,simple,Second,10,1,b'];
  expect((await dryRun(magento)).report.counts).toMatchObject({ models: 2, refusedModels: 0 });
  const feed = [
    'id,title,price,item_group_id,availability',
    'SAME,First,10 EUR,one,in stock',
    'SAME,Second,10 EUR,two,in stock',
  ];
  const { report } = await dryRun(feed);
  expect(report.counts).toMatchObject({ models: 1, variants: 1, refusedModels: 1 });
  expect(report.skipped).toEqual([{ line: 3, text: 'the SKU SAME belongs to another model already' }]);
});

test('a model that is refused for its only variant is told in one line', async () => {
  const { report } = await dryRun([
    'sku,product_type,name,price,qty',
    'A,simple,No price,,1',
    'B,simple,Free,0,1',
    'C,simple,Fine,10,1',
  ]);
  expect(report.counts).toMatchObject({ models: 1, refusedModels: 2 });
  expect(report.skippedCount).toBe(2);
});
