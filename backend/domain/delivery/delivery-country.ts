import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';

/** A country as a checkout sees it. */
export interface DeliveryCountry {
  /** ISO 3166-1 alpha-2 in lower case. */
  readonly code: string;
  /** In the language asked for. */
  readonly name: string;
  readonly taxAreaId: number;
  /** False: the shop knows the country and does not deliver there. */
  readonly isEnabled: boolean;
}

/** Countries whose customs text must be acknowledged before an order is sent there (Specification 2 §5). */
const CUSTOMS_COUNTRIES: ReadonlySet<string> = new Set(['gb', 'ch', 'ca', 'us']);

/** Whether a country's customs text must be acknowledged. Specification 2 §5. */
export const needsCustomsAcknowledgement = (country: string): boolean => CUSTOMS_COUNTRIES.has(country);

/** The country of a cart; null when the shop does not know it. */
export async function readDeliveryCountry(
  reader: Reader,
  code: string,
  language: ShopLanguage,
): Promise<DeliveryCountry | null> {
  const [row] = await rowsOf<{ taxAreaId: number; isEnabled: boolean; name: string | null }>(
    reader,
    sql`
      select c.tax_area_id as "taxAreaId", c.is_enabled as "isEnabled", (
        select name from delivery_country_texts
        where country = c.code and language in (${language}, 'en')
        order by case language when ${language} then 0 else 1 end limit 1
      ) as name
      from delivery_countries c where c.code = ${code}`,
  );
  return row ? { ...row, code, name: row.name ?? code.toUpperCase() } : null;
}
