import { unitName } from 'contract/unit-name';

type Table = {
  readonly sizes: readonly { readonly name: string }[];
  readonly rows: readonly { readonly category: string; readonly unit: string; readonly values: readonly string[] }[];
};

/**
 * One line on each size of a product: the table's first measure that has a unit. A size that the table has for several kinds
 * of people gets none, as the product does not say whom it is for.
 * @returns lines by the slugs of sizes
 * @example sizeHints(skis, variants, 'en') // { '170-cm': 'Skier’s height 176–184 cm' }
 */
export function sizeHints(
  { sizes, rows }: Table,
  variants: readonly { readonly size: string; readonly sizeSlug: string }[],
  language: string,
): Record<string, string> {
  const measure = rows.find(({ unit }) => unit.trim() !== '');
  if (!measure) return {};
  const lines = variants.flatMap(({ size, sizeSlug }) => {
    const [column, ...others] = sizes.flatMap(({ name }, at) => (name === size ? [at] : []));
    const value = column !== undefined && others.length === 0 && measure.values[column];
    return value ? [[sizeSlug, `${measure.category} ${value} ${unitName(measure.unit, language)}`] as const] : [];
  });
  return Object.fromEntries(lines);
}
