import { renderToStaticMarkup } from 'react-dom/server';
import { getProductList } from '~/api/listing';
import { getModel } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import { getShared, withoutVisitor } from '~/api/shared-reading';
import { cardWords, toCardProduct } from '~/features/catalog/card-product';
import { type CardProduct, ProductCard } from '~/features/catalog/parts/product-card';
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
  const { language, locale, t } = context;
  const { taxAreaId } = locale;
  const api = withShortTimeout(context.api);
  const segments = await segmentsOf(context);
  const models = await Promise.all(slugs.map((slug) => getModel(api, { slug, taxAreaId })));
  const places = new Map(models.flatMap((model, place) => (model ? [[model.id, slugs[place] ?? ''] as const] : [])));
  if (places.size === 0) return new Map();
  const sortIds = [...places.keys()];
  const query = { source: 'Search' as const, language, taxAreaId, sortIds };
  const key = `text goods ${language} ${taxAreaId} ${sortIds.join()}`;
  const load = () => getProductList(withoutVisitor(api), query);
  const cards = await getShared(api, key, load, { name: 'text goods' });
  return new Map(
    cards.map((card) => [places.get(card.id) ?? '', toCardProduct(card, { ...cardWords(t), segments })] as const),
  );
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
