import { expect, test } from 'vitest';
import { goodsOf, replaceGoods } from './goods-lists';

const goods = (...slugs: string[]) =>
  `<ul class="goods">${slugs.map((slug) => `<li><img src="/a"> <a href="/kelo/${slug}/?select-color=x">K</a></li>`).join('')}</ul>`;

test('a text names each of the products of its lists of goods once, and no other link', () => {
  const html = `<p><a href="/kelo/muu/">M</a></p>${goods('kota-3', 'kota-2')}<ul><li><a href="/b/c/">C</a></li></ul>${goods('kota-3')}`;
  expect(goodsOf(html)).toEqual(['kota-3', 'kota-2']);
  expect(goodsOf('<ul><li><a href="/b/c/">C</a></li></ul>')).toEqual([]);
});

test('what stands for a list takes its place, and a list that nothing stands for stays', () => {
  const html = `<p>A</p>${goods('kota-3')}<p>B</p>${goods('poissa')}`;
  const shown = replaceGoods(html, (slugs) => (slugs.includes('poissa') ? null : `<b>${slugs.join()}</b>`));
  expect(shown).toBe(`<p>A</p><b>kota-3</b><p>B</p>${goods('poissa')}`);
});
