import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';

/** The redirect to log-in and back for a log-in that the backend does not accept any more. Specification 2 §6. */
export function requireLogIn({ language, t }: ShopContext): Response {
  return redirectWithToast(
    pathTo('login', language, {}, { next: pathTo('wishlist', language) }),
    { type: 'info', text: t('sign-in')('wishlistLogin') },
    { status: 302 },
  );
}
