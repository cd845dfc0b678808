import { getGiftCampaignCategory, getGiftCardBalance, validateGiftCode } from 'contract/gifts';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { checkoutTexts } from '../domain/cart/checkout-texts';
import { Refusal } from '../domain/errors/refusals';
import { readCategoryProducts } from '../domain/gifts/category-products';
import { readGiftCategory } from '../domain/gifts/gift-campaigns';
import { readGiftCardRecord } from '../domain/gifts/gift-card-record';
import { maskedHint } from '../domain/gifts/gift-code';
import { validateGiftCode as judgeCode } from '../domain/gifts/validate-gift-code';
import { toEuros } from '../domain/pricing/pricing';
import { campaignCodeGuesses } from './campaign-code-guesses';
import { codeGuesses } from './code-guesses';
import { type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { tooOften } from './too-often';

/** Gift campaigns for those who redeem a code, and the balance of gift cards. */
export function giftEndpoints(backend: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  answer(area, getGiftCampaignCategory, async ({ backend, params, language, now }) => {
    const [category] = await readGiftCategory(backend.pool, language, params.slug.toLowerCase(), now);
    if (!category) return NOT_FOUND;
    const products = await readCategoryProducts(backend.pool, language, category.id);
    return {
      ...{ name: category.name, text: category.text, picture: category.picture, delivery: category.delivery, products },
      campaign: { name: category.campaignName },
      starts: new Date(category.startsMs).toISOString(),
      ends: new Date(category.endsMs).toISOString(),
    };
  });
  const campaignGuesses = campaignCodeGuesses(backend);
  answer(area, validateGiftCode, async ({ body, language, now, ...visit }) => {
    const wish = { code: body.code, variantId: body.product_id, category: body.category_slug };
    const about = { campaign: wish.category.trim().toLowerCase(), language, field: 'code' };
    await campaignGuesses.guard(about, visit, () => judgeCode(backend.db, wish, language, now));
    return {};
  });
  const guesses = codeGuesses(backend);
  answer(area, getGiftCardBalance, async ({ body, language, now, ...visit }) => {
    const card = await guesses.guardLookUp(visit, () => readGiftCardRecord(backend.db, body.code, now));
    if (typeof card === 'number') return tooOften(card);
    if (!card) throw new Refusal({ code: [checkoutTexts(language)('giftCodeUnknown')] });
    return {
      balance: toEuros(card.balanceCents),
      expires: card.expiresAt?.toISOString() ?? '',
      is_expired: card.isExpired,
      kind: card.kind,
      code: maskedHint(card.hint),
      movements: card.movements.map(({ kind, cents, createdAt }) => ({
        kind,
        amount: toEuros(cents),
        created: createdAt.toISOString(),
      })),
    };
  });
  return area;
}
