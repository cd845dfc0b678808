import { expect, test } from 'vitest';
import { guideLinks } from './guide-links.server';

const pages = new Set(['tuotetestit']);
const linked = (...paths: string[]) =>
  guideLinks(
    paths.map((path) => ({ title: 'Opas', path })),
    'fi',
    pages,
  ).map(({ to }) => to);

test('guides are links to content pages, under the address of the page', () => {
  expect(linked('/tuotetestit/', '/sivu/tuotetestit/')).toEqual(['/sivu/tuotetestit/', '/sivu/tuotetestit/']);
});

test('a guide whose page does not answer is not linked', () => {
  expect(linked('/ei-ole/', '/hiihto/sukset/')).toEqual([]);
});

test('a guide on another site or without a title is left out', () => {
  expect(linked('//evil.example/tuotetestit/', 'https://evil.example/tuotetestit/', 'javascript:alert(1)')).toEqual([]);
  expect(guideLinks([{ title: ' ', path: '/tuotetestit/' }], 'fi', pages)).toEqual([]);
});
