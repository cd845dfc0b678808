import type { ShopContext } from './context.server';

const MINUTE = 60;

/** That there were too many attempts, and how long to wait, in words. @param seconds from Retry-After */
export function waitText({ t }: Pick<ShopContext, 't'>, seconds: number): string {
  return seconds < 2 * MINUTE
    ? t('sign-in')('limited.seconds', { count: seconds })
    : t('sign-in')('limited.minutes', { count: Math.ceil(seconds / MINUTE) });
}
