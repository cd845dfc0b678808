import { DEMO_MODELS } from 'backend/demo/content/all-models';
import { DEMO_PAGES } from 'backend/demo/content/all-pages';
import { DEMO_BANNERS } from 'backend/demo/content/banners/all-banners';
import { DEMO_BRANDS } from 'backend/demo/content/brands';
import { DEMO_COMPLAINTS } from 'backend/demo/content/complaints';
import { DEMO_GIFT_CAMPAIGNS } from 'backend/demo/content/gifts';
import { DEMO_ORDERS } from 'backend/demo/content/orders';
import { DEMO_PICKUP_POINTS } from 'backend/demo/content/pickup-points';
import { DEMO_COUNTRIES, DEMO_TAX_AREAS } from 'backend/demo/content/reference';
import { DEMO_RENTALS } from 'backend/demo/content/rental';
import { DEMO_REVIEWS } from 'backend/demo/content/reviews/all-reviews';
import type { DemoReview } from 'backend/demo/content/reviews/review';
import type { Six } from 'backend/demo/content/six';
import { DEMO_OFFERS, DEMO_PERIODS } from 'backend/demo/content/special-selling';
import { DEMO_PICKS } from 'backend/demo/content/store-picks';
import { DEMO_SERVICES } from 'backend/demo/content/store-services';
import { DEMO_STORES, type DemoStore } from 'backend/demo/content/stores';
import { DEMO_TRANSFERS } from 'backend/demo/content/transfers';
import { DEMO_SHARE_TOKEN, DEMO_WISHES } from 'backend/demo/content/wishes';
import { type DemoKind, type DemoPlace, type DemoSection, groupPlace, modelOfSlug, screenPlace } from './kind';
import { SKI_WIZARD } from './ski-wizard-kinds';

/** Models that have the most reviews of a kind. */
function reviewed(what: string, has: (review: DemoReview) => boolean = () => true): DemoKind {
  const amounts = new Map<string, number>();
  for (const { model } of DEMO_REVIEWS.filter((review) => !review.hidden && has(review)))
    amounts.set(model, (amounts.get(model) ?? 0) + 1);
  const most = [...amounts].sort(([, one], [, other]) => other - one).slice(0, 2);
  if (most.length === 0) throw new Error(`The demo shop has no reviews for: ${what}.`);
  const amount = [...amounts.values()].reduce((sum, each) => sum + each, 0);
  return { what, places: most.map(([slug]) => modelOfSlug(slug)), note: `${amount} reviews` };
}

/** How many reviews wait and how many were refused. */
function hiddenNote(): string {
  const waiting = DEMO_REVIEWS.filter(({ hidden }) => hidden === 'pending').length;
  const refused = DEMO_REVIEWS.filter(({ hidden }) => typeof hidden === 'object').length;
  return `${waiting} wait, ${refused} refused`;
}

const REVIEWS: DemoSection = {
  title: 'Reviews',
  kinds: [
    reviewed('most reviews, several pages of ten'),
    {
      what: 'sorted by likes, twenty shown; by stars',
      places: [modelOfSlug('olos', '?sort=likes&reviews=20'), modelOfSlug('olos', '?sort=stars')],
    },
    reviewed('fit scores', ({ fit }) => fit !== undefined),
    reviewed('pictures', ({ pictures }) => pictures.length > 0),
    reviewed('longer than 300 characters', ({ comment }) => comment.length > 300),
    reviewed('the worst that the form takes: 2 of 10', ({ rating }) => rating === 2),
    reviewed('verified purchases', ({ verified }) => verified === true),
    reviewed('by the demo customer, verified by an order', ({ byCustomer }) => byCustomer === true),
    {
      what: 'not shown: `npm run shop:reviews` lists them',
      places: [...new Set(DEMO_REVIEWS.filter(({ hidden }) => hidden).map(({ model }) => model))].map((slug) =>
        modelOfSlug(slug),
      ),
      note: hiddenNote(),
    },
    {
      what: 'writing one, as the demo customer: new, waiting, refused',
      places: ['eramaa-48', 'kajo-450', 'rakka-mid'].map((slug) => screenPlace('writeReview', { slug }, 302)),
      note: 'after logging in',
    },
  ],
};

