/** A list of goods in sanitised HTML: links to products, `<ul class="goods">`. */
const LIST = /<ul class="goods">([\s\S]*?)<\/ul>/g;
const LINK = /<a [^>]*?href="([^"?#]*)/g;

/** The slugs of the products that a list links to, in its order. */
const slugsOf = (list: string): string[] =>
  [...list.matchAll(LINK)].flatMap(([, path = '']) => path.split('/').findLast((part) => part !== '') ?? []);

/** The slugs of all products in the lists of goods of a text, each once. */
export const goodsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(LIST)].flatMap(([, list = '']) => slugsOf(list))),
];

/**
 * A text with something else in place of its lists of goods.
 * @param shown what stands for a list of these products, or null to keep it as it is written
 */
export const replaceGoods = (html: string, shown: (slugs: readonly string[]) => string | null): string =>
  html.replace(LIST, (whole, list: string) => shown(slugsOf(list)) ?? whole);
