import { IMPORT_REMARKS } from 'contract/import-remarks';
import { expect, test } from 'vitest';
import { fileWriter } from '../../../tests/support/catalogue-file';
import { withDatabase } from '../../../tests/support/database';
import { withImports } from '../../../tests/support/imports';
import { contentTexts } from '../../domain/content/content-texts';
import { findRedirect } from '../../domain/content/find-redirect';
import { ImportReport } from '../import-report';
import { importRedirects } from './import-redirects';

const database = withDatabase();
const { importLines } = withImports(database);
const write = fileWriter();
const ownHosts = new Set(['shop.fi']);

const ledTo = (path: string) => findRedirect(database().pool, 'en', path, new Date());

async function addLines(...lines: string[]) {
  const report = new ImportReport();
  const target = { db: database().db, ownHosts, now: new Date() };
  const counts = await importRedirects(write(`${lines.join('\n')}\n`), target, report);
  return { ...counts, refused: report.skipped, report };
}

const goods = (handle: string, brand = 'Kettu') =>
  importLines([
    'Handle,Title,Vendor,Type,Variant SKU,Variant Price',
    `${handle},${handle},${brand},Lamps,${handle}-1,10`,
  ]);

test('a redirect leads to a product by SKU, by handle, by its address and by the one it had, and follows it to another brand', async () => {
  await goods('lantern');
  const { added, refused } = await addLines(
    'old address,new address',
    '/a.php,lantern-1',
    'https://left.example/b/,lantern',
    '/c,/kettu/lantern/',
    '/d,/products/lantern',
    '/e,https://left.example/products/lantern?x=1',
  );
  expect({ added, refused }).toEqual({ added: 5, refused: [] });
  await goods('lantern', 'Karhu');
  for (const path of ['/a.php', '/b/', '/c', '/d', '/E?utm=1']) expect(await ledTo(path), path).toBe('/karhu/lantern/');
});

test('the export of redirects of Shopify and the table of Magento are known', async () => {
  await goods('torch');
  await addLines('Redirect from,Redirect to', '/pages/light,/products/torch', '/pages/sale,/collections/lamps');
  expect([await ledTo('/pages/light'), await ledTo('/pages/sale')]).toEqual(['/kettu/torch/', '/lamps/']);
  const { report } = await addLines(
    'url_rewrite_id,entity_type,request_path,target_path,redirect_type,store_id',
    '1,product,torch.html,catalog/product/view/id/1,0,1',
    '2,custom,old-torch.html,products/torch,301,1',
  );
  expect(await ledTo('/old-torch.html')).toBe('/kettu/torch/');
  expect(report.countOf('addresses are rewritten inside Magento and are no redirects')).toBe(1);
});

test('redirects of a file that lead to each other become one hop, whatever their order; circles are refused by line', async () => {
  const { added, refused } = await addLines('from,to', '/hop-3,/end/', '/hop-2,/hop-3', '/hop-1,/hop-2', '/end,/hop-1');
  expect(added).toBe(3);
  expect(refused).toEqual([{ line: 5, text: '/end: The redirect would lead back to the same address.' }]);
  for (const path of ['/hop-1', '/hop-2', '/hop-3']) expect(await ledTo(path), path).toBe('/end/');
});

test('each rule of the desk for redirects has its text in the reports of imports', () => {
  const rules = ['from.form', 'from.inUse', 'target.form', 'target.circle', 'from.taken', 'target.redirected'] as const;
  const texts = rules.map((rule) => contentTexts('en')(rule, { target: '/x/' }).replace('/x/', '{{target}}'));
  expect(Object.keys(IMPORT_REMARKS)).toEqual(expect.arrayContaining(texts));
});

test('what is not safe or has a page is refused with its line; the same table again changes nothing', async () => {
  await goods('candle');
  const lines = [
    'from,to',
    '/fine,https://other.example/page',
    '/x,javascript:alert(1)',
    '/x,//evil.example/',
    '/x,http://evil.example',
    '/x,https://user:secret@evil.example/',
    '/kettu/candle/,/somewhere/',
    '/checkout,/candle/',
    '/x,NO-SUCH-SKU',
    '/?id=5,/candle/',
    ',/candle/',
  ];
  const first = await addLines(...lines);
  expect(first).toMatchObject({ added: 1, known: 0 });
  expect(first.refused.map(({ line }) => line).toSorted((one, other) => one - other)).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
  expect(await ledTo('/fine')).toBe('https://other.example/page');
  expect(await ledTo('/x')).toBeNull();
  expect(await addLines(...lines)).toMatchObject({ added: 0, known: 1 });
});

test('a redirect of staff stays; a file that is no table of redirects is refused in one sentence', async () => {
  await goods('match');
  await addLines('from,to', '/kept,https://other.example/');
  const { refused } = await addLines('from,to', '/kept,match-1', '/kept,/elsewhere/');
  expect(refused).toHaveLength(2);
  expect(await ledTo('/kept')).toBe('https://other.example/');
  await expect(addLines('Handle,Title', 'a,b')).rejects.toThrow('is no table of redirects');
});
