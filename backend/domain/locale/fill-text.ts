/** Values for the placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Puts values into `{{name}}` placeholders. The values are not escaped: what makes HTML of the text escapes it.
 * @example
 * fillText('Only {{left}} left', { left: 2 }) // 'Only 2 left'
 */
export function fillText(template: string, values: TextValues = {}): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** A text's key for a number: `workingDay` → `workingDay_few`, by the plural rules of the language. */
export function pluralKey<Key extends string>(
  key: Key,
  count: number,
  language: string,
): `${Key}_${Intl.LDMLPluralRule}` {
  return `${key}_${new Intl.PluralRules(language).select(count)}`;
}
