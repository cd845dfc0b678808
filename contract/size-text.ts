/**
 * A size as a reader of the language writes it: half sizes are stored with a point, which all languages but English write as
 * a comma. Both wings write sizes: pages and carts, and orders, refusals and mails.
 * @param language code of the shop's language
 * @example sizeText('24.5', 'fi') // '24,5'
 */
export function sizeText(size: string, language: string): string {
  return language === 'en' ? size : size.replace(/^(\d{1,3})\.(\d)$/, '$1,$2');
}
