import type { GiftDelivery } from 'contract/gift-deliveries';
import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { helsinkiDay } from '../pricing/helsinki-day';
import { type Reader, rowsOf } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';
import { campaignTexts } from './campaign-texts';
import { giftCodeHash } from './code-hash';

/** The campaign of a claim: who gives, and how the gift is delivered. */
export interface GiftTerms {
  readonly categoryId: number;
  readonly slug: string;
  /** Name of the campaign: the company that gives. */
  readonly company: string;
  readonly delivery: GiftDelivery;
  /** The company's address, for `company`. */
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A code of a gift campaign as somebody uses it. */
export interface GiftClaim {
  /** Null for a code that nobody has, and when the campaign is none. */
  readonly codeId: number | null;
  /** Null for a campaign that does not exist. */
  readonly terms: GiftTerms | null;
  readonly state: 'open' | 'unknown' | 'used' | 'withdrawn' | 'ended' | 'early';
  /** Why it cannot be used, in the language asked for; empty for an open one. */
  readonly reason: string;
}

interface ClaimRow extends Omit<GiftTerms, 'startsAt' | 'endsAt'>, Record<string, unknown> {
  readonly startsMs: number;
  readonly endsMs: number;
  readonly codeId: number | null;
  readonly isUsed: boolean | null;
  readonly isVoid: boolean | null;
}

/**
 * What a code of a campaign is good for now. Case, spaces and hyphens of the code do not matter; a code of another campaign is
 * unknown in this one.
 * @param reader the database, or the transaction of the order that uses the code
 */
export async function readGiftClaim(
  reader: Reader,
  { code, campaign }: { readonly code: string; readonly campaign: string },
  language: ShopLanguage,
  now: Date,
): Promise<GiftClaim> {
  const [row] = await rowsOf<ClaimRow>(
    reader,
    sql`
      select g.id as "categoryId", g.slug, c.delivery, c.address, c.postal_code as "postalCode", c.city, c.country,
        (extract(epoch from c.starts_at) * 1000)::float8 as "startsMs",
        (extract(epoch from c.ends_at) * 1000)::float8 as "endsMs",
        coalesce((
          select t.name from gift_campaign_texts t where t.campaign_id = c.id
          order by ${bestTextFirst(language)} limit 1
        ), '') as company,
        k.id as "codeId", k.order_id is not null as "isUsed", k.voided_at is not null as "isVoid"
      from gift_categories g join gift_campaigns c on c.id = g.campaign_id
      left join gift_codes k on k.category_id = g.id and k.code_hash = ${giftCodeHash(code)}
      where g.slug = ${campaign.trim().toLowerCase()}`,
  );
  const say = campaignTexts(language);
  if (!row) return { codeId: null, terms: null, state: 'unknown', reason: say('unknown') };
  const { codeId, isUsed, isVoid, startsMs, endsMs, ...rest } = row;
  const terms = { ...rest, startsAt: new Date(startsMs), endsAt: new Date(endsMs) };
  const state = stateOf({ codeId, isUsed, isVoid }, terms, now);
  return { codeId, terms, state, reason: state === 'open' ? '' : say(state, wordsOf(state, terms)) };
}

/** A campaign that is over says so to everybody who has its page open, whatever the code. */
function stateOf(
  { codeId, isUsed, isVoid }: Pick<ClaimRow, 'codeId' | 'isUsed' | 'isVoid'>,
  { startsAt, endsAt }: GiftTerms,
  now: Date,
): GiftClaim['state'] {
  if (now >= endsAt) return 'ended';
  if (now < startsAt) return 'early';
  if (codeId === null) return 'unknown';
  if (isVoid) return 'withdrawn';
  return isUsed ? 'used' : 'open';
}

/** `05.12.2026`, in Helsinki. */
const shownDay = (time: Date): string => helsinkiDay(time).split('-').reverse().join('.');

/** What the texts about a campaign are filled in with: its company, and the day that the text is about. */
const wordsOf = (state: GiftClaim['state'], { company, startsAt, endsAt }: GiftTerms) => ({
  company,
  date: shownDay(state === 'early' ? startsAt : new Date(endsAt.getTime() - 1)),
});
