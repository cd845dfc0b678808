// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { meansTheSame, tidied, unknownParts } from './rich-html';

test('paragraphs, headings, lists, emphasis, links and pictures are edited as they look', () => {
  const text =
    '<h2>A</h2><p>b <strong>c</strong> <em>d</em> <a href="/e/" target="_blank" rel="noopener">f</a></p>' +
    '<ol start="3"><li>g</li></ol><p><img src="/media/0/960" alt="h"></p>';
  expect([unknownParts(text), unknownParts('Vain sanoja')]).toEqual([[], []]);
});

test('a table, a video, a booking calendar, an id and a class are named, for the editor would lose them', () => {
  const text =
    '<h2 id="koot">A</h2><table><tr><td>b</td></tr></table><iframe src="https://example.com"></iframe><p class="x">c</p>';
  expect(unknownParts(text)).toEqual(['<h2> id', '<table>', '<tbody>', '<tr>', '<td>', '<iframe>']);
  expect(unknownParts('<p class="x" style="color:red">c</p><custom-part>d</custom-part>')).toEqual([
    '<p> class',
    '<p> style',
    '<custom-part>',
  ]);
});

test('a text that lost a word, a link or a list on its way is not the same', () => {
  const text = '<p>a <a href="/b/">c</a></p><ul><li>d</li></ul>';
  expect(meansTheSame(text, '<p>a <a href="/b/">c</a></p>\n<ul><li><p>d</p></li></ul>')).toBe(true);
  expect(meansTheSame('<b>x</b>', '<p><strong>x</strong></p>')).toBe(true);
  for (const other of [
    '<p>a c</p><ul><li>d</li></ul>',
    text.replace('/b/', '/e/'),
    text.replace('d', ''),
    '<p>acd</p>',
  ])
    expect(meansTheSame(text, other), other).toBe(false);
});

test('rows of lists stand without paragraphs where one is enough, and an empty text is nothing', () => {
  expect(tidied('<ul><li><p>a</p><ul><li><p>b <em>c</em></p></li></ul></li></ul><p></p>')).toBe(
    '<ul><li>a<ul><li>b <em>c</em></li></ul></li></ul>',
  );
  expect(tidied('<ul><li><p>a</p><p>b</p></li></ul>')).toBe('<ul><li><p>a</p><p>b</p></li></ul>');
  expect([tidied('<p></p>'), tidied('<p>a</p><p></p>')]).toEqual(['', '<p>a</p>']);
});
