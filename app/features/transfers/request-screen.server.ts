import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { StaffOrder } from '~/api/checkout';
import { type SentTransfer, sendTransfer } from '~/api/transfers';
import { changeVisitorsCart } from '~/features/cart/account-cart.server';
import { readCart } from '~/features/cart/cart-cookie.server';
import type { CartState } from '~/features/cart/cart-state';
import { checkCurrentCart } from '~/features/cart/check-cart.server';
import { EMPTY_CART } from '~/features/cart/rules/cart';
import { isStaff } from '~/features/session/current-customer.server';
import { endCartChoices, readStaffOrder } from '~/features/staff/staff-choices.server';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { cookieHeaders } from '~/server/cookies.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';

/** The seller's choices. @throws Response 404 for everybody but staff, a redirect to the cart without a transfer request */
async function requireRequest(context: ShopContext): Promise<StaffOrder> {
  if (!(await isStaff(context))) notFound(context.t('refusals')('pageNotFound', { path: context.url.pathname }));
  const staff = await readStaffOrder(context);
  if (!staff?.transferFrom) throw redirect(pathTo('cart', context.language), 302);
  return staff;
}

/** The cart as it is transferred. @throws Response a redirect to the cart, which says what is wrong, when it cannot be shown */
function requireCart(context: ShopContext, cart: CartState) {
  if (cart.state !== 'ready' || !cart.checked.transfer) throw redirect(pathTo('cart', context.language), 302);
  const { rows, errors, transfer } = cart.checked;
  return {
    rows: rows.map(({ productId, name, brand, color, size, type, amount }) => ({
      productId,
      name: [brand, name].filter(Boolean).join(' '),
      choice: [color, size, type].filter(Boolean).join(' · '),
      amount,
    })),
    errors,
    transfer,
  };
}

/** What is sent as a transfer request, with a new key of the form. */
export async function loadTransferRequest(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const { sellerName, sellerNumber } = await requireRequest(context);
  const cart = requireCart(context, await checkCurrentCart(context));
  const seller = [sellerName, sellerNumber].filter(Boolean).join(' · ');
  return data({ title: context.t('transfers')('request.title'), key: randomUUID(), seller, ...cart });
}

/** A request that was not sent, with what was typed. */
export type RequestProblem = { readonly texts: readonly string[]; readonly note: string };

const readKey = (form: FormData): string => formKeyOf(String(form.get('key') ?? ''));

/** Sends the cart as a transfer request; afterwards cart and choices are empty, and the list of transfers shows it. */
export async function sendTransferRequest(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const staff = await requireRequest(context);
  const form = await readForm(args.request);
  const note = String(form.get('note') ?? '')
    .trim()
    .slice(0, 2000);
  const cart = readCart(context.request);
  const sent = await orErrorPage(
    sendTransfer(context.api, { cart, locale: context.locale, staff, note, key: readKey(form) }),
  );
  if ('numbers' in sent) return finish(context, sent.numbers);
  return data({ problem: problemOf(context, sent, note) }, 409);
}

function problemOf(context: ShopContext, refused: Exclude<SentTransfer, { numbers: unknown }>, note: string) {
  const changed = refused.reason === 'KEY_REUSED' ? [context.t('transfers')('request.changed')] : refused.texts;
  const problem: RequestProblem = { texts: [...changed], note };
  return problem;
}

async function finish(context: ShopContext, numbers: readonly string[]) {
  const stored = await changeVisitorsCart(context, () => ({ ok: true, cart: EMPTY_CART }));
  const headers = cookieHeaders([...(stored.ok ? stored.cookies : []), ...(await endCartChoices(context))]);
  const text = context.t('transfers')('request.done', { numbers: numbers.join(', ') });
  const [first] = numbers;
  const to =
    numbers.length === 1 && first
      ? pathTo('deskTransfer', context.language, { number: first })
      : pathTo('deskTransfers', context.language);
  return redirectWithToast(to, { type: 'success', text }, { headers });
}
