import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { type Account, readAccount } from '~/api/account';
import { ApiError, isMissing } from '~/api/api-error';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { clearAuthCookie } from '~/server/shop-cookies.server';
import { orErrorPage } from '~/server/unavailable.server';
import type { AccountFrameData, AccountPage } from './account-pages';

/** The log-in, for a visitor whose session is over: it leads back to this page. */
function toLogIn({ language, url, t, request }: ShopContext): Response {
  return redirectWithToast(
    pathTo('login', language, {}, { next: url.pathname + url.search }),
    { type: 'info', text: t('sign-in')('loginRequired') },
    { status: 302, headers: { 'Set-Cookie': clearAuthCookie(request) } },
  );
}

/**
 * Waits for a call of the account.
 * @throws Response the log-in when the session is over (Specification 1 §4), an error page for an outage
 */
export async function inAccount<Value>(context: ShopContext, work: Promise<Value>): Promise<Value> {
  return orErrorPage(
    work.catch((error: unknown) => {
      if (error instanceof ApiError && error.backendStatus === 401) throw toLogIn(context);
      throw error;
    }),
  );
}

/** Waits for a read of the account; null when the backend has no accounts. @throws Response as `inAccount` */
async function orNothing<Value>(context: ShopContext, work: Promise<Value>): Promise<Value | null> {
  return inAccount(
    context,
    work.catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
}

/** The data of a page of the account. */
export type AccountPageData<Content> = {
  readonly title: string;
  readonly frame: AccountFrameData;
  /** Null when the backend has no accounts. */
  readonly content: Content | null;
};

/**
 * Loads a page of the account with its frame.
 * @param read the page's own data; `account` is the person's
 * @throws Response the log-in when the session is over, an error page for an outage
 */
export async function loadAccountPage<Content>(
  args: LoaderFunctionArgs,
  page: AccountPage,
  read: (context: ShopContext, account: Account) => Promise<Content> | Content,
) {
  const context = await shopContext(args);
  const account = await orNothing(context, readAccount(context.api));
  const content = account && (await orNothing(context, Promise.resolve(read(context, account))));
  const shown: AccountPageData<Content> = {
    title: context.t('account')(`page.${page}`),
    frame: { hasCompany: account?.company != null },
    content,
  };
  return data(shown);
}
