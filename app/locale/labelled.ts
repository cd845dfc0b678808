import type { Translate } from './namespaces';

/**
 * A text under its label, with the colon of the language: French has a no-break space before it.
 * @param t texts of the namespace `common`
 * @example labelled(t('common'), 'E-mail', 'Check the address') // 'E-mail: Check the address'
 */
export const labelled = (t: Translate<'common'>, label: string, text: string): string => t('labelled', { label, text });

/**
 * What is wrong with a field, under the name of the field: in a list of errors several would say the same. What a label says in brackets
 * is left out, and a question needs no colon.
 * @param t texts of the namespace `common`
 */
export function fieldProblem(t: Translate<'common'>, label: string, text: string): string {
  const name = label.replace(/\s*\([^()]*\)$/, '');
  return /[?!]$/.test(name) ? `${name} ${text}` : labelled(t, name, text);
}
