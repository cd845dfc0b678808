import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { preparedRows, type Reader } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';

/** A country in the shop's list, with or without delivery. */
export interface DeliveryCountry {
  /** ISO 3166-1 alpha-2 in lower case. */
  readonly code: string;
  /** In the requested language. */
  readonly name: string;
  /** False: listed, but without delivery. */
  readonly isEnabled: boolean;
  readonly currency: string;
  readonly taxAreaId: number;
  readonly isEuMember: boolean;
  readonly deliveryDays: Record<string, { start: number; end: number }>;
  readonly skiBundleDays: number;
}

/** Countries whose customs text must be acknowledged before an order is sent there (Specification 2 §5). */
const CUSTOMS_COUNTRIES: ReadonlySet<string> = new Set(['gb', 'ch', 'ca', 'us']);

/** Whether a country's customs text must be acknowledged. Specification 2 §5. */
export const needsCustomsAcknowledgement = (country: string): boolean => CUSTOMS_COUNTRIES.has(country);

/** All countries, sorted by name in the language's collation. */
export async function readDeliveryCountries(reader: Reader, language: ShopLanguage): Promise<DeliveryCountry[]> {
  const collator = new Intl.Collator(language);
  return (await countries(reader, language, null)).sort((a, b) => collator.compare(a.name, b.name));
}

/** One country, or null when the shop does not know it. */
export async function readDeliveryCountry(
  reader: Reader,
  language: ShopLanguage,
  code: string,
): Promise<DeliveryCountry | null> {
  const [country] = await countries(reader, language, code);
  return country ?? null;
}

function countries(reader: Reader, language: ShopLanguage, code: string | null): Promise<DeliveryCountry[]> {
  return preparedRows<DeliveryCountry & Record<string, unknown>>(
    reader,
    'delivery-countries',
    sql`
      select c.code, c.is_enabled as "isEnabled", c.currency, c.tax_area_id as "taxAreaId",
        a.is_eu_member as "isEuMember", c.delivery_days as "deliveryDays", c.ski_bundle_days as "skiBundleDays",
        coalesce((
          select t.name from delivery_country_texts t
          where t.country = c.code order by ${bestTextFirst(language)} limit 1
        ), upper(c.code)) as name
      from delivery_countries c join tax_areas a on a.id = c.tax_area_id
      where ${code}::text is null or c.code = ${code}`,
  );
}
