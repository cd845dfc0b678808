import { plainText } from 'contract/plain-text';
import { readRouteSlugs } from '~/api/content';
import { getBrandPage, type getModel } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import { unpackCard } from '~/features/catalog/packed-card';
import { shortened } from '~/features/catalog/rules/shortened';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { pathToSlug } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import { guideLinks } from './guide-links.server';
import { readKit } from './kit.server';
import type { PageMore, SecondHandView } from './product-data';
import { readRelated } from './related-cards.server';
import { showsDebugData } from './rules/page-sections';
import { sustainableChoice } from './rules/sustainable-choice';

type Model = NonNullable<Awaited<ReturnType<typeof getModel>>>;

/** Characters of a brand's text in its panel, some four lines of a phone; its page has the whole. */
const BRAND_TEXT = 160;

async function readBrand({ api }: ShopContext, { manufacturer }: Model): Promise<PageMore['brand']> {
  if (manufacturer.name === '') return null;
  const page = await orLogged(getBrandPage(withShortTimeout(api), manufacturer.slug), null, 'brand');
  return {
    name: manufacturer.name,
    to: pathToSlug(manufacturer.slug),
    logo: shopPicture(page?.logo ?? manufacturer.logo),
    text: shortened(plainText(page?.description ?? ''), BRAND_TEXT),
  };
}

async function readGuides({ api, language }: ShopContext, { guides }: Model): Promise<PageMore['guides']> {
  if (guides.length === 0) return [];
  const slugs = await orLogged(readRouteSlugs(withShortTimeout(api)), null, 'pages');
  return slugs ? guideLinks(guides, language, slugs.staticPages) : [];
}

/** A link to the new or a used one of the model; nothing with an address of another site. */
function toSecondHand(found: Model['secondHandParent']): SecondHandView | null {
  const to = found ? safeRedirect(found.url, '') : '';
  return found && to !== ''
    ? {
        name: `${found.manufacturer} ${found.name}`.trim(),
        to,
        price: found.priceCents,
        condition: found.condition,
      }
    : null;
}

/** What the page tells beyond the product itself. Each part that cannot be fetched is left out. Specification 2 §2. */
export async function readMore(context: ShopContext, model: Model): Promise<PageMore> {
  const { url } = context;
  const [brand, guides, { recommended, alsoBought }, kit] = await Promise.all([
    readBrand(context, model),
    readGuides(context, model),
    readRelated(context, model),
    readKit(context, model),
  ]);
  const inKit = kit.map(({ modelId }) => modelId);
  return {
    brand,
    guides,
    sustainability: sustainableChoice(model.sustainability),
    condition: model.usedCondition,
    newModel: toSecondHand(model.secondHandParent),
    usedOnes: model.secondHandOffers.flatMap((offer) => toSecondHand(offer) ?? []),
    recommended: recommended.filter((card) => !inKit.includes(unpackCard(card).modelId)),
    alsoBought,
    kit,
    debugData: showsDebugData(url.hostname, import.meta.env.MODE === 'development')
      ? JSON.stringify(model, null, 2)
      : null,
  };
}
