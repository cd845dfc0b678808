import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { DESK_REVIEW_STATUSES } from 'contract/desk';
import { type DeskReviewStatus, decideReview, readDeskReviews } from '~/api/desk';
import { pathTo } from '~/routing/path-to';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { askedPage, deskContext, textField } from './desk-context.server';

/** The state that is asked for; those that wait for anything else. */
const statusOf = (asked: string | null): DeskReviewStatus =>
  DESK_REVIEW_STATUSES.find((status) => status === asked) ?? 'pending';

/** Reviews in a state, `?status=`. */
export async function loadDeskReviews(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const status = statusOf(context.url.searchParams.get('status'));
  const page = askedPage(context.url);
  const list = await orErrorPage(readDeskReviews(context.api, status, page));
  return data({ title: context.t('desk')('page.deskReviews'), list, page, status });
}

/** Publishes or refuses a review, in the version that staff has read. */
export async function decideDeskReview(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const form = await readForm(args.request);
  const id = textField(form, 'review', 9);
  const status = form.get('decision') === 'published' ? ('published' as const) : ('refused' as const);
  const t = context.t('desk');
  const back = pathTo('deskReviews', context.language, {}, { status: shownStatus(form) });
  if (!/^[1-9]\d*$/.test(id)) return redirectWithToast(back, { type: 'error', text: t('reviews.missing') });
  const decision = { id: Number(id), version: textField(form, 'version', 20), status, note: textField(form, 'note') };
  const result = await orErrorPage(decideReview(context.api, decision));
  if (result === 'replaced') return redirectWithToast(back, { type: 'error', text: t('reviews.replaced') });
  return redirectWithToast(back, { type: 'success', text: t(`reviews.${status}`) });
}

/** The list that the decision was made in; undefined for the one of those that wait. */
function shownStatus(form: FormData): DeskReviewStatus | undefined {
  const status = statusOf(textField(form, 'status', 20));
  return status === 'pending' ? undefined : status;
}
