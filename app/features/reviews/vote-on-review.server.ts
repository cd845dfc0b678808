import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { type ReviewVote, sendVote } from '~/api/review-votes';
import { currentCustomer } from '~/features/session/current-customer.server';
import { documentPath } from '~/rendering/remix-adapter';
import { pathTo } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { isScripted } from '~/server/scripted-request.server';
import { shopLog } from '~/server/shop-log.server';
import { voteForm } from './vote-form';

/** The address of a review on the page that it was voted on. */
function backTo({ url }: ShopContext, place: number): string {
  const path = documentPath(url.pathname);
  return safeRedirect(`${path.endsWith('/') ? path : `${path}/`}${url.search}#review-${place}`);
}

/**
 * The action of the vote buttons below a review: sets or clears the customer's vote. Guests are sent to log-in and back. A failure
 * is only logged. Specification 2 §5, §6, §8.
 */
export async function voteOnReview(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const form = parseForm(await readForm(args.request), voteForm);
  if (form.status !== 'success') throw new Response('', { status: 400 });
  const { place, ...vote } = form.value;
  const back = backTo(context, place);
  const customer = await currentCustomer(context);
  if (!customer) {
    const login = pathTo('login', context.language, {}, { next: back });
    throw redirectWithToast(login, { type: 'info', text: context.t('reviews')('vote.login') });
  }
  const isSaved = await attempt(context, { ...vote, customerId: customer.id });
  if (isScripted(args.request)) return data({ isSaved }, isSaved ? 200 : 502);
  throw redirect(back, { status: 303 });
}

async function attempt({ api }: ShopContext, vote: ReviewVote): Promise<boolean> {
  try {
    await sendVote(api, vote);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'a vote on a review could not be saved');
    return false;
  }
}
