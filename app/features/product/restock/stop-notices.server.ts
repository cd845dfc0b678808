import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { stopNotices as stop } from '~/api/restock';
import { shopContext } from '~/server/context.server';

/** What the page's button did: an empty error when it worked. */
export interface StopAnswer {
  readonly error: string;
}

/** The page of the link in a restock notice. Opening it changes nothing, because mail scanners open links too. */
export async function loadStop(args: LoaderFunctionArgs) {
  const { t } = await shopContext(args);
  return data({ title: t('restock')('title') });
}

/**
 * Ends all restock notices to the address of the link: for the page's button, and for mail services, which post to it
 * without opening the page (RFC 8058).
 */
export async function stopNotices(args: ActionFunctionArgs) {
  const { api, params, t } = await shopContext(args);
  const reply = await stop(api, params['token'] ?? '');
  if (reply.kind === 'done') return data<StopAnswer>({ error: '' });
  const [text] = reply.kind === 'refused' ? reply.texts : [];
  return data<StopAnswer>({ error: text ?? t('restock')('failed') }, reply.kind === 'refused' ? 410 : 502);
}