const banners = (kind: string): string => `${DEMO_BANNERS.filter((banner) => banner.kind === kind).length} banners`;
const brandPlace = (slug: keyof typeof DEMO_BRANDS): DemoPlace => {
  const { name } = DEMO_BRANDS[slug];
  return { paths: { fi: `/${slug}/`, en: `/${slug}/` }, status: 200, heading: { fi: name, en: name } };
};

const storePlace = ({ slug, name }: DemoStore): DemoPlace => ({
  ...screenPlace('store', { store: slug }),
  heading: { fi: name, en: name },
});

const HOUSE: DemoSection = {
  title: 'Shop and stores',
  kinds: [
    {
      what: 'front-page banners, some not yet or no longer shown',
      places: [screenPlace('home')],
      note: banners('dynamic_page'),
    },
    {
      what: 'banners next to products',
      places: [screenPlace('home')],
      note: `${banners('image')}, by \`/api/banners/\``,
    },
    { what: 'text banners', places: [screenPlace('home')], note: banners('text') },
    { what: 'title, description and placeholder from general settings', places: [screenPlace('home')] },
    {
      what: 'brands with logo, texts and pictures',
      places: [brandPlace('hanki'), brandPlace('aravis'), brandPlace('jarngren')],
      note: `${Object.keys(DEMO_BRANDS).length} brands`,
    },
    { what: 'all stores on a map, with hours and services', places: [screenPlace('stores')] },
    {
      what: 'stores with hours, services, staff picks and what is in stock there',
      places: DEMO_STORES.filter(({ type }) => type === 'retail').map(storePlace),
      note: `${DEMO_SERVICES.length} services, ${DEMO_PICKS.length} picks; public holidays of the next 400 days; bookings only with \`BOOKING_HOSTS\``,
    },
    {
      what: 'express pick-up: clock rules for now, and which stores offer it',
      places: [screenPlace('pikanouto')],
      note: DEMO_STORES.filter(({ pikanouto }) => pikanouto)
        .map(({ city }) => city)
        .join(', '),
    },
    {
      what: 'rental: prices, sizes, deposits and how to book, by store',
      places: [screenPlace('rentle')],
      note: `${DEMO_RENTALS.length} items; at the desk under Rental; Rentle’s own store only with \`RENTLE_URL\``,
    },
    {
      what: 'offers for members of Suomen Latu and for scouts, told on cards, product pages and in the cart; at the desk under Offers',
      places: [groupPlace('backcountry-skis'), groupPlace('mats')],
      note: `${DEMO_OFFERS.length} offers`,
    },
    {
      what: 'condition of used items; taken in at the desk under Used items',
      places: [modelOfSlug('kota-3-kaytetty'), modelOfSlug('kasivarsi-3l-kaytetty')],
    },
    {
      what: 'prices planned for a period, and bundles: at the desk under Price periods and Bundles',
      places: DEMO_PERIODS.map(({ model }) => modelOfSlug(model)),
      note: `${DEMO_PERIODS.length} periods to come`,
    },
    {
      what: 'delivery countries, currencies, tax areas',
      places: [screenPlace('locale')],
      note: `${DEMO_COUNTRIES.length} countries, ${DEMO_TAX_AREAS.length} tax areas`,
    },
    {
      what: 'delivery and payment methods, thresholds, pick-up points',
      places: [screenPlace('cart')],
      note: `${DEMO_PICKUP_POINTS.length} pick-up points; on the payment page`,
    },
    {
      what: 'paying: invoice (Finland, Sweden), instalments (from 100 euros), and the test cards',
      places: [screenPlace('cart')],
      note: 'after ordering, the test page tells what each card does: approves, declines, is cancelled, asks for a challenge, calls back twice, late or never',
    },
  ],
};

