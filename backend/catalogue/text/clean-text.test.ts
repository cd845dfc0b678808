import { DESCRIPTION_TAGS } from 'contract/rich-text';
import { expect, test } from 'vitest';
import { dangersIn, SCRIPT_ATTEMPTS } from '../../../tests/support/script-attempts';
import { plainText, safeHtml } from './clean-text';

test.each(SCRIPT_ATTEMPTS)('nothing of %s gets into a page', (attempt) => {
  for (const text of [attempt, `<p>Before ${attempt} after</p>`, `<ul><li>${attempt}`]) {
    expect(dangersIn(safeHtml(text).html, DESCRIPTION_TAGS)).toEqual([]);
    // Not one attribute is left.
    expect(safeHtml(text).html).not.toMatch(/<[a-z0-9]+[^a-z0-9>]/);
  }
});

test.each([
  ['blocks of any name', '<div>a.</div><div>b</div>', '<p>a.</p><p>b</p>'],
  ['headings', '<p>Care<h2>Wash</h2>cold</p><h6>Note</h6>', '<p>Care</p><h3>Wash</h3><p>cold</p><h4>Note</h4>'],
  ['definitions', '<dl><dt>Care</dt><dd>Wash</dd></dl>', '<p>Care</p><p>Wash</p>'],
  ['preformatted lines', '<pre>one\ntwo</pre>', '<p>one<br>two</p>'],
  ['empty paragraphs', '<p>a</p><p>&nbsp;</p><p></p><p>b</p>', '<p>a</p><p>b</p>'],
  [
    'items never closed',
    '<ul><li>a<li>b<ul><li>c</ul><li>d</ul>e',
    '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul><p>e</p>',
  ],
  [
    'cells never closed',
    '<table><tr><td>Size<td>Chest<tr><td>S<td></table>',
    '<table><tr><td>Size</td><td>Chest</td></tr><tr><td>S</td><td></td></tr></table>',
  ],
  [
    'lines of a cell',
    '<table><tr><td><div>a</div><div>b</div></td></tr></table>',
    '<table><tr><td>a<br>b</td></tr></table>',
  ],
  ['parts without their whole', '<td>a</td><li>b', '<p>a</p><ul><li>b</li></ul>'],
  ['emphasis without a paragraph', 'a <b>b</b><i> c</i>', '<p>a <b>b</b><i> c</i></p>'],
  ['text with an ampersand and no tag', 'a < b & c\n\nd\ne', '<p>a &lt; b &amp; c</p><p>d<br>e</p>'],
  ['escaped tags', '&lt;p&gt;Hi &lt;b&gt;you&lt;/b&gt;&lt;/p&gt;', '<p>Hi <b>you</b></p>'],
  ['directives of Magento', '{{widget type="x"}}<p>Text</p>', '<p>Text</p>'],
])('a description keeps its structure: %s', (_name, written, html) => {
  expect(safeHtml(written)).toEqual({ html, isCut: false });
});

test('a cleaned description stays as it is when it is cleaned again', () => {
  const once = safeHtml('<div>a <b>b</b></div>c<ul><li>d<p>e</p><table><tr><td>f</table></ul>').html;
  expect(safeHtml(once).html).toBe(once);
});

test.each([
  ['a table of 0.9 MB', `<table>${'<tr><td>x</td><td>yyyyy</td></tr>'.repeat(28_000)}</table>`, true],
  ['one text of 0.9 MB', '<'.repeat(900_000), true],
  ['300 kB of nested divs', '<div>'.repeat(60_000), false],
  ['a list 40,000 deep', '<ul><li>'.repeat(40_000), false],
  ['60,000 nested divs around a word', `${'<div>'.repeat(60_000)}word${'</div>'.repeat(60_000)}`, false],
])('%s becomes a short description of few tags', (_name, written, isCut) => {
  const cleaned = safeHtml(written);
  expect(cleaned.isCut).toBe(isCut);
  expect(cleaned.html.length).toBeLessThan(100_000);
  expect(cleaned.html.split('<').length).toBeLessThan(5_000);
});

test('elements stand at most 16 deep inside each other', () => {
  const { html } = safeHtml(`${'<ul><li>'.repeat(100)}in`);
  expect(html.split('</').length - 1).toBeLessThanOrEqual(16);
  expect(html).toContain('in');
});

test('plain text has spaces where blocks and cells meet, and none inside a word', () => {
  expect(plainText('<table><tr><td>Size</td><td>S</td></tr></table>')).toBe('Size S');
  expect(plainText('<p>a</p><p>b<b>c</b></p>d<br>e &amp; f')).toBe('a bc d e & f');
  expect(plainText('Luma<sup>&trade;</sup> {{store url=""}}')).toBe('Luma™');
});
