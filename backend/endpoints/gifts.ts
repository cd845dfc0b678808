import { getGiftCampaignCategory, getGiftCardBalance, validateGiftCode } from 'contract/gifts';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { checkoutTexts } from '../domain/cart/checkout-texts';
import { Refusal } from '../domain/errors/refusals';
import { readGiftCategory } from '../domain/gifts/gift-campaigns';
import { readGiftCardRecord } from '../domain/gifts/gift-card-record';
import { maskedHint } from '../domain/gifts/gift-code';
import { toEuros } from '../domain/pricing/pricing';
import { codeGuesses } from './code-guesses';
import { notYet } from './not-yet';
import { type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { tooOften } from './too-often';

/** Gift campaigns and the balance of gift cards. Redeeming codes of campaigns is not built yet. */
export function giftEndpoints(backend: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  answer(area, getGiftCampaignCategory, async ({ backend, params, language, now }) => {
    const [category] = await readGiftCategory(backend.pool, language, params.slug.toLowerCase(), now);
    if (!category) return NOT_FOUND;
    return { name: category.name, campaign: { name: category.campaignName } };
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
  notYet(area, validateGiftCode);
  return area;
}
