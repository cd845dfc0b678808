import type { getModel } from '~/api/products';
import { listRecommendations } from '~/api/recommendations';
import { withShortTimeout } from '~/api/request';
import { type PackedCard, unpackCard } from '~/features/catalog/packed-card';
import { readCards } from '~/features/catalog/read-cards.server';
import { segmentsOf } from '~/features/session/current-customer.server';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { KitPart } from './bundle-data';
import { chosenParts } from './bundles.server';
import { kitParts } from './rules/kit';

type Model = Pick<NonNullable<Awaited<ReturnType<typeof getModel>>>, 'isGiftCard' | 'isBundle' | 'variants'>;

/**
 * What makes a kit with a product: two that go well with it, with the variants that can be ordered. Empty for a product that cannot be
 * ordered, for gift cards and bundles, and when they cannot be fetched.
 */
export async function readKit(context: ShopContext, model: Model): Promise<readonly KitPart[]> {
  const { api, locale, url } = context;
  const own = model.variants.find(({ isOrderable }) => isOrderable);
  if (!own || model.isGiftCard || model.isBundle) return [];
  const find = listRecommendations(withShortTimeout(api), [own.id], locale.country);
  const found = await orLogged(find, [], 'kit of a product');
  if (found.length === 0) return [];
  const ids = found.map(({ modelId }) => modelId);
  const cards = await orLogged(
    readCards(context, ids, await segmentsOf(context)),
    new Map<number, PackedCard>(),
    'kit of a product',
  );
  const offered = found.flatMap(({ modelId, variants }) => {
    const card = cards.get(modelId);
    return card ? [{ card: unpackCard(card), variants }] : [];
  });
  const [, ...chosen] = chosenParts(url.searchParams);
  return kitParts(offered).flatMap(({ card, variants }, index) => {
    const { modelId, manufacturer, name, to, picture, price } = card;
    if (!price) return [];
    const choices = variants.map(({ productId, name: words }) => ({ id: productId, words }));
    const wanted = choices.find(({ id }) => id === chosen[index])?.id;
    const { active, reference = null } = price;
    const part = { modelId, brand: manufacturer, name, to, picture, price: { active, reference } };
    return [{ ...part, variants: choices, chosen: wanted ?? null }];
  });
}
