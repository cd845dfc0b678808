import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { listMails, type Mail } from '~/api/mailbox';
import { type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';
import { orErrorPage } from '~/server/unavailable.server';

/**
 * Content security policy of a mail document: styles only, shown in the mailbox's frame or alone. Mail clients do not support style sheets, so mails use style
 * attributes, which the policy of the shop's pages forbids. Of the shop's origin, so that the mailbox can measure it; scripts stay forbidden.
 */
const MAIL_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
};

/** The mails, or a 404: the mailbox does not exist when SHOP_ENV is production. */
async function requireMails(context: ShopContext): Promise<readonly Mail[]> {
  const missing = () => notFound(context.t('refusals')('pageNotFound', { path: context.url.pathname }));
  if (storefrontSettings().production) missing();
  return (await orErrorPage(listMails(context.api))) ?? missing();
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

/**
 * A mail's pictures, which are all the shop's, from the host that the mailbox is read at: mails name the one of their language, with the
 * port of the settings, where a development shop may not be reached.
 */
const withOwnPictures = (html: string): string => html.replaceAll(/(<img [^>]*?src=")https?:\/\/[^/"]+/g, '$1');

/** One mail as a document, which runs no script. */
export async function loadMail(args: LoaderFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  const mails = await requireMails(context);
  const mail = mails.find(({ id, html }) => html !== '' && String(id) === context.params['id']);
  return mail
    ? new Response(withOwnPictures(mail.html), { headers: MAIL_HEADERS })
    : new Response(null, { status: 404 });
}
