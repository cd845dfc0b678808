/** One row of a table of calls in the specification, verbatim. Dots mean fields of objects and of list items. */
export interface SpecifiedCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Query parameters of a GET, body fields of a POST. */
  readonly parameters: readonly string[];
  /** Fields of the answer that the storefront reads; of a list, those of its items. */
  readonly answer: readonly string[];
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function get(path: string, parameters: string, answer: string): SpecifiedCall {
  return { method: 'GET', path, parameters: words(parameters), answer: words(answer) };
}

function post(path: string, parameters: string, answer: string): SpecifiedCall {
  return { method: 'POST', path, parameters: words(parameters), answer: words(answer) };
}

const LIST_QUERY = 'source id slug language taxAreaId sortIds';
const CARD = `id name manufacturer manufacturerSlug path image colors.slug colors.control colors.name price.active
  price.reference price.type shortDescription description tags.name tags.bgColor tags.textColor soldAmount rating fromPrefix
  published stocks sizes productGroupIds properties.slug properties.value properties.kind`;

/** The tables of Specification 1 §7 and Specification 2 §7 without third parties and build files; entities from §3. */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  get('/api/locale_by_ip/', '', 'country_code currency'),
  get(
    '/api/init-config/',
    'delivery-country-code currency-code',
    'currencyFormat currencyRate deliveryCountryName taxAreaId isEuMember',
  ),
  post(
    '/api/checkout/',
    `bundles customer_id country_code language_code products gift_card_products discount_codes repack pikanouto
     delivery_extra_data.part_delivery delivery_extra_data.giosg_chatter klarna_global_checkout_id special_request pageName
     giftcampaign_data enterprise_order transfer_request_from transfer_request_to add_on_order card_checkout_mode
     products.productId products.amount products.frozen products.nameOverride products.priceOverride products.extra_data
     products.transferAmounts products.transferAmountsFrom products.bundleHash gift_card_products.uid`,
    `cart_discount.code payment_events.payment_id payment_events.processor_slug payment_events.giftcard show_klarna reason
     paypal_checkout products transfer_request_from bundles total_price delivery_cost payment_methods delivery_methods
     delivery_thresholds.delivery_threshold delivery_thresholds.repack_threshold repack_cost shipping_time_str
     gift_card_products kgco_id giftcampaign_data enterprise_order add_on_order card_checkout_mode errors kco_iframe
     products.max_amount products.on_order`,
  ),
  get(
    '/api/customer/',
    '',
    `customer.wishlist_model_ids customer.voted_reviews.id customer.voted_reviews.vote customer.is_org_user
     customer.hashed_email customer.email customer.cart_content is_staff is_admin username postcode`,
  ),
  post('/api/auth/convert-token/', 'client_id grant_type backend token', 'token_type access_token expires_in'),
  get(
    '/api/product-groups/',
    '',
    `productGroups.name productGroups.shortName productGroups.slug productGroups.path productGroups.showInMenu
     productGroups.children productGroups.links.slug productGroups.links.title productGroups.links.image`,
  ),
  get(
    '/api/banners/',
    '',
    'imageBanners dynamicPageBanners.url textBanners imageBanners.cropPoint imageBanners.subText',
  ),
  get('/api/brands/', '', 'name slug'),
  get('/api/keyword-popups/', '', 'id keyword'),
  get(
    '/api/resources/',
    '',
    `colors manufacturers productGroups propertyFilters propertyTypes.slug propertyTypes.name propertyTypes.bgColor
     propertyTypes.textColor stores.type stores.pikanouto stores.nouto stores.stock_display_order taxRates.taxAreaId
     taxRates.taxClassId taxRates.percentage`,
  ),
  get(
    '/api/compatible_products/',
    'ski_id binding_id boot_id tax_area ski_type',
    'compatibleWithSkis compatibleWithBindings compatibleWithBoots prices.regular prices.discount',
  ),
  get('/api/static-page/', 'slug', 'content title'),
  get('/api/static-page-with-tabs/', 'slug', 'tabs.title tabs.slug tabs.content tabs.nestedTabs'),
  get('/api/route-slugs/', '', 'staticPageSlugs staticPageWithTabsSlugs navigationSlugs manufacturerSlugs'),
  get(
    '/api/products/productgroup/',
    'path',
    `id name shortName path meta_title meta_description description description_html group_sorting filterable_properties
     children showInMenu`,
  ),
  get('/api/translated_paths/', 'path', 'path languageCode'),
  get('/api/products/productmodellist/', 'query', CARD),
  post('/api/products/productmodellist/', LIST_QUERY, CARD),
  get('/api/brand/', 'slug', 'name slug logo title description metaDescription promoImages'),
  get(
    '/api/product/extra/',
    'slug delivery-country-code group type',
    `delivery_method_limit.allowedDeliveryMethods delivery_method_limit.isDeliveryCountryBlocked
     delivery_method_limit.isDeliveryMethodLimitations delivery_method_limit.perInternationalPackage
     delivery_method_limit.blockInfoText delivery_method_limit.extra_data_overrides bundles.id bundles.prices bundles.name
     bundles.description recommendations also_bought sizetables.name sizetables.rows sizetables.images sizetables.info`,
  ),
  get(
    '/api/products/productmodel/{slug}/',
    'taxAreaId giftcampaign preview',
    `translated_fields products sorted_colours extra_images model_properties ribbons blogs modelId uuid slug modelNumber
     manufacturer.name manufacturer.slug manufacturer.logo quote allowDiscount belongsToExtendedRange countryOfOrigin
     belongsToOutlet bindingSkiCombo campaignOnly canonicalUrl isSingleColor isPublic isBundle promotedColour
     giftCardTemplates groups mainGroup parents prices taxClass rating.average rating.count tags priceEnding variantPrices
     secondHandParent.is_active showDiscountPercentage allowedDeliveryMethods isDeliveryCountryBlocked products.variantId
     products.prices products.colorSlug products.color products.colorControl products.sizeSlug products.size
     products.sizeSort products.typeSlug products.type products.typeSort products.typeTitle products.isOrderable
     products.isBackorderable products.onOrder products.orderableQuantity products.storeAvailability.storeId
     products.storeAvailability.storeSlug products.storeAvailability.quantity products.inStockStores.slug
     products.inStockStores.name products.onlyFromExtStock products.inStock products.detailedStocks
     products.shippingTime.string products.shippingTime.number products.stockIncoming products.blockedStock
     products.images`,
  ),
  post('/api/product_availability_email_notify/', 'email product_id lang_code', ''),
  post('/api/customer/wishlist_toggle/', 'model_id', 'added'),
  post(
    '/api/customer/enterprise/order/',
    'enterprise_data.id checkout_data.products.productId checkout_data.products.amount',
    '',
  ),
  get(
    '/api/product_reviews/',
    'model_id size page',
    `max_pages results.id results.created results.rating results.visible_name results.comment results.size
     results.images.url results.votes_up results.votes_down results.votes_total`,
  ),
  post('/api/review_votes/', 'review_id review_vote customer_id', ''),
  get('/api/get_fast_shipping/', 'postal_code price variant_id', 'name timeEstimate price storeSlug'),
  get('/api/keyword-popup/', 'id', 'text url'),
  get('/api/giftcampaigns/category/{slug}/', '', 'campaign.name name'),
  post('/api/giftcampaigns/validate_code/', 'code product_id category_slug', ''),
  get('/api/', 'err', ''),
];
