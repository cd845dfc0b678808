import { GIFT_DELIVERIES, type GiftDelivery } from 'contract/gift-deliveries';
import { getGiftCampaignCategory, validateGiftCode } from 'contract/gifts';
import type { Picture } from 'contract/wire';
import { ApiError } from './api-error';
import { bodyOf } from './call-result';
import { readRefusal } from './refusal';
import { type Api, submit } from './request';
import { readShared } from './shared-reading';

/** A category of a running gift campaign. */
export type GiftCategory = {
  /** Title of the category's page. */
  readonly name: string;
  /** Name of the campaign: the company that gives. */
  readonly campaign: string;
  /** What the company says, plain; empty without. */
  readonly text: string;
  readonly picture: Picture | null;
  /** ISO 8601; null if the backend does not tell. */
  readonly ends: string | null;
  readonly delivery: GiftDelivery;
  readonly products: readonly GiftProduct[];
};

/** A product that may be chosen in a category. */
export type GiftProduct = {
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly image: Picture | null;
  readonly isOrderable: boolean;
};

/** A campaign's page says soon what its company changed, and that it is over. */
const FRESHNESS = { freshMs: 5_000, staleWhileRevalidateMs: 10_000, staleIfErrorMs: 10 * 60_000 };

/** The category of a gift campaign that runs now; null when there is none with this slug. */
export async function readGiftCategory(api: Api, slug: string): Promise<GiftCategory | null> {
  const answer = await readShared(api, getGiftCampaignCategory, { params: { slug } }, FRESHNESS);
  if (answer.status === 404) return null;
  const { campaign, delivery, products, ...category } = bodyOf(answer);
  return {
    ...category,
    campaign: campaign.name,
    delivery: GIFT_DELIVERIES.find((each) => each === delivery) ?? 'home',
    products: products.map(({ is_orderable: isOrderable, ...product }) => ({ ...product, isOrderable })),
  };
}

/** Why a code was refused: about the code itself, or about the whole. */
export type RefusedGift = { readonly error: string; readonly text: string };

/**
 * Judges a code for a variant in a campaign: `POST /api/giftcampaigns/validate_code/`, Specification 2 §7.
 * @returns null for a good one
 * @throws ApiError for everything but a refusal
 */
export async function redeemGiftCode(
  api: Api,
  wish: { readonly code: string; readonly variantId: number; readonly category: string },
): Promise<RefusedGift | null> {
  const body = { code: wish.code, product_id: wish.variantId, category_slug: wish.category };
  const answer = await submit(api, validateGiftCode, { body });
  if (answer.status === 200) return null;
  const { fieldErrors, messages } = readRefusal(answer.body);
  const { code = [], ...others } = fieldErrors;
  const refused = { error: code.join(' '), text: [...messages, ...Object.values(others).flat()].join(' ') };
  // a refusal without words is none that could be shown at the field
  if (refused.error === '' && refused.text === '') throw new ApiError(validateGiftCode.name, 'malformed', 400);
  return refused;
}
