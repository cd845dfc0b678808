import { LANGUAGE_CODES } from '../../db/schema/columns';

/** A language of the shop (Specification 1 §3). */
export type ShopLanguage = (typeof LANGUAGE_CODES)[number];

/** Whether a text names a language of the shop. */
export const isShopLanguage = (text: string): text is ShopLanguage =>
  (LANGUAGE_CODES as readonly string[]).includes(text);

/** The language of `Accept-Language: xx` (the wire); Finnish when it names none of ours. */
export function requestedLanguage(header: string | null): ShopLanguage {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (isShopLanguage(code)) return code;
  }
  return 'fi';
}
