import type { OfferSegment } from 'contract/offer-segments';
import { sql } from 'drizzle-orm';
import type { UnitPrice } from '../pricing/pricing';
import { groupedByModel } from '../reading/by-model';
import { preparedQuery, preparedRows, type Reader } from '../reading/reader';

/** How much less than everybody a segment pays for a model now, in per cent. */
export interface RunningOffer {
  readonly modelId: number;
  readonly segment: OfferSegment;
  readonly percentage: number;
}

/** SQL: the highest offer of each segment for each model. @param at the time @param ids of models */
const runningSql = (at: string, ids: string): string => `
  with recursive running as (
    select id, segment, percentage from offers where starts_at <= ${at}::timestamptz and ends_at > ${at}::timestamptz
  ), below(offer_id, group_id) as (
    select g.offer_id, g.group_id from offer_groups g join running r on r.id = g.offer_id
    union
    select b.offer_id, c.id from below b join product_groups c on c.parent_id = b.group_id
  ), meant(offer_id, model_id) as (
    select o.offer_id, o.model_id from offer_models o join running r on r.id = o.offer_id
    union
    select b.offer_id, mg.model_id from below b join model_groups mg on mg.group_id = b.group_id
  )
  select m.id as "modelId", r.segment, max(r.percentage)::int as percentage
  from meant x join running r on r.id = x.offer_id join models m on m.id = x.model_id and m.kind = 'product'
  where m.id = any(${ids}::int[])
  group by m.id, r.segment`;

/** The offers that run for models, for lists of products. */
export const runningOffersOf = preparedQuery<RunningOffer, [ids: readonly number[], now: Date]>(
  'running-offers-of-list',
  runningSql('$2', '$1'),
);

/** The offers that run for models, by model. */
export async function readRunningOffers(
  reader: Reader,
  modelIds: readonly number[],
  now: Date,
): Promise<Map<number, RunningOffer[]>> {
  const [head = '', middle = '', before = '', after = ''] = runningSql('@', '@').split('@');
  const at = now.toISOString();
  const rows = await preparedRows<RunningOffer & Record<string, unknown>>(
    reader,
    'running-offers',
    sql`${sql.raw(head)}${at}${sql.raw(middle)}${at}${sql.raw(before)}${sql.param([...modelIds])}${sql.raw(after)}`,
  );
  return groupedByModel(rows);
}

/** A price with what the offers make of it: the club's lowers the club price, the others stand beside it. Whole cents. */
export function withOffers(price: UnitPrice, running: readonly RunningOffer[] = []): UnitPrice {
  if (running.length === 0) return price;
  const priced = running.map(({ segment, percentage }) => ({
    segment,
    cents: Math.round((price.activeCents * (100 - percentage)) / 100),
  }));
  const club = priced.find(({ segment }) => segment === 'club')?.cents;
  const clubCents =
    club === undefined || (price.clubCents !== null && price.clubCents <= club) ? price.clubCents : club;
  const others = priced.filter(({ segment, cents }) => segment !== 'club' && cents < price.activeCents);
  return { ...price, clubCents, ...(others.length > 0 && { offers: others }) };
}
