/**
 * A backend with only the calls and fields that the specification lists: it has
 * no call that was added, and names groups by slug and delivery methods by name.
 * Long because it is a table of data.
 */

const prices = { '1': { active: 199.9, club: null, regular: 249, discount_value: 49.1, discount_free: 249 } };

const images = [{ caption: 'Kuori', path: 'https://img.backend.example/kuori.jpg' }];

const childGroup = {
  name: 'Takit',
  shortName: 'Takit',
  slug: 'takit',
  path: 'vaatteet/takit',
  showInMenu: true,
  children: [],
  links: [],
};

const group = {
  name: 'Vaatteet',
  shortName: 'Vaatteet',
  slug: 'vaatteet',
  path: 'vaatteet',
  showInMenu: true,
  children: [childGroup],
  links: [{ slug: 'takit', title: 'Takit', image: 'https://img.backend.example/takit.jpg' }],
};

const card = {
  id: 7,
  name: 'Kuori',
  manufacturer: 'Tunturi',
  manufacturerSlug: 'tunturi',
  path: 'tunturi/kuori',
  image: 'https://img.backend.example/kuori.jpg',
  colors: [{ slug: 'meri', control: '#003366', name: 'Meri' }],
  price: { active: 199.9, reference: 249, type: 'regular' },
  shortDescription: 'Kuoritakki',
  description: 'Kuoritakki tuntureille',
  tags: [{ name: 'Uutuus', bgColor: '#fff', textColor: '#000' }],
  soldAmount: 3,
  rating: 4.5,
  fromPrefix: false,
  published: '2026-01-01',
  stocks: ['helsinki'],
  sizes: ['M'],
  productGroupIds: [1],
  properties: [{ slug: 'weight', value: 400, kind: 'range' }],
};

const variant = {
  variantId: 71,
  prices,
  colorSlug: 'meri',
  color: 'Meri',
  colorControl: '#003366',
  sizeSlug: 'm',
  size: 'M',
  sizeSort: 1,
  typeSlug: 'regular',
  type: 'Regular',
  typeSort: 1,
  typeTitle: '',
  isOrderable: true,
  isBackorderable: false,
  onOrder: false,
  orderableQuantity: 4,
  storeAvailability: [{ storeId: 1, storeSlug: 'helsinki', quantity: 4 }],
  inStockStores: [{ slug: 'helsinki', name: 'Helsinki' }],
  onlyFromExtStock: false,
  inStock: true,
  shippingTime: { string: '', number: 1 },
  stockIncoming: null,
  blockedStock: false,
  images,
};

const model = {
  translated_fields: { name: 'Kuori', description: '<p>Kuoritakki</p>', tagline: 'Tuntureille' },
  products: [variant],
  sorted_colours: [{ name: 'Meri', slug: 'meri', control: '#003366', images }],
  extra_images: images,
  model_properties: [{ name: 'Paino (g)', value: '400', slug: 'weight', unit: '', isForOneItem: false }],
  ribbons: [],
  blogs: [],
  modelId: 7,
  uuid: 'u-7',
  slug: 'kuori',
  modelNumber: 'K-7',
  manufacturer: { name: 'Tunturi', slug: 'tunturi', logo: null },
  quote: null,
  allowDiscount: true,
  belongsToOutlet: false,
  isSingleColor: true,
  isPublic: true,
  isBundle: false,
  groups: [{ name: 'Takit', path: 'vaatteet/takit' }],
  mainGroup: { name: 'Takit', path: 'vaatteet/takit' },
  parents: [{ name: 'Vaatteet', path: 'vaatteet' }],
  prices,
  taxClass: 1,
  rating: { average: 9, count: 1 },
  tags: [],
  isDeliveryCountryBlocked: false,
};

const review = {
  id: 1,
  created: '2026-02-01',
  rating: 9,
  visible_name: 'Aino',
  comment: 'Hyvä',
  size: 6,
  images: [],
  votes_up: 1,
  votes_down: 0,
  votes_total: 1,
};

const checkout = {
  cart_discount: null,
  payment_events: [],
  show_klarna: false,
  reason: null,
  paypal_checkout: false,
  products: [{ productId: 71, amount: 2, name: 'Kuori', frozen: false, max_amount: 4, on_order: false }],
  transfer_request_from: null,
  bundles: [],
  total_price: 404.7,
  delivery_cost: 4.9,
  payment_methods: [{ name: 'Verkkopankki' }],
  delivery_methods: [{ name: 'Nouto', timeEstimate: '1–3 pv', price: 4.9, storeSlug: null }],
  delivery_thresholds: { delivery_threshold: 500, repack_threshold: 0 },
  repack_cost: 0,
  shipping_time_str: '1–2 pv',
  gift_card_products: [],
  kgco_id: null,
  giftcampaign_data: null,
  enterprise_order: null,
  add_on_order: null,
  card_checkout_mode: false,
  errors: [],
  kco_iframe: null,
};

