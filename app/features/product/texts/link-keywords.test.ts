import { expect, test } from 'vitest';
import { linkKeywords } from './link-keywords';

const KEYWORDS = [
  { id: 1, keyword: 'kalvo' },
  { id: 2, keyword: 'Gore & Co' },
  { id: 3, keyword: 'kalvo 3L' },
  { id: 4, keyword: 'мембрана' },
];
const linked = (html: string, keywords = KEYWORDS) =>
  linkKeywords(html, keywords, (id) => `/tuote/?size=m&keyword=${id}`);
const to = (id: number, word: string) => `<a class="keyword" href="/tuote/?size=m&amp;keyword=${id}">${word}</a>`;

test('a keyword of the description opens its explanation, at its first appearance, as it is written there', () => {
  expect(linked('<p>Kalvo kestää. Pese kalvo usein.</p>')).toBe(`<p>${to(1, 'Kalvo')} kestää. Pese kalvo usein.</p>`);
  expect(linked('Мембрана')).toBe(to(4, 'Мембрана'));
  expect(linked('<p>Gore &amp; Co</p>')).toBe(`<p>${to(2, 'Gore &amp; Co')}</p>`);
});

test('whole words only, and the longer keyword first', () => {
  expect(linked('kalvot, tuulikalvo, kalvo3')).toBe('kalvot, tuulikalvo, kalvo3');
  expect(linked('kalvo 3L ja kalvo')).toBe(`${to(3, 'kalvo 3L')} ja ${to(1, 'kalvo')}`);
});

test('tags, attributes, links and headings stay as they are', () => {
  const html = '<h3>kalvo</h3><a href="/kalvo/" title="a>kalvo">kalvo</a><img alt="kalvo">';
  expect(linked(`${html} kalvo`)).toBe(`${html} ${to(1, 'kalvo')}`);
});

test('keywords with signs of patterns and of markup are text', () => {
  const keywords = [
    { id: 7, keyword: 'C++ (x' },
    { id: 8, keyword: '<b>' },
    { id: 9, keyword: ' ' },
  ];
  expect(linked('<b>C++ (x</b> &lt;b&gt;', keywords)).toBe(`<b>${to(7, 'C++ (x')}</b> ${to(8, '&lt;b&gt;')}`);
  expect(linked('<p>kalvo</p>', [])).toBe('<p>kalvo</p>');
});
