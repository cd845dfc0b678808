import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { listMails } from '~/api/mailbox';
import { shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';
import { orUnavailable } from '~/server/unavailable.server';

/** The development mailbox: every mail the shop wrote. Not there when SHOP_ENV is production. */
export async function loadMailbox(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const missing = () => notFound(context.t('errors')('pageNotFound', { path: context.url.pathname }));
  if (storefrontSettings().production) missing();
  const mails = (await orUnavailable(listMails(context.api))) ?? missing();
  return data({ title: context.t('mailbox')('title'), mails });
}
