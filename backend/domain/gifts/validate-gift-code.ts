import type { Db } from '../../db/client';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { rowsOf } from '../reading/reader';
import { campaignTexts } from './campaign-texts';
import { chosenVariant } from './gift-choice';
import { readGiftClaim } from './gift-claim';
import { countRefusedTry } from './redeem-gift-code';

/** A code that somebody wants to redeem for a variant in a category. */
export interface GiftWish {
  readonly code: string;
  readonly variantId: number;
  /** Slug of the category. */
  readonly category: string;
}

/**
 * Judges a code that somebody wants to redeem: it must be one of the campaign, unused, and the variant one that the company chose and
 * that can be ordered now. A try in vain is counted for the company. Nothing is used yet: the order does that.
 * @throws Refusal with a text for the code, or for the product
 */
export async function validateGiftCode(db: Db, wish: GiftWish, language: ShopLanguage, now: Date): Promise<void> {
  const claim = await readGiftClaim(db, { code: wish.code, campaign: wish.category }, language, now);
  if (claim.state !== 'open' || !claim.terms) {
    await countRefusedTry(db, claim);
    throw new Refusal({ code: [claim.reason] });
  }
  const say = campaignTexts(language);
  const [chosen] = await rowsOf<{ canBeOrdered: boolean }>(db, chosenVariant(claim.terms.categoryId, wish.variantId));
  if (!chosen) throw new Refusal({ product_id: [say('notChosen')] });
  if (!chosen.canBeOrdered) throw new Refusal({ product_id: [say('notOrderable')] });
}