/** The address of a page; history and business sales have screens of their own. */
const pageAt = (key: string, slug: Six): DemoPlace =>
  key === 'history' || key === 'enterprise' ? screenPlace(key) : screenPlace('page', { slug });

const PAGES: DemoSection = {
  title: 'Content pages',
  kinds: DEMO_PAGES.map(({ key, slug, title }) => ({
    what: key.replaceAll('-', ' '),
    places: [{ ...pageAt(key, slug), heading: { fi: title.fi, en: title.en } }],
  })),
};

const isOver = ([, to]: readonly [number, number]): boolean => to < 0;

const campaignPlaces = (from: (days: readonly [number, number]) => boolean): DemoPlace[] =>
  DEMO_GIFT_CAMPAIGNS.filter(({ days }) => from(days)).map(({ category, days }) =>
    screenPlace('giftCampaign', { category: category.slug }, isOver(days) ? 404 : 200),
  );

const campaignProducts = (): DemoPlace[] =>
  DEMO_GIFT_CAMPAIGNS.filter(({ days }) => !isOver(days)).flatMap(({ category }) =>
    DEMO_MODELS.filter(({ campaignOnly }) => campaignOnly).map(({ slug }) =>
      screenPlace('giftCampaignProduct', { campaignSlug: category.slug, productSlug: slug }),
    ),
  );

const PEOPLE_AND_GIFTS: DemoSection = {
  title: 'Accounts, orders and gifts',
  kinds: [
    { what: 'one account per role', places: [screenPlace('login')] },
    {
      what: 'the demo customer’s wishlist, shared',
      places: [screenPlace('sharedWishlist', { token: DEMO_SHARE_TOKEN })],
      note: `${DEMO_WISHES.length} models`,
    },
    { what: 'orders', places: [screenPlace('viewOrder')], note: `${DEMO_ORDERS.length} orders` },
    { what: 'making a complaint', places: [screenPlace('reclamation')] },
    {
      what: 'complaints of the demo customer: processed, more information needed',
      places: DEMO_COMPLAINTS.filter(({ byCustomer }) => byCustomer).map(({ digits }) =>
        screenPlace('accountComplaint', { number: `C${digits}` }, 302),
      ),
      note: 'after logging in',
    },
    {
      what: 'complaints in all states, at the desk',
      places: [screenPlace('deskComplaints', {}, 404)],
      note: `${DEMO_COMPLAINTS.length} complaints, for administrators`,
    },
    {
      what: 'transfers between stores in all states, at the desk',
      places: [screenPlace('deskTransfers', {}, 404)],
      note: `${DEMO_TRANSFERS.length} transfers, for staff`,
    },
    {
      what: 'imports of product files, at the desk',
      places: [screenPlace('deskImports', {}, 404)],
      note: 'none yet, for administrators; `tests/support/catalogues/shopify.csv` can be sent, imported and undone',
    },
    { what: 'running gift campaign', places: campaignPlaces((days) => !isOver(days)) },
    { what: 'ended gift campaign', places: campaignPlaces(isOver) },
    { what: 'models sold in gift campaigns only', places: campaignProducts() },
    { what: 'gift cards and vouchers with balances', places: [screenPlace('giftCardBalance')] },
    {
      what: 'orders, selection and prices of a company',
      places: [screenPlace('accountCompanyOrders', {}, 302)],
      note: 'after logging in as `tilaaja@hanki.example` or its buyer `yritys@hanki.example`',
    },
    {
      what: 'people and agreements of a company, at the desk',
      places: [screenPlace('deskCompanies', {}, 404)],
      note: 'for administrators',
    },
  ],
};

/** Everything that is found elsewhere than on listings and product pages. */
export const SHOP_SECTIONS: readonly DemoSection[] = [REVIEWS, HOUSE, PAGES, PEOPLE_AND_GIFTS, SKI_WIZARD];
