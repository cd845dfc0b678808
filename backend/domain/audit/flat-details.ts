/** A detail of an act as text: `before.values.fi` is a part of `before`. */
export interface FlatDetail {
  readonly name: string;
  readonly value: string;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).join(', ') : isGroup(value) ? JSON.stringify(value) : String(value);

/**
 * The details of an act as names with texts: what is grouped is named by its path, a list is one text, and what has no value is left out.
 * @example flatDetails({ before: { values: { fi: 'A' } } }) // [{ name: 'before.values.fi', value: 'A' }]
 */
export function flatDetails(details: Readonly<Record<string, unknown>>): FlatDetail[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (value === null || value === undefined) return [];
    if (!isGroup(value)) return [{ name, value: textOf(value) }];
    return flatDetails(value).map((inner) => ({ ...inner, name: `${name}.${inner.name}` }));
  });
}
