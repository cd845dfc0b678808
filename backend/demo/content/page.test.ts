import { expect, test } from 'vitest';
import { pageHtml } from './page';

test('rows of a table have a head, and what follows them is a paragraph', () => {
  const html = pageHtml('| Tapa | Hinta\n| Nouto | {eur:4.90}; **maksuton**\nLoppu.', (target) => target);
  expect(html).toBe(
    '<table><tr><th>Tapa</th><th>Hinta</th></tr><tr><td>Nouto</td><td>{eur:4.90}; <strong>maksuton</strong></td></tr></table>\n<p>Loppu.</p>',
  );
});

test('a picture alone is a figure with what is said of it, one in an item stands before its words, and a link can be a button', () => {
  const pictureOf = (name: string) => ({ src: `/${name}`, width: 2, height: 1, alt: 'A & B', caption: 'C' });
  const html = pageHtml('@scene/a\n- @scene/b [Go](x) on\n=> [Book](y)', (target) => `/${target}/`, pictureOf);
  const image = (name: string) => `<img src="/scene/${name}" alt="A &amp; B" width="2" height="1" loading="lazy">`;
  expect(html.split('\n')).toEqual([
    `<figure>${image('a')}<figcaption>C</figcaption></figure>`,
    `<ul><li>${image('b')} <a href="/x/">Go</a> on</li></ul>`,
    '<p class="action"><a href="/y/">Book</a></p>',
  ]);
  expect(() => pageHtml('@scene/a', (target) => target)).toThrow('scene/a');
});

test('tiles, facts and times are lists of their own, links beside a button and one that leads on are paragraphs', () => {
  const html = pageHtml(
    '+ [A](x) b // c\n1) **D** e\n* **7** f\n: **18** **G** h\n=> [I](i) [J](j)\n-> [K](k)\n! **L**\n!=> [M](m)',
    (to) => to,
  );
  expect(html.split('\n')).toEqual([
    '<ul class="tiles"><li><a href="x">A</a> b<br>c</li></ul>',
    '<ol class="tiles"><li><strong>D</strong> e</li></ol>',
    '<ul class="figures"><li><strong>7</strong> f</li></ul>',
    '<ul class="times"><li><strong>18</strong> <strong>G</strong> h</li></ul>',
    '<p class="action"><a href="i">I</a> <a href="j">J</a></p>',
    '<p class="onward"><a href="k">K</a></p>',
    '<aside class="tip"><p><strong>L</strong></p><p class="action"><a href="m">M</a></p></aside>',
  ]);
});

test('items that begin with the picture of a product are a list of goods, apart from other items', () => {
  const pictureOf = (name: string) => ({ src: `/${name}`, width: 4, height: 5, alt: '', caption: '', isWhole: true });
  const html = pageHtml('- @model/kota-3 [Kota](model:kota-3)\n- more', (target) => `/${target}/`, pictureOf);
  const image = '<img class="whole" src="/model/kota-3" alt="" width="4" height="5" loading="lazy">';
  expect(html.split('\n')).toEqual([
    `<ul class="goods"><li>${image} <a href="/model:kota-3/">Kota</a></li></ul>`,
    '<ul><li>more</li></ul>',
  ]);
});

test('a cell after its mark stands at the right', () => {
  const html = pageHtml('| A | > B\n| c | > {eur:4.90}', (to) => to);
  expect(html).toContain(
    '<tr><th>A</th><th align="right">B</th></tr><tr><td>c</td><td align="right">{eur:4.90}</td></tr>',
  );
});
