import { expect, test } from 'vitest';
import { fileWriter } from '../../../tests/support/catalogue-file';
import { withDatabase } from '../../../tests/support/database';
import { withImports } from '../../../tests/support/imports';
import { ImportReport } from '../import-report';
import { importTranslations } from './import-translations';

const database = withDatabase();
const { importLines } = withImports(database);
const write = fileWriter();

async function translate(...lines: string[]) {
  const report = new ImportReport();
  const count = await importTranslations(write(`${lines.join('\n')}\n`), { db: database().db }, report);
  return { count, report };
}

const textsOf = async (importKey: string) => {
  const { rows } = await database().pool.query(
    `select t.language, t.name, t.description_html as html, t.meta_description as meta
     from model_texts t join models m on m.id = t.model_id where m.import_key = $1 and t.language <> 'en' order by 1`,
    [importKey],
  );
  return rows;
};

test("Shopify's export of translations finds products by handle, or by name where it names no handle", async () => {
  await importLines([
    'Handle,Title,Body (HTML),Variant SKU,Variant Price',
    'scarf,Scarf,<p>Soft</p>,SC-1,10',
    'glove,Glove,<p>Warm</p>,GL-1,10',
  ]);
  const { count, report } = await translate(
    'Type,Identification,Field,Locale,Market,Status,Default content,Translated content',
    'PRODUCT,9001,title,de,,,Scarf,Schal',
    'PRODUCT,9001,body_html,de,,,<p>Soft</p>,"<p onclick=""x()"">Weich</p><script>x</script>"',
    'PRODUCT,9001,handle,de,,,scarf,',
    'PRODUCT,9002,title,fi,,,Glove,Käsine',
    'PRODUCT,9003,title,fi,,,Nowhere,Ei missään',
    'PRODUCT,9001,title,nl,,,Scarf,Sjaal',
    'COLLECTION,7,title,de,,,Sale,Angebote',
  );
  expect(count).toBe(2);
  expect(await textsOf('shopify:scarf')).toEqual([
    { language: 'de', name: 'Schal', html: '<p>Weich</p>', meta: 'Weich' },
  ]);
  expect(await textsOf('shopify:glove')).toEqual([{ language: 'fi', name: 'Käsine', html: '', meta: '' }]);
  expect(report.countOf('products are not in the shop')).toBe(1);
  expect(report.countOf('languages are none of the shop')).toBe(1);
});

test('a plain file adds languages by SKU or handle, keeps what it does not give and leaves the own language alone', async () => {
  await importLines(['Handle,Title,Variant SKU,Variant Price', 'belt,Belt,BE-1,10']);
  await translate('sku;language;name;description', 'BE-1;sv;Bälte;<p>Läder</p>', 'belt;fi;Vyö;', 'belt;en;Wrong;');
  const second = await translate('product;language;name;description', 'belt;sv-SE;;<p>Skinn</p>');
  expect(second.count).toBe(1);
  expect(await textsOf('shopify:belt')).toMatchObject([
    { language: 'fi', name: 'Vyö' },
    { language: 'sv', name: 'Bälte', html: '<p>Skinn</p>' },
  ]);
  await expect(translate('a,b', '1,2')).rejects.toThrow('is no file of translations');
});
