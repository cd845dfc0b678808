import { ApiError } from '~/api/api-error';
import { readBanners } from '~/api/content';
import { getProductList } from '~/api/listing';
import { readGeneralSettings } from '~/api/locale';
import { type ProductGroup, readProductGroups, readResources } from '~/api/resources';
import type { ProductCard } from '~/features/catalog/card';
import { toCardProduct } from '~/features/catalog/card-product';
import { mediaUrl } from '~/features/catalog/media-url';
import { packCard } from '~/features/catalog/packed-card';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { failed } from '~/server/errors.server';
import { shopLog } from '~/server/shop-log.server';
import { orLogged } from '~/server/unavailable.server';

/** Entrances to groups and cards of a row on the front page; banners by Specification 2 §9. */
const ENTRANCES = 6;
const SHELF = 6;
const BANNERS = 4;
const STORES = 4;

type Banner = Awaited<ReturnType<typeof readBanners>>['imageBanners'][number];

function toBanner({ id, heading, title, subText, buttonText, url, image }: Banner) {
  return {
    id,
    heading: heading || title,
    text: /^#|^[a-z]+$/i.test(subText) ? '' : subText,
    buttonText,
    to: safeRedirect(url, '') || null,
    image: image
      ? {
          small: mediaUrl(image.path, '960'),
          large: mediaUrl(image.path, '1920'),
          share: mediaUrl(image.path, '1200x630'),
        }
      : null,
  };
}

/**
 * The tree of groups, without which the front page has nothing to show.
 * @throws Response the error page of resources that could not be loaded. Specification 1 §8
 */
async function requireGroups({ api, t }: ShopContext): Promise<readonly ProductGroup[]> {
  try {
    return await readProductGroups(api);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().error({ err: error.error }, 'resources could not be loaded');
    failed(t('errors')('resources'), { status: error.isOutage ? error.status : 500 });
  }
}

const NO_BANNERS: Awaited<ReturnType<typeof readBanners>> = {
  imageBanners: [],
  dynamicPageBanners: [],
  textBanners: [],
};

/**
 * Loads the front page: the same for every visitor of a language and locale. It does without everything but the groups and
 * their products.
 */
export async function loadHome(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, t } = context;
  const [tree, banners, resources, settings] = await Promise.all([
    requireGroups(context),
    orLogged(readBanners(api), NO_BANNERS, '#4128'),
    orLogged(readResources(api), undefined, 'resources'),
    orLogged(readGeneralSettings(api), new Map<string, string>(), 'settings'),
  ]);
  const all = await loadEverything(context, tree);
  const toCard = (card: ProductCard) => packCard(toCardProduct(card, { t: t('catalog') }));
  const discount = ({ price }: ProductCard) => (price.reference === null ? 0 : 1 - price.active / price.reference);
  const entrances = leaves(tree)
    .map(({ id, name, shortName, path }) => {
      const inside = id === null ? null : all.filter(({ productGroupIds }) => productGroupIds.includes(id));
      const picture = inside?.find(({ image }) => image !== null)?.image ?? null;
      return {
        label: shortName || name,
        to: pathToSlug(path),
        count: inside?.length ?? null,
        picture: picture ? { path: picture.path, isScene: picture.is_scene } : null,
      };
    })
    .filter(({ count }) => count !== 0)
    .slice(0, ENTRANCES);
  const popular = [...all].sort((a, b) => b.soldAmount - a.soldAmount).slice(0, SHELF);
  const offers = all
    .filter((card) => discount(card) > 0 && !popular.includes(card))
    .sort((a, b) => discount(b) - discount(a))
    .slice(0, SHELF);
  const [hero, ...rest] = [...banners.dynamicPageBanners, ...banners.imageBanners].slice(0, BANNERS).map(toBanner);
  return {
    title: settings.get('frontpage_title') || t('home')('title'),
    description: settings.get('frontpage_meta_description') || t('home')('description'),
    hero: hero ?? null,
    banners: rest,
    entrances,
    popular: popular.map(toCard),
    offers: offers.map(toCard),
    brands: (resources?.manufacturers ?? []).map(({ name, slug }) => ({ label: name, to: pathToSlug(slug) })),
    stores: (resources?.stores ?? [])
      .filter(({ type }) => type === 'retail')
      .slice(0, STORES)
      .map(({ slug, name, street_address, postal_code, city, phone }) => ({
        name,
        address: street_address,
        place: `${postal_code} ${city}`.trim(),
        phone,
        to: pathTo('store', language, { store: slug }),
      })),
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/**
 * The products of all groups of the menu, each once. Asked for one group after the other, so that a cold start does not
 * take every connection of the database at once.
 */
async function loadEverything({ api, language, locale }: ShopContext, tree: readonly ProductGroup[]) {
  const cards = new Map<number, ProductCard>();
  for (const { id, slug, showInMenu } of tree) {
    if (!showInMenu) continue;
    const which = id === null ? { slug } : { id };
    const query = { source: 'ProductGroup', ...which, language, taxAreaId: locale.taxAreaId } as const;
    for (const card of await getProductList(api, query)) cards.set(card.id, card);
  }
  return [...cards.values()];
}

/** The groups of the menu that hold no others: where the goods are. */
function leaves(groups: readonly ProductGroup[]): ProductGroup[] {
  return groups
    .filter(({ showInMenu }) => showInMenu)
    .flatMap((group) => {
      const below = leaves(group.children);
      return below.length > 0 ? below : [group];
    });
}
