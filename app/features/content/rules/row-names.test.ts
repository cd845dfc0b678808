import { expect, test } from 'vitest';
import { withRowNames } from './row-names';

const row = (what: string, link: string) =>
  `<li><strong>Tiistaisin</strong> <strong>${what}</strong> Helsinki. ${link}</li>`;

test('links with the same words are told apart by what their rows are about', () => {
  const link = '<a href="/a/">Varaa paikka</a>';
  const html = withRowNames(`<ul class="times">${row('Voitelu', link)}${row('Ompelu &amp; "neulat"', link)}</ul>`);
  expect([...html.matchAll(/aria-label="([^"]*)" href="\/a\/">Varaa paikka</g)].map(([, name]) => name)).toEqual([
    'Varaa paikka: Voitelu',
    'Varaa paikka: Ompelu &amp; &quot;neulat&quot;',
  ]);
});

test('a row without a link lends its words to no other', () => {
  const html = withRowNames(`<ul class="times">${row('Suljettu', '')}${row('Ompelu', '<a href="/a/">Varaa</a>')}</ul>`);
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(['Varaa: Ompelu']);
});

test('other lists, rows without a link at their end and links that have a name stay as they are', () => {
  const named = '<a href="/a/" aria-label="B">Varaa</a>';
  const texts = [
    `<ul>${row('Voitelu', '<a href="/a/">Varaa</a>')}</ul>`,
    `<ul class="times">${row('Voitelu', '<a href="/a/">Varaa</a> ajoissa.')}${row('Ompelu', named)}</ul>`,
  ];
  expect(texts.map(withRowNames)).toEqual(texts);
});
