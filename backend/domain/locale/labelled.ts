import type { ShopLanguage } from './language';

/**
 * A text under its label, with the colon of the language: French has a no-break space before it.
 * @example labelled('Numéro de commande', 'S123456789', 'fr') // 'Numéro de commande\u00a0: S123456789'
 */
export const labelled = (label: string, text: string, language: ShopLanguage): string =>
  `${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`;
