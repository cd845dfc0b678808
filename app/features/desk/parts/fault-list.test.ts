import { expect, test } from 'vitest';
import { translate } from '~/locale/messages';
import { faultList, labelOf } from './fault-list';

const labels = {
  names: 'Nimi',
  price: 'Hinta (€)',
  'picks.*.product': 'Tuote',
  'tabs.*.title': 'Otsikko',
  'tabs.*.parts.*.title': 'Osa',
  'own.1': 'M',
};

test('a fault is told under the name of its field, with its row and its language', () => {
  expect(labelOf(labels, 'names.sv')).toBe('Nimi, Svenska');
  expect(labelOf(labels, 'picks.2.product')).toBe('Tuote 3');
  expect(labelOf(labels, 'fi.tabs.0.title')).toBe('Otsikko 1, Suomi');
  expect(labelOf(labels, 'fi.tabs.0.parts.1.title')).toBe('Osa 1.2, Suomi');
  expect(labelOf(labels, 'own.1')).toBe('M');
  expect(labelOf(labels, 'own.2')).toBeNull();
});

test('the list links to the fields, and what is wrong with the whole form has no link', () => {
  const faults = { fields: { price: 'Kirjoita summa.', 'own.2': 'Liian suuri.' }, other: ['Joku ehti ensin.'] };
  expect(faultList(faults, labels, translate('fi', 'common'))).toEqual([
    { fieldId: 'field-price', text: 'Hinta: Kirjoita summa.' },
    { fieldId: 'field-own-2', text: 'Liian suuri.' },
    { text: 'Joku ehti ensin.' },
  ]);
});
