/** How both wings write the texts of message files; the keys are flat, a dot is part of the name. */

/** Options of i18next for message files. */
export const MESSAGE_FORMAT = {
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
} as const;

type Texts = Readonly<Record<string, string>>;

/**
 * The texts of a file with every plural form of its language: a form that is not written is that of `_other`, which i18next
 * does not try by itself. French has a form of its own for millions, Russian one for fractions.
 * @param language BCP 47
 */
export function withEveryForm(language: string, texts: Texts): Texts {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const others = Object.keys(texts).filter((key) => key.endsWith('_other'));
  const filled = others.flatMap((key) => forms.map((form) => [key.replace(/other$/, form), texts[key] ?? '']));
  return { ...Object.fromEntries(filled), ...texts };
}

/** Keys of a file; the plural forms of a text count as one key without their suffix. */
export type TextKey<Key> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}` ? Base : Key;

/**
 * A text's values as i18next takes them: apart from its options, so that none is taken for one. It would also fill a placeholder
 * that stands in a value, in the place of the text's own: a word joiner between the braces keeps it from that.
 */
export function asOptions(values: Readonly<Record<string, string | number>> = {}): {
  readonly replace: Readonly<Record<string, string | number>>;
  readonly count?: number;
} {
  const { count } = values;
  const replace = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('{{', '{\u2060{') : value,
    ]),
  );
  return typeof count === 'number' ? { replace, count } : { replace };
}
