/** What files of the desk are taken for, what may be said instead, and what their form asks. */
import { expect, test } from 'vitest';
import { fileWriter } from '../../../tests/support/catalogue-file';
import { insertGoodsShop } from '../../../tests/support/goods-shop';
import { withImportDesk } from '../../../tests/support/import-desk';
import { insertBaseData } from '../../../tests/support/shop-data';
import { stopRun } from './control-run';
import { questionsOf, suggestForm } from './desk-form';

const { database, place, draft, runOf, optionsOf, start, work } = withImportDesk(async (db) => {
  await insertBaseData(db);
  await insertGoodsShop(db);
}, 'fi');
const write = fileWriter();
const suggest = (content: string) => suggestForm(database().db, write(content), 'fi');

const GOODS = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty\n';

test.each([
  ['a product export', `${GOODS}mug,Mug,Mugs,Glaze,Red,MUG,10,4\n`, ['goods'], []],
  ['a plain table of goods', 'sku,name,price\nA,B,1\n', ['goods'], []],
  ['a table of goods with their language', 'sku,language,name,price\nA,fi,B,1\n', ['goods', 'translations'], []],
  ['texts without a language', 'sku,name,description\nA,B,C\n', ['translations'], ['language']],
  ['texts among other columns', 'sku,name,kaina,spalva,dydis\nA,B,1,2,3\n', ['goods', 'translations'], []],
  ['stock with prices of a feed', 'sku,location,quantity\nA,B,1\n', ['stock', 'goods'], ['stores']],
  ['a plain table of redirects', 'from,to\n/a,/b\n', ['redirects'], []],
  ['two columns with addresses', 'Senas,Naujas\n/a,/b\n', ['redirects'], ['addresses']],
  ['two columns without names', 'https://old.example/a,/b\n', ['redirects'], ['addresses']],
  ['three columns with paths', 'Numero,Vanha,Uusi\n1,/a,/b\n', ['redirects', 'goods'], ['addresses']],
  ['three columns without names', '301,/a,https://shop.example/b\n301,/c,/d\n', ['redirects', 'goods'], ['addresses']],
  [
    'goods with names of their own, a page and a picture',
    'Koodas,Nuoroda,Nuotrauka,Kaina\nA,https://a.example/a,https://a.example/a.png,1\n',
    ['goods', 'redirects'],
    [],
  ],
  ['goods with a page and a picture', 'sku,name,price,url,images\nA,B,1,/a,/a.png\n', ['goods'], []],
  ['goods with one address', 'Koodas,Nuoroda,Kaina\nA,/a,1\n', ['goods'], []],
  ["Magento's addresses", 'request_path,target_path,redirect_type\na,b,301\n', ['redirects'], []],
  ['people', 'first name,last name,email\nA,B,a@b.example\n', ['customers'], ['language']],
  ['cards', 'code,balance\nabcdefgh,5\n', ['gift-cards'], ['currency']],
])('%s', async (_, content, kinds, asks) => {
  const options = await suggest(content);
  expect(options.kinds).toEqual(kinds);
  expect(options.form.kind).toBe(kinds[0]);
  expect(questionsOf(options, options.form.kind)).toEqual(asks);
});

test.each([
  ['two columns without addresses', 'constructor,__proto__\na,b\n'],
  ['one column', '/a\n/b\n'],
  ['a private-use character', '\uE000,\uE001\n\uE000,\uE001\n'],
])('%s are nothing that the shop imports', async (_, content) => {
  await expect(suggest(content)).rejects.toMatchObject({ reason: 'unrecognised' });
});

test('the stores of a file of stock are filled in by their names, and what no store is called is left out', async () => {
  const { form } = await suggest('sku,location,quantity\nA,helsinki,1\nA,Old,1\nA,constructor,1\nA,,1\nA,Old,2\n');
  expect(form.stores).toEqual([
    { name: 'helsinki', to: 'helsinki' },
    { name: 'Old', to: '' },
    { name: 'constructor', to: '' },
  ]);
});