/** Answers by method and path, in the specification's order. */
export const PRINTED_ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /api/locale_by_ip/': { country_code: 'fi', currency: 'eur' },
  'GET /api/init-config/': {
    currencyFormat: '{amount} €',
    currencyRate: 1,
    deliveryCountryName: 'Suomi',
    taxAreaId: 1,
    isEuMember: true,
  },
  'POST /api/checkout/': checkout,
  'GET /api/product-groups/': { productGroups: [group] },
  'GET /api/banners/': {
    imageBanners: [
      {
        id: 1,
        title: 'Kevät',
        heading: 'Kevät',
        image: 'https://img.backend.example/kevat.jpg',
        url: '/vaatteet/',
        buttonText: 'Katso',
        subText: '#003366',
        cropPoint: '',
      },
    ],
    dynamicPageBanners: [],
    textBanners: [],
  },
  'GET /api/brands/': [{ name: 'Tunturi', slug: 'tunturi' }],
  'GET /api/keyword-popups/': [{ id: 1, keyword: 'kuori' }],
  'GET /api/resources/': {
    colors: [{ slug: 'meri', control: '#003366', name: 'Meri' }],
    manufacturers: [{ name: 'Tunturi', slug: 'tunturi' }],
    productGroups: [group],
    propertyFilters: [],
    propertyTypes: [{ slug: 'weight', name: 'Paino', bgColor: null, textColor: null }],
    stores: [
      {
        id: 1,
        slug: 'helsinki',
        name: 'Helsinki',
        type: 'retail',
        pikanouto: true,
        nouto: true,
        stock_display_order: 1,
      },
    ],
    taxRates: [{ taxAreaId: 1, taxClassId: 1, percentage: 25.5 }],
  },
  'GET /api/route-slugs/': {
    staticPageSlugs: ['toimitus'],
    staticPageWithTabsSlugs: [],
    navigationSlugs: [],
    manufacturerSlugs: ['tunturi'],
  },
  'GET /api/products/productgroup/': [
    {
      id: 1,
      name: 'Vaatteet',
      shortName: 'Vaatteet',
      path: 'vaatteet',
      meta_title: '',
      meta_description: '',
      description: '',
      description_html: '',
      group_sorting: 'most-popular',
      filterable_properties: [],
      children: [{ name: 'Takit', shortName: 'Takit', slug: 'takit', path: 'vaatteet/takit', showInMenu: true }],
      showInMenu: true,
    },
  ],
  'GET /api/translated_paths/': [
    { path: 'klader', languageCode: 'sv' },
    { path: 'klaer', languageCode: 'no' },
  ],
  'GET /api/products/productmodellist/': [card],
  'POST /api/products/productmodellist/': [card],
  'GET /api/brand/': {
    name: 'Tunturi',
    slug: 'tunturi',
    logo: null,
    title: 'Tunturi',
    description: '<p>Tunturi</p>',
    metaDescription: '',
    promoImages: [],
  },
  'GET /api/product/extra/': {
    delivery_method_limit: { allowedDeliveryMethods: [], isDeliveryCountryBlocked: false, blockInfoText: '' },
  },
  'GET /api/products/productmodel/{slug}/': model,
  'GET /api/product_reviews/': { max_pages: 1, results: [review] },
  'GET /api/get_fast_shipping/': [{ name: 'Nouto', timeEstimate: '1–3 pv', price: 4.9, storeSlug: null }],
};

/** Answers that a test uses instead of the specified ones, by method and path: JSON, or a whole response. */
export type Instead = Readonly<Record<string, unknown>>;

/** Answers a request as that backend does; other paths get the 404 page of its web server. */
export function answerAsPrinted(request: Request, instead: Instead = {}): Response {
  const path = new URL(request.url).pathname.replace(/^(\/api\/products\/productmodel\/)kuori\/$/, '$1{slug}/');
  const key = `${request.method} ${path}`;
  const answer = key in instead ? instead[key] : PRINTED_ANSWERS[key];
  if (answer instanceof Response) return answer.clone();
  if (answer !== undefined) return Response.json(answer);
  return new Response('<h1>Not Found</h1>', { status: 404, headers: { 'content-type': 'text/html' } });
}
