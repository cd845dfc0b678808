import { expect, test } from 'vitest';
import { savedBeside } from './saved-beside';

const day = (date: string, opens: string) => ({ date, opens, closes: '13:00', names: { fi: 'Jouluaatto' } });

test('only fields that differ are told, with what is saved', () => {
  const typed = {
    name: 'Helsinki',
    phone: '1',
    leads: { fi: 'Uusi', en: '' },
    hours: [{ opens: '10' }, { opens: '11' }],
  };
  const saved = { name: 'Helsinki', phone: '2', leads: { fi: 'Vanha' }, hours: [{ opens: '10' }, { opens: '12' }] };
  expect(savedBeside(typed, saved)).toEqual({
    fields: { phone: '2', 'leads.fi': 'Vanha', 'hours.1.opens': '12' },
    rows: [],
  });
});

test('rows are compared by their date or product, wherever they stand, and rows that are missing are listed', () => {
  const typed = {
    special_days: [day('2026-12-26', ''), day('2026-12-24', '9')],
    picks: [{ product: 'a/x', seller: 'Aino' }],
  };
  const saved = {
    special_days: [day('2026-12-24', '10'), day('2026-12-25', ''), day('2026-12-26', '')],
    picks: [{ product: 'a/y', seller: 'Mikko' }],
  };
  expect(savedBeside(typed, saved)).toEqual({
    fields: { 'special_days.1.opens': '10' },
    rows: ['2026-12-25 13:00', 'a/y Mikko'],
  });
  expect(savedBeside({ special_days: [] }, { special_days: [day('2026-12-24', '9')] }).rows).toHaveLength(1);
});

test('choices are compared whatever their order', () => {
  expect(savedBeside({ services: ['a', 'b'], nouto: true }, { services: ['b', 'a'], nouto: true }).fields).toEqual({});
  expect(savedBeside({ services: ['a'], nouto: true }, { services: ['a', 'b'], nouto: false }).fields).toEqual({
    services: 'a, b',
    nouto: 'false',
  });
});

test('what a typed row lacks is empty, and names of every object are only names', () => {
  const typed = { leads: {} };
  const saved = JSON.parse('{"leads":{"__proto__":"x","constructor":"y"}}');
  expect(savedBeside(typed, saved).fields).toEqual({ 'leads.__proto__': 'x', 'leads.constructor': 'y' });
});
