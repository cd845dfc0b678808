import type { Picture } from 'contract/wire';
import { ApiError } from '~/api/api-error';
import type { ApiProductCard } from '~/api/listing';
import { readGeneralSettings } from '~/api/locale';
import { type PostPage, readPosts } from '~/api/posts';
import { withShortTimeout } from '~/api/request';
import { type ProductGroup, readProductGroups, readResources } from '~/api/resources';
import { allowedPicture } from '~/features/catalog/allowed-picture.server';
import { cardWords, toCardProduct } from '~/features/catalog/card-product';
import { departmentTile } from '~/features/catalog/department-tile.server';
import type { PackedCard } from '~/features/catalog/packed-card';
import { plainTracking } from '~/features/catalog/page-tracking';
import { isRetail } from '~/features/catalog/rules/retail-store';
import { sharedTags } from '~/features/catalog/rules/shared-tags';
import { toldMinutes } from '~/features/catalog/rules/told-minutes';
import { sceneFiles } from '~/features/catalog/scene-files';
import { scenePicture } from '~/features/catalog/scene-picture.server';
import { storesChangeAt, storeTimes } from '~/features/catalog/store-times.server';
import { segmentsOf } from '~/features/session/current-customer.server';
import { fillEditorText } from '~/locale/editor-texts';
import type { Language } from '~/locale/languages';
import { pack } from '~/rendering/pack.server';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { failed } from '~/server/errors.server';
import { shopLog } from '~/server/shop-log.server';
import { orLogged } from '~/server/unavailable.server';
import { homeJsonLd } from './home-json-ld';
import { loadShelves } from './home-shelves.server';
import { readShopBanners, shownBanners } from './shop-banners.server';

/** Max numbers of department links, cards per row, brands and stores on the front page. */
const ENTRANCES = 8;
const SHELF = 10;
const BRANDS = 18;
const STORES = 6;
const GUIDES = 3;
/** How many days ahead special days of stores are looked at. */
const TOLD_DAYS = 14;

type Resources = Awaited<ReturnType<typeof readResources>>;

/**
 * The tree of product groups, which the front page requires.
 * @throws Response the 500 page of resources that could not be loaded. Specification 1 §8
 */
async function requireGroups({ api, t }: ShopContext): Promise<readonly ProductGroup[]> {
  try {
    return await readProductGroups(api);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().error({ err: error.error }, 'resources could not be loaded');
    failed(t('refusals')('resources'), { status: 500 });
  }
}

/** The page of second-hand products: the department that contains them all, else the screen. */
function secondHandPath(cards: readonly ApiProductCard[], tree: readonly ProductGroup[], language: Language): string {
  const containsAll = ({ id }: ProductGroup) =>
    id !== null && cards.length > 0 && cards.every(({ productGroupIds }) => productGroupIds.includes(id));
  const department = tree.find(containsAll);
  return department ? pathToSlug(department.path) : pathTo('secondHand', language);
}

/** The outlet group, if the shop has one: its slug is the same in every language. */
function outletPath(tree: readonly ProductGroup[]): string | null {
  const outlet = tree.find(({ slug }) => slug === 'outlet');
  return outlet ? pathToSlug(outlet.path) : null;
}

function toBrand({ name, slug, logo }: Resources['manufacturers'][number]) {
  return { label: name, to: pathToSlug(slug), logo: allowedPicture(logo)?.path ?? null };
}

/** The files of a picture that the shop may show; none without one. */
function sceneFilesOf(picture: Picture | null) {
  const allowed = allowedPicture(picture);
  return allowed ? sceneFiles(allowed.path) : [];
}

/** The newest guides with the words around them; null without any. */
function toGuides({ posts }: PostPage, { language, t }: ShopContext) {
  if (posts.length === 0) return null;
  const words = t('life');
  return {
    title: words('title'),
    all: { label: words('guides'), to: pathTo('lifeOutdoors', language) },
    items: posts.map(({ slug, title, image, category, minutes }) => ({
      title,
      to: pathTo('lifeOutdoorsPost', language, { post: slug }),
      ...scenePicture(image),
      label: category?.name ?? '',
      minutes: toldMinutes(minutes) === null ? '' : words('minutes', { minutes }),
    })),
  };
}

