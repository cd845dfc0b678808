import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { findGiftCard, type GiftCard } from '~/api/gift-card-balance';
import { shopContext } from '~/server/context.server';
import { serviceLinks } from '~/server/page-links.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';

export async function loadBalance(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('gift-card');
  const uses = await serviceLinks(context, [['payment', t('other.use')]]);
  return data({ title: t('title'), uses });
}

/** What the form's response shows: a card, or the field again with what was typed and why there is none. */
export type BalanceAnswer = { readonly card: GiftCard | null; readonly code: string; readonly error: string };

const MAX_CODE = 100;

/**
 * Shows what is left on a gift card in the form's response, so that its code is in no address. A code that is found is not repeated
 * in the page.
 */
export async function showBalance(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('gift-card');
  const typed = (await readForm(args.request)).get('code');
  const code = typeof typed === 'string' ? typed.trim().slice(0, MAX_CODE) : '';
  const again = (error: string, status: number, headers: Record<string, string> = {}) =>
    data<BalanceAnswer>({ card: null, code, error }, { status, headers });
  if (!/[\p{L}\p{N}]/u.test(code)) return again(t('missing'), 400);
  const found = await orErrorPage(findGiftCard(context.api, code));
  switch (found.kind) {
    case 'found':
      return data<BalanceAnswer>({ card: found.card, code: '', error: '' });
    case 'unknown':
      return again(found.text || t('unknown'), 400);
    case 'limited':
      return again(t('limited'), 429, { 'Retry-After': `${found.retryAfter}` });
    case 'unsupported':
      return again(t('unsupported'), 501);
  }
}
