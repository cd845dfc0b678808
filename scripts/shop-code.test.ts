import { expect, test } from 'vitest';
import { withDatabase } from '../tests/support/database';
import { order } from '../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../tests/support/shop-data';
import { codeCommand } from './code-command';

const database = withDatabase();
const NOW = new Date('2026-11-23T12:00:00Z');
const code = async (...args: string[]) => codeCommand(args, NOW)(database().db);

test('shop:code makes codes of each kind, lists them with their uses, and ends them', async () => {
  const { db } = database();
  await insertShop(db);
  const productId = await insertVariant(db, { slug: 'coat', stock: { [STORES.main]: 5 } });
  expect(await code('list')).toBe('There are no codes.');
  expect(await code('add', 'WINTER', '--percent', '12,5', '--uses-per-customer', '1')).toBe('WINTER is made.');
  const span = ['--starts', '2027-03-28', '--ends', '2027-10-31'];
  const limits = ['--brands', 'aapa', '--models', 'coat', '--full-prices-only', '--uses', '3', '--from', '99.90'];
  await code('add', 'SPRING', '--euros', '20', ...span, ...limits);
  await expect(code('add', 'winter', '--percent', '5')).rejects.toThrow('There is a code winter already.');
  await order(db, { productId, total: 9_340, body: { discount_codes: ['winter'] } }, NOW);
  expect((await code()).split('\n')).toEqual([
    'SPRING  20 €  2027-03-28 – 2027-10-31  from 99.9 €  used 0 of 3  full prices only  only aapa, coat',
    'WINTER  12.5 %  2026-11-23 –  used 1  1 a customer',
  ]);
  expect(await code('end', 'winter')).toBe('winter has ended.');
  expect(await code('end', 'SPRING')).toBe('SPRING has ended.');
  await expect(code('end', 'WINTER')).rejects.toThrow('No code WINTER holds now or later.');
  expect(await code('list')).toContain('SPRING  20 €  disabled  2027-03-28');
});

test('shop:code refuses what is no code, and says what it takes', () => {
  const add =
    (...args: string[]) =>
    () =>
      codeCommand(['add', ...args], NOW);
  for (const wrong of [['add'], ['end'], ['add', 'A', 'B'], ['list', 'A'], ['add', 'A', '--colour', 'red']])
    expect(() => codeCommand(wrong, NOW), wrong.join(' ')).toThrow('npm run shop:code -- list');
  expect(add('A')).toThrow('npm run shop:code -- list');
  expect(add('A', '--percent', '5', '--euros', '5')).toThrow('npm run shop:code -- list');
  for (const percent of ['0', '101', '1e2', '5.555', '-5'])
    expect(add('A', `--percent=${percent}`)).toThrow('--percent');
  expect(add('TWO WORDS', '--percent', '5')).toThrow('no spaces');
  expect(add('A', '--percent', '5', '--uses', '1.5')).toThrow('whole number');
  expect(add('A', '--percent', '5', '--ends', '2027-02-30')).toThrow('--ends');
  expect(add('A', '--percent', '5', '--starts', '2027-02-02', '--ends', '2027-02-01')).toThrow('before it begins');
});

test('a code for a brand that there is not is not made', async () => {
  await expect(code('add', 'NOBODY', '--percent', '5', '--brands', 'nobody')).rejects.toThrow(
    'There is no brand, group or model nobody.',
  );
  expect(await code('list')).not.toContain('NOBODY');
});
