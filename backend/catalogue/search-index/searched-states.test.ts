import { expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { withImports } from '../../../tests/support/imports';

const database = withDatabase();
const { importLines } = withImports(database);

const HEADER = 'product,sku,name,brand,category,description,price,quantity,color,size,published,property: Weight [g]';
const CUP = 'cup,C-1,Cup,Kettu,Kitchen,<p>Holds coffee.</p>,10,5,Red,S,1,100';
const POT = 'pot,P-1,Pot,Kettu,Kitchen,<p>Holds soup.</p>,20,5,Blue,M,1,900';

/** The transactions in which documents were written, by model. */
async function written(): Promise<Record<string, string>> {
  const { rows } = await database().pool.query<{ key: string; at: string }>(
    `select m.import_key as key, max(d.xmin::text) as at from search_documents d join models m on m.id = d.model_id group by 1`,
  );
  return Object.fromEntries(rows.map(({ key, at }) => [key, at]));
}

const importTable = (...rows: string[]) => importLines([HEADER, ...rows], { format: 'table' });

test('an import builds the documents of models that searches find by something else now, and no others', async () => {
  await importTable(CUP, POT);
  let before = await written();
  expect(Object.keys(before).sort()).toEqual(['table:cup', 'table:pot']);
  const rebuiltBy = async (cup: string): Promise<string[]> => {
    await importTable(cup, POT);
    const after = await written();
    const keys = Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
    before = after;
    return keys;
  };
  expect(await rebuiltBy(CUP)).toEqual([]);
  expect(await rebuiltBy(CUP.replace(',10,5,', ',12,7,'))).toEqual([]);
  const changes = [
    ['Cup', 'Mug'],
    ['Kettu', 'Susi'],
    ['Kitchen', 'Camping'],
    ['Holds coffee', 'Holds tea'],
    ['Red', 'Green'],
    [',S,', ',L,'],
    [',100', ',120'],
    [',1,100', ',0,100'],
  ] as const;
  for (const [from, to] of changes) {
    expect([to, await rebuiltBy(CUP.replace(from, to))]).toEqual([to, ['table:cup']]);
    await rebuiltBy(CUP);
  }
});