test('staff say what a file holds: it is tried as that before it is imported, and nothing chosen before is lost', async () => {
  const id = await draft('sku,location,quantity\nSUKKA,Helsinki,4\n');
  expect(await start(id, 'import', { kind: 'goods' })).toEqual({
    reason: 'form',
    fields: [{ name: 'kind', fault: 'otherKind' }],
  });
  expect(await start(id, 'check', { kind: 'customers' })).toMatchObject({ reason: 'form' });
  expect(await start(id, 'check', { stores: [{ name: 'Helsinki', to: 'tampere' }] })).toBe('started');
  expect(await work(id)).toMatchObject({ state: 'draft', format: 'stock', checked: { counts: { changed: 1 } } });
  // As goods, the form of which asks no stores; then as stock again.
  expect(await start(id, 'check', { kind: 'goods', stores: [], columns: [] })).toMatchObject({ reason: 'form' });
  expect(await start(id, 'check', { kind: 'stock', stores: [{ name: 'Helsinki', to: 'nowhere' }] })).toEqual({
    reason: 'form',
    fields: [{ name: 'stores.0.to', fault: 'noStore' }],
  });
  expect((await optionsOf(id)).form).toMatchObject({ kind: 'stock', stores: [{ name: 'Helsinki', to: 'tampere' }] });
  expect(await stopRun(place(), id)).toBe('removed');
});

test('the language of texts and the columns of addresses are what staff say', async () => {
  const texts = await draft('sku,name,description\nSUKKA,Wollsocke,\n');
  await start(texts, 'import', { language: 'de' });
  expect(await work(texts)).toMatchObject({ state: 'done', format: 'translations', counts: { changed: 1 } });
  const { rows } = await database().pool.query(`select name from model_texts where model_id = 5 and language = 'de'`);
  expect(rows).toEqual([{ name: 'Wollsocke' }]);
  const addresses = await draft('/ehdot/,Vanha-yksi\n/ehdot/,/vanha/kaksi\n');
  const [from = '', to = ''] = ((await optionsOf(addresses)).examples ?? []).map(({ column }) => column);
  expect(await start(addresses, 'import', { from_column: from, to_column: 'constructor' })).toEqual({
    reason: 'form',
    fields: [{ name: 'from_column', fault: 'noAddresses' }],
  });
  await start(addresses, 'import', { from_column: to, to_column: from });
  expect(await work(addresses)).toMatchObject({ state: 'done', counts: { rows: 2, added: 2 } });
  const made = await database().pool.query('select from_path, target from redirects order by 1');
  expect(made.rows).toEqual([
    { from_path: 'vanha-yksi', target: '/ehdot/' },
    { from_path: 'vanha/kaksi', target: '/ehdot/' },
  ]);
  // A wider table: the columns that hold addresses are suggested, in their order.
  const wide = await draft('Nro,Uusi,Vanha,constructor\n1,/ehdot/,/vanha-kolme/,x\n2,,/vanha-neljä/,x\n');
  expect((await optionsOf(wide)).form).toMatchObject({ kind: 'redirects', from_column: 'uusi', to_column: 'vanha' });
  expect(await start(wide, 'check', { from_column: 'vanha', to_column: 'vanha' })).toMatchObject({ reason: 'form' });
  await start(wide, 'import', { from_column: 'vanha', to_column: 'uusi' });
  expect(await work(wide)).toMatchObject({ state: 'done', counts: { rows: 2, added: 1, skipped: 1 } });
  const third = await database().pool.query(`select target from redirects where from_path = 'vanha-kolme'`);
  expect(third.rows).toEqual([{ target: '/ehdot/' }]);
  // What stood in the file is forgotten with it.
  expect((await runOf(addresses))?.options).not.toHaveProperty('examples');
});
