import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { type Toggled, toggleWish as toggle } from '~/api/wishlist';
import type { WishReply } from '~/features/catalog/parts/wish-form';
import { pendingWishCookie } from '~/features/session/pending-wish.server';
import { pathTo } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { isScripted } from '~/server/scripted-request.server';
import { shopLog } from '~/server/shop-log.server';
import { wishForm } from './wish-form';

/** Codes of failures by the heart's place. Specification 2 §8. */
const CODES = { product: '#9424', card: '#4381' } as const;

/** The address takes hearts only; a reload of it shows the list. */
export async function redirectToWishlist(args: LoaderFunctionArgs) {
  const { language } = await shopContext(args);
  return redirect(pathTo('wishlist', language));
}

/** Sends a guest to log-in and back to the page; the wish is remembered meanwhile. Specification 2 §6. */
function toLogin({ language, request, t }: ShopContext, modelId: number, next: string): Response {
  return redirectWithToast(
    pathTo('login', language, {}, { next }),
    { type: 'info', text: t('sign-in')('wishlistLogin') },
    { headers: { 'Set-Cookie': pendingWishCookie(modelId, request) } },
  );
}

/** The effect of a toggle; a failure is logged under its code. */
async function attempt({ api }: ShopContext, modelId: number, code: string): Promise<Toggled | 'failed'> {
  try {
    return await toggle(api, modelId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error, code }, 'a wish could not be toggled');
    return 'failed';
  }
}

const STATUS: Partial<Record<Toggled | 'failed', number>> = { unknown: 404, full: 409, failed: 502 };

/** The action of a heart: adds a product to the wishlist or removes it. Specification 2 §5, §8. */
export async function toggleWish(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('wishlist');
  const form = parseForm(await readForm(args.request), wishForm);
  if (form.status !== 'success') throw new Response('', { status: 400 });
  const { modelId, place } = form.value;
  const next = safeRedirect(form.value.next, pathTo('wishlist', context.language));
  if (!context.auth) throw toLogin(context, modelId, next);
  const outcome = await attempt(context, modelId, CODES[place]);
  if (outcome === 'guest') throw toLogin(context, modelId, next);
  const isDone = outcome === 'added' || outcome === 'removed';
  const text = outcome === 'failed' ? t('unexpected', { code: CODES[place] }) : t(outcome);
  if (isScripted(args.request)) return data<WishReply>({ ok: isDone, text }, STATUS[outcome] ?? 200);
  return redirectWithToast(next, { type: isDone ? 'success' : 'error', text });
}
