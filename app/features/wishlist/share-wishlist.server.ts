import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { shareWishlist as share } from '~/api/wishlist';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { requireLogIn } from './require-log-in.server';

/** The form that makes the link to the list, or makes it invalid. */
export const shareForm = z.object({ intent: z.enum(['share', 'stop']) });

/** The action of the wishlist page: makes the link to the list, or makes it invalid. */
export async function shareWishlist(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('wishlist');
  const form = parseForm(await readForm(args.request), shareForm);
  if (form.status !== 'success') throw new Response('', { status: 400 });
  const isShared = form.value.intent === 'share';
  if ((await orErrorPage(share(context.api, isShared))) === 'guest') throw requireLogIn(context);
  const text = t(isShared ? 'share.started' : 'share.stopped');
  // to where the link is, which is the end of the page
  return redirectWithToast(`${pathTo('wishlist', context.language)}#share`, { type: 'success', text });
}
