import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { readVariantLabels, type VariantLabel } from '../cart/cart-variants';
import { hashToken } from '../customers/sessions';
import type { ShopLanguage } from '../locale/language';
import { readDisplayCurrency } from '../pricing/display-currency';
import { displayHundredths } from '../pricing/pricing';
import { BASE_TAX_AREA_ID } from '../pricing/tax-rates';
import { readVariantPrices } from '../pricing/variant-prices';
import { rowsOf } from '../reading/reader';
import { CAN_BE_BOUGHT, IS_SHOWN } from './can-be-bought';

/** What a person is told: the variant that can be bought again. */
export interface RestockNews {
  readonly requestId: number;
  readonly email: string;
  readonly language: ShopLanguage;
  readonly product: VariantLabel;
  /** Parameters of the product page that choose the variant. */
  readonly choice: Readonly<Record<string, string>>;
  /** What everybody pays, in the visit's currency; null without a price there. */
  readonly price: { readonly hundredths: number; readonly currency: string } | null;
  /** Token of the link that ends all notices to the address. */
  readonly stopToken: string;
}

/** Queues a notice in the transaction that marks its request as answered. */
export type TellWaiting = (tx: Transaction, news: RestockNews, now: Date) => Promise<void>;

interface DueRequest extends Record<string, unknown> {
  readonly id: number;
  readonly variantId: number;
  readonly email: string;
  readonly colorSlug: string | null;
  readonly sizeSlug: string | null;
  readonly typeSlug: string;
}

/** The visit that requests were made in: what their mails have in common. */
interface Visit extends Record<string, unknown> {
  readonly language: ShopLanguage;
  readonly country: string;
  readonly currency: string;
}

/** Max requests of one transaction. */
const BATCH = 50;

/**
 * Answers requests whose variant can be bought now: the stock that is committed decides, so it does not matter what brought
 * it (an import, a count, an order that expired or was cancelled), and an import that is rolled back tells nobody.
 *
 * Several processes may run it at once: each takes requests that no other has locked, and the mail is queued in the
 * transaction that marks its request, so each request is answered once, however often a run is repeated or killed.
 * @param stopping ends it after the transaction under way
 * @returns number of answered requests
 */
export async function answerRequests(
  db: Db,
  tell: TellWaiting,
  clock: () => Date,
  stopping?: AbortSignal,
): Promise<number> {
  let answered = 0;
  while (!stopping?.aborted) {
    const count = await db.transaction((tx) => answerSome(tx, tell, clock()));
    if (count === 0) break;
    answered += count;
  }
  return answered;
}

/** Answers requests of one language, country and currency. @returns number of answered requests, 0 when none is left */
async function answerSome(tx: Transaction, tell: TellWaiting, now: Date): Promise<number> {
  const [visit] = await due<Visit>(tx, sql`r.language, r.country, r.currency`, sql`true`, 1);
  if (!visit) return 0;
  const { language, country, currency } = visit;
  const requests = await due<DueRequest>(
    tx,
    sql`r.id, r.variant_id as "variantId", r.email, c.slug as "colorSlug", s.slug as "sizeSlug", k.slug as "typeSlug"`,
    sql`r.language = ${language} and r.country = ${country} and r.currency = ${currency}`,
    BATCH,
  );
  const ids = [...new Set(requests.map(({ variantId }) => variantId))];
  const labels = await readVariantLabels(tx, ids, language);
  const prices = await pricesFor(tx, ids, visit, now);
  for (const request of requests) {
    const { id, variantId, email } = request;
    const product = labels.get(variantId);
    if (!product) continue;
    const stopToken = randomBytes(32).toString('base64url');
    await tx.execute(sql`
      update restock_requests set sent_at = ${now.toISOString()}::timestamptz, stop_hash = ${hashToken(stopToken)}
      where id = ${id}`);
    const price = prices.get(variantId) ?? null;
    await tell(tx, { requestId: id, email, language, product, choice: choiceOf(request), price, stopToken }, now);
  }
  return requests.length;
}

/** Requests that wait for a variant that can be bought, locked; those that another process has locked are left out. */
const due = <Row extends Record<string, unknown>>(
  tx: Transaction,
  columns: ReturnType<typeof sql>,
  which: ReturnType<typeof sql>,
  limit: number,
) =>
  rowsOf<Row>(
    tx,
    sql`
      select ${columns}
      from restock_requests r join variants v on v.id = r.variant_id join models m on m.id = v.model_id
      join variant_types k on k.id = v.type_id
      left join colors c on c.id = v.color_id left join sizes s on s.id = v.size_id
      where r.sent_at is null and ${sql.raw(IS_SHOWN)} and ${sql.raw(CAN_BE_BOUGHT)} and ${which}
      order by r.id limit ${limit} for update of r skip locked`,
  );

function choiceOf({ colorSlug, sizeSlug, typeSlug }: Pick<DueRequest, 'colorSlug' | 'sizeSlug' | 'typeSlug'>) {
  return {
    ...(colorSlug !== null && { color: colorSlug }),
    ...(sizeSlug !== null && { size: sizeSlug }),
    ...(typeSlug !== 'regular' && { type: typeSlug }),
  };
}

/** What everybody pays now in the visit's country and currency, by variant. */
async function pricesFor(tx: Transaction, ids: readonly number[], { country, currency }: Visit, now: Date) {
  const [area] = await rowsOf<{ id: number }>(
    tx,
    sql`select tax_area_id as id from delivery_countries where code = ${country}`,
  );
  const { code, rate } = await readDisplayCurrency(tx, currency, now);
  const prices = await readVariantPrices(tx, ids, area?.id ?? BASE_TAX_AREA_ID, now);
  return new Map(
    [...prices].map(([id, { activeCents }]) => [
      id,
      { hundredths: displayHundredths(activeCents, code, rate), currency: code },
    ]),
  );
}