/** The words of the newsletter's form and where it is sent. */
function newsletterWords({ language, t }: ShopContext) {
  const [words, contact] = [t('newsletter'), t('contact')];
  return {
    title: words('club.title'),
    text: words('club.text'),
    to: pathTo('newsletter', language),
    email: contact('email'),
    consent: words('club.consent'),
    submit: words('submit'),
    honeypot: contact('honeypot'),
  };
}

const NO_POSTS: PostPage = { posts: [], pages: 1, categories: [] };

/** Stores with their hours: the page is true until one of them opens or closes. */
function toStores(stores: Resources['stores'], { language, trueUntil }: ShopContext, now: Date) {
  const shown = stores
    .filter(isRetail)
    .slice(0, STORES)
    .map((store) => ({
      name: store.name,
      address: store.street_address,
      place: `${store.postal_code} ${store.city}`.trim(),
      to: pathTo('store', language, { store: store.slug }),
      files: sceneFilesOf(store.image),
      times: storeTimes(store, now, TOLD_DAYS),
    }));
  trueUntil(
    storesChangeAt(
      shown.map(({ times }) => ({ times, isExpress: false })),
      now,
    ),
  );
  return shown;
}

/**
 * Loads the front page: the same for every guest of a language and locale. Everything but the product groups is optional.
 * Title and description come from the general settings. Specification 1 §3.
 * @param searchField the search screen's query parameter
 */
export async function loadHome(args: RequestArgs, searchField: string) {
  const context = await shopContext(args);
  const { api, language, locale, t } = context;
  const [tree, banners, resources, settings, segments, guides] = await Promise.all([
    requireGroups(context),
    readShopBanners(api),
    orLogged(readResources(withShortTimeout(api)), undefined, 'resources'),
    orLogged(readGeneralSettings(withShortTimeout(api)), new Map<string, string>(), 'settings'),
    segmentsOf(context),
    orLogged(readPosts(withShortTimeout(api), { kind: 'guide', pageSize: GUIDES }), NO_POSTS, 'guides'),
  ]);
  const departments = tree.filter(({ showInMenu }) => showInMenu);
  const shelves = await loadShelves(context, departments);
  const toShelf = (cards: readonly ApiProductCard[], leftOut: ReadonlySet<string> = new Set()): PackedCard[] =>
    cards.slice(0, SHELF).map((card) => pack(toCardProduct(card, { ...cardWords(t), segments, leftOut })));
  const { shopName } = storefrontSettings();
  const now = new Date();
  const stores = toStores(resources?.stores ?? [], context, now);
  const [hero, ...others] = shownBanners([...banners.dynamicPageBanners, ...banners.imageBanners], locale);
  return {
    tracking: plainTracking('front page'),
    title: fillEditorText(settings.get('frontpage_title') ?? '', locale) || t('home')('title'),
    description: fillEditorText(settings.get('frontpage_meta_description') ?? '', locale) || t('home')('description'),
    jsonLd: homeJsonLd({
      shopName,
      origin: context.url.origin,
      search: `${pathTo('search', language)}?${searchField}=`,
      language,
      stores,
    }),
    hero: hero ?? null,
    banners: others,
    entrances: departments
      .map((group) => departmentTile(group, shelves.departments, language))
      .filter(({ count }) => count !== 0)
      .slice(0, ENTRANCES),
    popular: toShelf(shelves.popular),
    newest: {
      cards: toShelf(shelves.newest, sharedTags(shelves.newest.slice(0, SHELF))),
      all: pathTo('newest', language),
    },
    offers: { cards: toShelf(shelves.offers), all: outletPath(tree) },
    secondHand: {
      cards: toShelf(shelves.secondHand),
      all: secondHandPath(shelves.secondHand, departments, language),
    },
    brands: (resources?.manufacturers ?? []).slice(0, BRANDS).map(toBrand),
    guides: toGuides(guides, context),
    newsletter: newsletterWords(context),
    stores,
    rendered: now.getTime(),
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;
