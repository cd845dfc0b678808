import type { FormFaults } from '~/api/desk-forms';
import { fieldProblem } from '~/locale/labelled';
import { isLanguage, languageTable } from '~/locale/languages';
import type { Translate } from '~/locale/namespaces';
import { fieldId } from './noted-field';

/**
 * The labels of a form's fields by their names: for texts in six languages without the language, `names` or `title`, and for rows with a
 * star, `picks.*.product`.
 */
export type FieldLabels = Readonly<Record<string, string>>;

/** The label of a field, with its row and language; null for one without. @param name as it is sent: `names.fi`, `fi.tabs.0.title` */
export function labelOf(labels: FieldLabels, name: string): string | null {
  const own = labels[name];
  if (own !== undefined) return own;
  const parts = name.split('.');
  const language = parts.find(isLanguage);
  const rows = parts.filter((part) => /^\d+$/.test(part)).map((row) => Number(row) + 1);
  const pattern = parts.filter((part) => part !== language).map((part) => (/^\d+$/.test(part) ? '*' : part));
  const label = labels[pattern.join('.')];
  if (label === undefined) return null;
  const numbered = [label, rows.join('.')].filter(Boolean).join(' ');
  return language ? `${numbered}, ${languageTable[language].name}` : numbered;
}

/** The faults of a form for its summary, each under the name of its field. @param t texts of the namespace `common` */
export const faultList = ({ fields, other }: FormFaults, labels: FieldLabels, t: Translate<'common'>) => [
  ...Object.entries(fields).map(([name, text]) => {
    const label = labelOf(labels, name);
    return { fieldId: fieldId(name), text: label === null ? text : fieldProblem(t, label, text) };
  }),
  ...other.map((text) => ({ text })),
];
