import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { storefrontSettings } from './env.server';

/** Faster than this nobody fills in a form, in ms. */
const HASTY_MS = 3_000;
/** A form that was open for longer counts like one without a key, in ms. */
const MAX_AGE_MS = 24 * 3600 * 1000;

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`form ${text}`).digest('base64url').slice(0, 22);

/**
 * The key of a form that guests send: random, with the signed time at which the page was made. Sent twice, the form is one; sent too
 * soon after, it is hasty.
 */
export function newFormKey(now = Date.now()): string {
  const [secret = ''] = storefrontSettings().sessionSecrets;
  const text = `${randomUUID()}.${now.toString(36)}`;
  return `${text}.${sign(secret, text)}`;
}

/** The random part and the time of a key, and its mark. */
const KEY = /^([0-9a-f-]{36}\.([0-9a-z]{8,9}))\.([\w-]{22})$/;

/** What a form's key says. A key that was not made here is replaced by a new one, and its form is hasty. */
export function readFormKey(value: unknown, now = Date.now()): { readonly key: string; readonly isHasty: boolean } {
  const [key, text = '', time = '', mark = ''] = KEY.exec(typeof value === 'string' ? value : '') ?? [];
  const isOurs = storefrontSettings().sessionSecrets.some((secret) => {
    const expected = Buffer.from(sign(secret, text));
    const given = Buffer.from(mark);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  const age = now - Number.parseInt(time, 36);
  if (key === undefined || !isOurs || age < 0 || age > MAX_AGE_MS) return { key: newFormKey(now), isHasty: true };
  return { key, isHasty: age < HASTY_MS };
}

/** The key of a form for something new; another one where it has none. A form that is sent again finds by it what it has made. */
export const formKeyOf = (sent: string): string => (/^[\w-]{16,64}$/.test(sent) ? sent : randomUUID());
