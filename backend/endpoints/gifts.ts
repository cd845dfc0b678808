import { getGiftCampaignCategory, getGiftCardBalance, validateGiftCode } from 'contract/gifts';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { checkoutTexts } from '../domain/cart/checkout-texts';
import { Refusal } from '../domain/errors/refusals';
import { codeGuard } from '../domain/gifts/code-guard';
import { readGiftCategory } from '../domain/gifts/gift-campaigns';
import { readGiftCardRecord } from '../domain/gifts/gift-card-record';
import { maskedHint } from '../domain/gifts/gift-code';
import { toEuros } from '../domain/pricing/pricing';
import { notYet } from './not-yet';
import { type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { tooOften } from './too-often';

/** Gift campaigns and the balance of gift cards. Redeeming codes of campaigns is not built yet. */
export function giftEndpoints({ db, pool, log }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  answer(area, getGiftCampaignCategory, async ({ backend, params, language, now }) => {
    const [category] = await readGiftCategory(backend.pool, language, params.slug.toLowerCase(), now);
    if (!category) return NOT_FOUND;
    return { name: category.name, campaign: { name: category.campaignName } };
  });
  const guard = codeGuard(pool, log);
  answer(area, getGiftCardBalance, async ({ body, language, clientAddress, now }) => {
    const wait = await guard.enter(clientAddress);
    if (wait > 0) return tooOften(wait);
    const card = await readGiftCardRecord(db, body.code, now);
    await guard.leave(clientAddress, card ? 0 : 1);
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
