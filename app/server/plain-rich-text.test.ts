import { DESCRIPTION_TAGS, EDITORS_TAGS } from 'contract/rich-text';
import DOMPurify from 'isomorphic-dompurify';
import { expect, test } from 'vitest';
import { seeded } from '../../tests/support/random';
import { dangersIn, SCRIPT_ATTEMPTS } from '../../tests/support/script-attempts';
import { isPlainRichText, PLAIN_TAGS } from './plain-rich-text';

test('descriptions as the shop stores them are plain', () => {
  for (const html of [
    'Only text, 5 > 3 &amp; &lt;b&gt;',
    '<p>Warm &amp; <strong>light <em>and</em></strong><br>dry</p>',
    '<h2>Care</h2>\n<ul><li>Wash</li><li><p>Dry</p></li></ul>',
    '<table><thead><tr><th>EU</th></tr></thead><tbody><tr><td>42</td></tr></tbody></table>',
  ])
    expect(isPlainRichText(html), html).toBe(true);
  expect(DESCRIPTION_TAGS.filter((tag) => !PLAIN_TAGS.includes(tag))).toEqual([]);
});

test('everything that a browser would read otherwise, or that has an attribute, is not', () => {
  for (const html of [
    '<p>open',
    '</p>',
    '<p></div>',
    '<p>a<p>b</p></p>',
    '<p><ul><li>x</li></ul></p>',
    '<b><p>x</p></b>',
    '<li>x</li>',
    '<td>x</td>',
    '<table>x</table>',
    '<table><tr><td>x</td></tr></table>',
    '<h2><h3>x</h3></h2>',
    '<P>x</P>',
    '<p >x</p>',
    '<p class="a">x</p>',
    '<a>x</a>',
    '<p>a\0b</p>',
    'a < b',
    '<b>'.repeat(600) + '</b>'.repeat(600),
  ])
    expect(isPlainRichText(html), html).toBe(false);
});

test.each(SCRIPT_ATTEMPTS)('%s is plain only when it is harmless', (attempt) => {
  const html = `<p>Before</p>${attempt}<p>after</p>`;
  if (isPlainRichText(html)) expect(dangersIn(html, DESCRIPTION_TAGS)).toEqual([]);
});

test('what is plain is what the sanitiser would give back', () => {
  const { one, whole } = seeded(20);
  const tags = [...PLAIN_TAGS, 'a', 'script', 'svg', 'div'];
  const pieces = [...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]), 'x', ' ', '&amp;', '&lt;i&gt;', '"', '\n'];
  let count = 0;
  for (let round = 0; round < 4_000; round += 1) {
    const around = one(tags);
    const html = `<${around}>${Array.from({ length: whole(0, 4) }, () => one(pieces)).join('')}</${around}>`;
    if (!isPlainRichText(html)) continue;
    count += 1;
    const given = DOMPurify.sanitize(html, { ALLOWED_TAGS: [...DESCRIPTION_TAGS, ...EDITORS_TAGS, '#text'] });
    expect(given, html).toBe(html);
  }
  expect(count).toBeGreaterThan(100);
});
