import { renderToStaticMarkup } from 'react-dom/server';
import { getModel } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import { unpackCard } from '~/features/catalog/packed-card';
import { type CardProduct, ProductCard } from '~/features/catalog/parts/product-card';
import { readCards } from '~/features/catalog/read-cards.server';
import { segmentsOf } from '~/features/session/current-customer.server';
import { LocaleContext } from '~/locale/use-locale';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import { goodsOf, replaceGoods } from './rules/goods-lists';

/** Most products that one text shows as cards. */
const SHOWN = 24;

/**
 * The cards of products by their slugs, as this visitor sees them; without those that the shop does not have.
 * @throws ApiError when one of them cannot be read soon
 */
async function readGoods(context: ShopContext, slugs: readonly string[]): Promise<Map<string, CardProduct>> {
  const { taxAreaId } = context.locale;
  const api = withShortTimeout(context.api);
  const segments = await segmentsOf(context);
  const models = await Promise.all(slugs.map((slug) => getModel(api, { slug, taxAreaId })));
  const places = new Map(models.flatMap((model, place) => (model ? [[model.id, slugs[place] ?? ''] as const] : [])));
  if (places.size === 0) return new Map();
  const cards = await readCards(context, [...places.keys()], segments, { hasSoldOut: true });
  return new Map([...cards].map(([id, card]) => [places.get(id) ?? '', unpackCard(card)] as const));
}

/** Cards as HTML without scripts: their links and forms lead to the products' pages. */
function cardsHtml(cards: readonly CardProduct[], { locale }: ShopContext): string {
  return renderToStaticMarkup(
    <LocaleContext.Provider value={locale}>
      <ul className="text-goods">
        {cards.map((card) => (
          <ProductCard key={card.modelId} product={card} hasHeart={false} />
        ))}
      </ul>
    </LocaleContext.Provider>,
  );
}

/**
 * A text whose lists of goods are the cards that the shop shows of them elsewhere, with the visitor's prices. While one of them cannot be
 * read, where the shop has none of them, and beyond the most that are shown, a list stays as its editor wrote it.
 * @param html sanitised
 */
export async function withGoods(html: string, context: ShopContext): Promise<string> {
  const slugs = goodsOf(html).slice(0, SHOWN);
  if (slugs.length === 0) return html;
  const cards = await orLogged(readGoods(context, slugs), new Map<string, CardProduct>(), 'goods of a text');
  return replaceGoods(html, (named) => {
    const shown = named.flatMap((slug) => cards.get(slug) ?? []);
    const isWhole = named.every((slug) => slugs.includes(slug));
    return isWhole && shown.length > 0 ? cardsHtml(shown, context) : null;
  });
}
