import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';

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

/**
 * Payment methods for a total, in the shop's order: enabled, within the method's limits, with a configured processor.
 * @param totalCents gross total of the cart, euro cents
 * @param processors slugs of the configured processors
 */
export async function readPaymentOffers(
  reader: Reader,
  where: { readonly totalCents: number; readonly processors: readonly string[]; readonly language: ShopLanguage },
): Promise<PaymentOffer[]> {
  const rows = await rowsOf<OfferRow>(
    reader,
    sql`
      select p.id, p.slug, p.kind, p.processor, t.name, t.description
      from payment_methods p
      left join lateral (
        select t.name, t.description from payment_method_texts t
        where t.payment_method_id = p.id order by ${bestTextFirst(where.language)} limit 1
      ) t on true
      where p.is_enabled and p.processor = any(${sql.param(where.processors)}::text[])
        and ${where.totalCents}::bigint between p.min_cents and coalesce(p.max_cents, 9007199254740991)
      order by p.sort, p.id`,
  );
  return rows.map((row) => ({ ...row, name: row.name ?? row.slug, description: row.description ?? '' }));
}
