import { type ActionFunctionArgs, data } from '@remix-run/node';
import { z } from 'zod';
import { addToEnterpriseOrder, startEnterpriseOrder } from '~/api/enterprise';
import { endEnterpriseMode, readEnterpriseMode } from '~/features/staff/enterprise-mode.server';
import { pathTo } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import { shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { inAccount } from '../area/account-page.server';
import { noSuchPage } from './company-page.server';

const addForm = z.object({
  productId: z.coerce.number().int().min(1).max(2_147_483_647),
  amount: z.coerce.number().int().min(1).max(999),
});

/**
 * Adds a product to the enterprise order that the product pages add to, else to the person's draft. It leads back to where the product was
 * chosen, with a message; refused to a script, it says why. Specification 2 §4 (enterprise order mode).
 */
export async function addProduct(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const form = await readForm(args.request);
  const t = context.t('company-orders');
  const to = safeRedirect(String(form.get('returnTo') ?? ''), pathTo('accountCompanySelection', context.language));
  const refuse = (text: string) => {
    const isPage = form.get('submission') === null;
    return isPage ? redirectWithToast(to, { type: 'error', text }) : data({ ok: false as const, text }, 400);
  };
  const sent = addForm.safeParse(Object.fromEntries(form));
  if (!sent.success) return refuse(t('error.amount'));
  const mode = await readEnterpriseMode(context);
  const id = mode?.id ?? (await inAccount(context, startEnterpriseOrder(context.api))) ?? noSuchPage(context);
  const { productId, amount } = sent.data;
  const added = await inAccount(context, addToEnterpriseOrder(context.api, id, productId, amount));
  if (added.outcome === 'refused') return refuse(added.texts.join(' ') || t('error.product'));
  if (added.outcome === 'missing') {
    const headers = { 'Set-Cookie': endEnterpriseMode(context) };
    return redirectWithToast(to, { type: 'error', text: t('mode.over') }, { headers });
  }
  return redirectWithToast(to, { type: 'success', text: t('added', { count: amount }) });
}
