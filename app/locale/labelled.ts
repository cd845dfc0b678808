import type { Translate } from './namespaces';

/**
 * A text under its label, with the colon of the language: French has a no-break space before it.
 * @param t texts of the namespace `common`
 * @example labelled(t('common'), 'E-mail', 'Check the address') // 'E-mail: Check the address'
 */
export const labelled = (t: Translate<'common'>, label: string, text: string): string => t('labelled', { label, text });

/** How far from its beginning a text may name its field: after an article, `Der Name ist …`, `L’e-mail est …`. */
const ARTICLE = 4;

/** Whether a text begins with a name, as whole words. */
function beginsWith(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && at <= ARTICLE && !/\p{L}/u.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`);
}

/**
 * What is wrong with a field, under the name of the field: in a list of errors several would say the same. What a label says in brackets
 * is left out, a question needs no colon, and a text that begins with the name needs it no second time.
 * @param t texts of the namespace `common`
 */
export function fieldProblem(t: Translate<'common'>, label: string, text: string): string {
  const name = label.replace(/\s*\([^()]*\)$/, '');
  if (beginsWith(text, name)) return text;
  return /[?!]$/.test(name) ? `${name} ${text}` : labelled(t, name, text);
}
