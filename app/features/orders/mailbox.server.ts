import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { listMails, type Mail } from '~/api/mailbox';
import { type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';
import { orUnavailable } from '~/server/unavailable.server';

/**
 * What a mail may do as a document of its own: nothing but look as it was written. Mail readers know no style sheets, so its
 * styles stand on the elements, which the policy of the shop's pages forbids.
 */
const MAIL_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  'X-Frame-Options': 'SAMEORIGIN',
};

/** The mails, or the 404 of a page that is not there: the mailbox is not when SHOP_ENV is production. */
async function requireMails(context: ShopContext): Promise<readonly Mail[]> {
  const missing = () => notFound(context.t('errors')('pageNotFound', { path: context.url.pathname }));
  if (storefrontSettings().production) missing();
  return (await orUnavailable(listMails(context.api))) ?? missing();
}

/** The development mailbox: every mail the shop wrote. */
export async function loadMailbox(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const mails = await requireMails(context);
  return data({
    title: context.t('mailbox')('title'),
    mails: mails.map(({ html, ...mail }) => ({ ...mail, hasHtml: html !== '' })),
  });
}

/** One mail as its reader sees it, for a frame of the mailbox. */
export async function loadMail(args: LoaderFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  const mails = await requireMails(context);
  const mail = mails.find(({ id, html }) => html !== '' && String(id) === context.params['id']);
  return mail ? new Response(mail.html, { headers: MAIL_HEADERS }) : new Response(null, { status: 404 });
}
