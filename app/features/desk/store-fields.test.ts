import { storeForm as contractForm } from 'contract/desk-stores';
import { expect, test } from 'vitest';
import { readStoreForm, readVersion } from './store-fields';

const sent = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test('rows are read in their order, without those that are empty or marked to be removed', () => {
  const { special_days: days, picks } = readStoreForm(
    sent({
      'special_days.7.date': '2026-12-26',
      'special_days.2.date': '2026-12-24',
      'special_days.2.names.fi': 'Jouluaatto',
      'special_days.3.date': '2026-12-25',
      'special_days.3.remove': 'on',
      'special_days.4.date': '',
      'special_days.4.names.fi': ' ',
      'picks.0.product': 'hanki/ilves',
      'picks.1.seller': 'Aino',
    }),
  );
  expect(days.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-26']);
  expect(days[0]?.names.fi).toBe('Jouluaatto');
  expect(picks.map(({ product, seller }) => [product, seller])).toEqual([
    ['hanki/ilves', ''],
    ['', 'Aino'],
  ]);
});

test('whatever is sent, the form keeps to the contract', () => {
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, row) => [`special_days.${row}.date`, '2026-12-24']));
  const forms = [{}, many, { 'special_days.__proto__.date': 'x', 'hours.99.opens': '10', 'picks.1e9.product': 'x' }];
  for (const fields of forms) expect(contractForm.safeParse(readStoreForm(sent(fields))).success).toBe(true);
  expect(readStoreForm(sent(many)).special_days).toHaveLength(60);
});

test('a version is a number, and anything else is one that nothing has', () => {
  const versions = ['7', '', 'x', '-1', '1e3', '99999999999'].map((version) => readVersion(sent({ version })));
  expect(versions).toEqual([7, 0, 0, 0, 0, 0]);
});
