import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { preparedRows, type Reader, rowsOf } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';
import { INVOICE_PROCESSOR } from './own-invoice';

/** A payment method that is available for a cart. */
export interface PaymentOffer {
  /** Null when nothing is left to pay after gift cards. */
  readonly id: number | null;
  /** Value of the form field `payment_method`. */
  readonly slug: string;
  readonly kind: string;
  /** Slug of its payment processor. */
  readonly processor: string;
  readonly name: string;
  readonly description: string;
}

type OfferRow = Omit<PaymentOffer, 'name' | 'description'> & { name: string | null; description: string | null };

/**
 * Names of all enabled payment methods with a configured processor, in the shop's order.
 * @param processors slugs of the configured processors
 */
export async function readPaymentNames(
  reader: Reader,
  where: { readonly processors: readonly string[]; readonly language: ShopLanguage },
): Promise<string[]> {
  const rows = await rowsOf<{ slug: string; name: string | null }>(
    reader,
    sql`
      select p.slug, t.name from payment_methods p
      left join lateral (
        select t.name from payment_method_texts t
        where t.payment_method_id = p.id order by ${bestTextFirst(where.language)} limit 1
      ) t on true
      where p.is_enabled and p.processor = any(${sql.param(where.processors)}::text[])
      order by p.sort, p.id`,
  );
  return rows.map(({ slug, name }) => name ?? slug);
}

/** What decides which payment methods are offered. */
export interface OfferedFor {
  /** Gross total, euro cents. */
  readonly totalCents: number;
  /** Delivery country. */
  readonly country: string;
  readonly charge: { readonly currency: string };
  readonly processors: ConfiguredProcessors;
  readonly language: ShopLanguage;
}

/** The configured processors by slug, with the currencies each charges; null: all. */
export type ConfiguredProcessors = ReadonlyMap<string, { readonly currencies: readonly string[] | null }>;

/** Payment methods in the shop's order: enabled, within the method's limits of sum, country and currency, with a configured processor. */
export async function readPaymentOffers(reader: Reader, where: OfferedFor): Promise<PaymentOffer[]> {
  const { totalCents, country, processors, language } = where;
  const { currency } = where.charge;
  const usable = [...processors].filter(([, { currencies }]) => currencies === null || currencies.includes(currency));
  const slugs = usable.map(([slug]) => slug);
  const rows = await preparedRows<OfferRow>(
    reader,
    'payment-offers',
    sql`
      select p.id, p.slug, p.kind, p.processor, t.name, t.description
      from payment_methods p
      left join lateral (
        select t.name, t.description from payment_method_texts t
        where t.payment_method_id = p.id order by ${bestTextFirst(language)} limit 1
      ) t on true
      where p.is_enabled and p.processor = any(${sql.param(slugs)}::text[])
        and ${totalCents}::bigint between p.min_cents and coalesce(p.max_cents, 9007199254740991)
        and (p.countries is null or ${country} = any(p.countries))
        and (p.currencies is null or ${currency} = any(p.currencies))
      order by p.sort, p.id`,
  );
  return rows.map((row) => ({ ...row, name: row.name ?? row.slug, description: row.description ?? '' }));
}

/** The shop's own invoice for the order of a company, whatever its sum and country; none when the shop writes no invoices. */
export async function readOwnInvoice(
  reader: Reader,
  { processors, language }: Pick<OfferedFor, 'processors' | 'language'>,
): Promise<PaymentOffer[]> {
  if (!processors.has(INVOICE_PROCESSOR)) return [];
  const rows = await rowsOf<OfferRow>(
    reader,
    sql`
      select p.id, p.slug, p.kind, p.processor, t.name, t.description
      from payment_methods p
      left join lateral (
        select t.name, t.description from payment_method_texts t
        where t.payment_method_id = p.id order by ${bestTextFirst(language)} limit 1
      ) t on true
      where p.is_enabled and p.processor = ${INVOICE_PROCESSOR}
      order by p.sort, p.id limit 1`,
  );
  return rows.map((row) => ({ ...row, name: row.name ?? row.slug, description: row.description ?? '' }));
}

/** Whether gift cards can be paid so: they are as good as money once they are mailed, so they are not sold on account. */
export const isForGiftCards = ({ kind }: PaymentOffer): boolean => kind !== 'invoice';
