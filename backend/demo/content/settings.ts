import type { ShopLanguage } from '../../domain/locale/language';
import { DEMO_MODELS } from './all-models';
import type { BrandSlug } from './brands';
import { DEMO_CATEGORIES } from './content-item';
import type { GroupKey } from './groups';
import { type Six, six } from './six';

/** Settings that each language has for itself; the key ends in the language, `frontpage_title@en`. */
const TEXTS: Readonly<Record<string, Six>> = {
  search_bar_placeholder: six(
    'Etsi tuotetta tai merkkiä',
    'Search gear or brands',
    'Sök produkt eller märke',
    'Produkt oder Marke suchen',
    'Un produit, une marque…',
    'Товар или бренд',
  ),
  frontpage_title: six(
    'Ulkoilu- ja hiihtovarusteet',
    'Outdoor and ski gear',
    'Friluftsutrustning och skidor',
    'Outdoor- und Skiausrüstung',
    'Équipement outdoor et ski',
    'Снаряжение для походов и лыж',
  ),
  frontpage_meta_description: six(
    'Sukset, kuoret, rinkat, teltat ja melonta. [Toimitus on maksuton, kun tilaus on vähintään {free_delivery}. ]100 päivän palautusoikeus ja nouto kuudesta myymälästä.',
    'Skis, shells, packs, tents and paddling gear. [Free delivery from {free_delivery}, ]100 days to return, six stores.',
    'Skidor, skalplagg, ryggsäckar, tält och paddling. [Fri leverans från {free_delivery}, ]100 dagars öppet köp, sex butiker.',
    'Ski, Hardshells, Rucksäcke, Zelte und Paddeln. [Ab {free_delivery} versandkostenfrei, ]100 Tage Rückgaberecht, sechs Filialen.',
    'Skis, vestes, sacs, tentes et pagaie. [Livraison offerte dès {free_delivery} d’achat, ]100 jours pour un retour, six magasins.',
    'Лыжи, мембрана, рюкзаки, палатки, каяки. [Бесплатная доставка от {free_delivery}, ]100 дней на возврат, шесть магазинов.',
  ),
  blocked_stock_text: six(
    'Tuote on tilapäisesti poissa myynnistä.',
    'This product is off sale for the moment.',
    'Produkten är tillfälligt ur försäljning.',
    'Das Produkt ist vorübergehend nicht im Verkauf.',
    'Ce produit est momentanément retiré de la vente.',
    'Товар временно снят с продажи.',
  ),
};

/** Categories of guides and posts. */
const CATEGORY_NAMES: Readonly<Record<`blog_category_name_${(typeof DEMO_CATEGORIES)[number]}`, Six>> = {
  blog_category_name_skiing: six('Hiihto', 'Skiing', 'Skidåkning', 'Skifahren', 'Ski', 'Лыжи'),
  blog_category_name_hiking: six('Vaellus', 'Hiking', 'Vandring', 'Wandern', 'Randonnée', 'Походы'),
  blog_category_name_camping: six('Retkeily', 'Camping', 'Camping', 'Camping', 'Bivouac', 'Ночёвка'),
  blog_category_name_water: six('Melonta', 'Paddling', 'Paddling', 'Paddeln', 'Sur l’eau', 'На воде'),
  blog_category_name_clothing: six('Pukeutuminen', 'Clothing', 'Klädsel', 'Bekleidung', 'Vêtements', 'Одежда'),
  blog_category_name_care: six('Huolto', 'Care', 'Skötsel', 'Pflege', 'Entretien', 'Уход'),
};

/** Brands with experiences, in their order. */
const EXPERIENCE_BRANDS: readonly BrandSlug[] = ['fjellheim', 'harmaja', 'tulikettu'];

/** Days that goods take longer to some countries for now: customs offices far off the road. */
const ADDED_DAYS = [
  { delivery_country_code: 'no', added_days: 2 },
  { delivery_country_code: 'is', added_days: 4 },
  { delivery_country_code: 'us', added_days: 5 },
] as const;

/** Small things that the sales staff adds at the till, and what is paid there by card at once; slugs of models. */
const QUICK_ADD = ['ripa', 'latu-sukat', 'kajo-450'] as const;
const CARD_CHECKOUT = ['ripa', 'tupsu'] as const;

/** What cannot be withdrawn from: life may hang on it, so nobody buys it when it was in other hands. */
export const WITHDRAWAL_EXCEPTED: readonly string[] = DEMO_MODELS.filter(({ noun }) =>
  ['transceiver', 'harness'].includes(noun),
).map(({ slug }) => slug);

/** Groups whose goods are for certain people. */
const AUDIENCES: readonly GroupKey[] = ['children'];

/** What the workshop mends: cloth, seams, zips and poles. */
const REPAIRED: readonly GroupKey[] = ['clothing', 'kids-clothing', 'packs', 'tents', 'sleeping-bags'];

/**
 * General settings (Specification 1 §3), keys to values.
 * @param productIdOf a variant of the model with a slug
 * @param groupIdOf a product group by its key
 */
export function demoSettings(
  productIdOf: (slug: string) => number,
  groupIdOf: (key: GroupKey) => number,
): Record<string, string> {
  const products = (slugs: readonly string[]): string =>
    JSON.stringify(slugs.map((slug) => ({ product_id: productIdOf(slug) })));
  const texts = Object.entries({ ...TEXTS, ...CATEGORY_NAMES }).flatMap(([key, values]) =>
    (Object.entries(values) as [ShopLanguage, string][]).map(([language, text]) => [`${key}@${language}`, text]),
  );
  return {
    ...Object.fromEntries(texts),
    audience_product_groups: JSON.stringify(AUDIENCES.map(groupIdOf)),
    auto_translations_disabled: 'false',
    blog_category_order: DEMO_CATEGORIES.join(','),
    card_checkout_products: products(CARD_CHECKOUT),
    default_search_engine: 'builtin',
    experience_manufacturer_list: EXPERIENCE_BRANDS.join(','),
    feature_flags: JSON.stringify({ add_on_order: false }),
    frosmo_category_strategy: 'sort-product-group',
    frosmo_search_sort_by: '',
    hidden_dynamic_page_menu_items: '',
    part_delivery_mode: 'free',
    price_ending_max_days: '30',
    quick_add_products: products(QUICK_ADD),
    rental_enabled: 'true',
    repack_cost: '4.90',
    repack_free_from: '150',
    repaired_product_groups: JSON.stringify(REPAIRED.map(groupIdOf)),
    review_publishing: 'after_moderation',
    ski_package_discount: '10',
    target_country_delivery_added_days: JSON.stringify({ countries: ADDED_DAYS }),
    withdrawal_exceptions: WITHDRAWAL_EXCEPTED.join(','),
  };
}
