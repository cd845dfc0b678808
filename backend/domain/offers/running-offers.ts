import type { OfferSegment } from 'contract/offer-segments';
import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import type { UnitPrice } from '../pricing/pricing';
import { preparedRows, type Reader } from '../reading/reader';

/** How much less than everybody a segment pays for a model now, in per cent. */
export interface RunningOffer {
  readonly id: number;
  readonly segment: OfferSegment;
  readonly percentage: number;
}

/** What an offer is called, and who gets it and how; empty where nothing is said. */
export interface OfferText {
  readonly name: string;
  readonly conditions: string;
}

/**
 * SQL of a column: the highest offer of each segment that runs for the model `m`, as JSON; null without one. It is a part of the
 * queries that read prices, so that offers cost a look into an index while none runs. An offer for a group is for the groups
 * below it too.
 * @param at SQL of the time
 */
export const runningOffersColumn = (at: string): string => `(
  select json_agg(best) from (
    select distinct on (o.segment) o.id, o.segment, o.percentage
    from offers o
    where o.ends_at > ${at}::timestamptz and o.starts_at <= ${at}::timestamptz and m.kind = 'product' and (
      exists (select from offer_models x where x.offer_id = o.id and x.model_id = m.id)
      or exists (
        with recursive above(id) as (
          select group_id from model_groups where model_id = m.id
          union
          select g.parent_id from above join product_groups g on g.id = above.id where g.parent_id is not null
        )
        select from above join offer_groups x on x.group_id = above.id where x.offer_id = o.id))
    order by o.segment, o.percentage desc, o.id
  ) best)`;

/** What offers are called in a language, else in Finnish or another one, by id. Asks nothing without ids. */
export async function readOfferTexts(
  reader: Reader,
  ids: readonly (number | null)[],
  language: ShopLanguage,
): Promise<Map<number, OfferText>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const rows = await preparedRows<{ id: number; name: string; conditions: string }>(
    reader,
    'offer-texts',
    sql`
      select distinct on (offer_id) offer_id as id, name, conditions from offer_texts
      where offer_id = any(${sql.param(wanted)}::int[])
      order by offer_id, language <> ${language}, language <> 'fi', language`,
  );
  return new Map(rows.map(({ id, name, conditions }) => [id, { name, conditions }]));
}

/**
 * A price with what the offers make of it: the club's lowers the club price, and each stands beside it with its id where it
 * decides what its segment pays. Whole cents.
 */
export function withOffers(price: UnitPrice, running: readonly RunningOffer[] | null): UnitPrice {
  if (!running) return price;
  const offers = running
    .map(({ id, segment, percentage }) => ({
      segment,
      offerId: id,
      cents: Math.round((price.activeCents * (100 - percentage)) / 100),
    }))
    .filter(({ segment, cents }) => {
      const listed = segment === 'club' ? price.clubCents : null;
      return cents < price.activeCents && (listed === null || cents < listed);
    });
  if (offers.length === 0) return price;
  const club = offers.find(({ segment }) => segment === 'club');
  return { ...price, clubCents: club?.cents ?? price.clubCents, offers };
}
