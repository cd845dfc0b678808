import type { ShopLanguage } from '../locale/language';
import { type Connection, question } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

/** A country the shop delivers to, or knows and does not deliver to. */
export interface DeliveryCountry {
  /** ISO 3166-1 alpha-2 in lower case. */
  readonly code: string;
  readonly name: string;
  readonly isEnabled: boolean;
  readonly currency: string;
  readonly taxAreaId: number;
  readonly isEuMember: boolean;
  readonly deliveryDays: Record<string, { start: number; end: number }>;
  readonly skiBundleDays: number;
}

const countries = question<DeliveryCountry, [language: ShopLanguage, code: string | null]>(
  'delivery-countries',
  `select c.code, coalesce(ct.name, upper(c.code)) as name, c.is_enabled as "isEnabled", c.currency,
     c.tax_area_id as "taxAreaId", a.is_eu_member as "isEuMember", c.delivery_days as "deliveryDays",
     c.ski_bundle_days as "skiBundleDays"
   from delivery_countries c
   join tax_areas a on a.id = c.tax_area_id
   left ${textsIn('delivery_country_texts', 'ct', 't.country = c.code', '$1')}
   where $2::text is null or c.code = $2`,
);

/** Every country, by its name in the language's own order. */
export async function readDeliveryCountries(pool: Connection, language: ShopLanguage): Promise<DeliveryCountry[]> {
  const collator = new Intl.Collator(language);
  return (await countries(pool, language, null)).sort((a, b) => collator.compare(a.name, b.name));
}

/** One country, or null when the shop does not know it. */
export async function readDeliveryCountry(
  pool: Connection,
  language: ShopLanguage,
  code: string,
): Promise<DeliveryCountry | null> {
  const [country] = await countries(pool, language, code);
  return country ?? null;
}
