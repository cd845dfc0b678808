import { type ActionFunctionArgs, data } from '@remix-run/node';
import { askForNotice as ask, type RestockReply } from '~/api/restock';
import type { Translate } from '~/locale/namespaces';
import { documentPath } from '~/rendering/remix-adapter';
import { safeRedirect } from '~/routing/safe-redirect';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { shopLog } from '~/server/shop-log.server';
import { RESTOCK_INTENT, type RestockAnswer } from './restock-answer';
import { type EmailError, restockForm } from './restock-form';

/** Max characters of a typed address that are shown again. */
const MAX_KEPT = 254;

/** Whether a page's form is the one for a restock notice. The request stays readable. */
export async function isRestockForm(request: Request): Promise<boolean> {
  return (await readForm(request.clone())).get('intent') === RESTOCK_INTENT;
}

/** The page that the form stands on, with its choice. */
function backTo({ url }: ShopContext): string {
  const path = documentPath(url.pathname);
  return safeRedirect(`${path.endsWith('/') ? path : `${path}/`}${url.search}`);
}

/**
 * The action of the form for a restock notice. Success is a toast on the same page; everything else is said at the field,
 * with what was typed: an address that is none, the backend's words, and a failure by its code. Specification 2 §5, §8.
 */
export async function askForNotice(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('restock-request');
  const fields = await readForm(args.request);
  const form = parseForm(fields, restockForm);
  const email = String(fields.get('email') ?? '').slice(0, MAX_KEPT);
  const variant = Number(fields.get('variant'));
  const again = (error: string, status: number) =>
    data<RestockAnswer>({ restock: { variant: Number.isSafeInteger(variant) ? variant : 0, email, error } }, status);
  if (form.status !== 'success') {
    if (form.status !== 'error' || !form.error?.['email']) throw new Response('', { status: 400 });
    return again(t(`${(form.error['email'][0] ?? 'required') as EmailError}`), 400);
  }
  const { country, currency } = context.locale;
  const reply = await ask(context.api, { ...form.value, variantId: form.value.variant, country, currency });
  if (reply.kind === 'done') return redirectWithToast(backTo(context), { type: 'success', text: t('done') });
  if (reply.kind === 'failed')
    shopLog().warn({ err: reply.error, code: '#6302' }, 'a restock notice was not requested');
  return again(errorText(reply, t), { refused: 400, limited: 429, failed: 502 }[reply.kind]);
}

function errorText(reply: Exclude<RestockReply, { kind: 'done' }>, t: Translate<'restock-request'>): string {
  if (reply.kind === 'limited') return t('limited');
  const [text] = reply.kind === 'refused' ? reply.texts : [];
  return text ?? t('failed');
}
