import { expect, test } from 'vitest';
import { menuLevels } from './menu-levels';

const groups = [
  {
    label: 'Hiihto',
    to: '/hiihto/',
    columns: [
      { label: 'Sukset', to: '/hiihto/sukset/', links: [{ label: 'Metsäsukset', to: '/hiihto/sukset/metsa/' }] },
    ],
  },
  { label: 'Merkit', to: '/merkit/' },
];
const words = { departments: 'Osastot', all: (name: string) => `Kaikki: ${name}` };
const levels = (group: string | null, child: string | null = null) =>
  menuLevels(groups, { group, child }, 'fi', words).map(({ title, back, items }) => [
    title,
    back?.to,
    items.at(-1)?.to,
  ]);

test('the first level leads deeper where there is something deeper', () => {
  expect(menuLevels(groups, { group: null, child: null }, 'fi', words)[0]?.items).toEqual([
    { to: '/valikko/?group=hiihto', label: 'Hiihto', isDeeper: true },
    { to: '/merkit/', label: 'Merkit' },
  ]);
});

test('each level leads one back', () => {
  expect(levels('hiihto', 'hiihto/sukset')).toEqual([
    ['Osastot', undefined, '/merkit/'],
    ['Hiihto', '/valikko/', '/valikko/?group=hiihto&child=hiihto%2Fsukset'],
    ['Sukset', '/valikko/?group=hiihto', '/hiihto/sukset/metsa/'],
  ]);
});

test('an unknown group or child opens nothing deeper', () => {
  expect(levels('merkit')).toHaveLength(1);
  expect(levels('__proto__', 'x')).toHaveLength(1);
  expect(levels('hiihto', 'x')).toHaveLength(2);
});
