import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';

/** The redirect to log-in and back to the passkeys, for a log-in that the backend does not accept any more. */
export function requireLogIn({ language, t }: ShopContext): Response {
  return redirectWithToast(
    pathTo('login', language, {}, { next: pathTo('accountPasskeys', language) }),
    { type: 'info', text: t('sign-in')('loginRequired') },
    { status: 302 },
  );
}
