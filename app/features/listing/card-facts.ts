import { sizeText } from 'contract/size-text';
import type { CardFact } from '~/features/catalog/card';
import type { Language } from '~/locale/languages';
import { measureText } from '~/locale/measures';
import { formatNumber } from '~/locale/numbers';
import type { PropertyColumn } from './rules/list-index';
import { hasValue, type ValueColumn } from './rules/value-column';

/** Most facts on one card. */
const MOST = 3;
/** A longer value stands after the others. */
const SHORT_VALUE = 11;
/** A value in words that is longer than this does not fit beside the others. */
const MAX_WORDS = 24;

/** Whether a value is meaningless without its name, such as a number without a unit. */
const NUMBER_ONLY = /^[\d\s.,+–-]+$/;

/**
 * What the cards of a group's list tell of each product: the first three measured properties that the group filters by, in its order,
 * such as comfort temperature, weight and fill power of sleeping bags. A group that filters by no measurement tells none: there is
 * nothing to compare.
 * @param columns the properties that the list filters by, in the group's order
 * @returns the columns to read; a property in words is in the place of a measurement that a product lacks
 */
export function factColumns(columns: readonly PropertyColumn[]): readonly PropertyColumn[] {
  const measured = columns.filter(({ kind }) => kind === 'range').slice(0, MOST);
  if (measured.length === 0) return [];
  return columns.filter((column) => column.kind === 'checkbox' || measured.includes(column));
}

/**
 * The facts of one product. A property with several numbers or values, as of one for each size, is left out.
 * @param columns by `factColumns`
 * @param row of the product in the list
 */
export function cardFacts(columns: readonly PropertyColumn[], row: number, language: Language): CardFact[] {
  const known = columns.flatMap((column) => {
    const value = valueTextOf(column, row, language);
    if (value === null) return [];
    return [
      { kind: column.kind, fact: { name: column.name, value, ...(NUMBER_ONLY.test(value) && { isNamed: true }) } },
    ];
  });
  const measured = known.filter(({ kind }) => kind === 'range').length;
  let places = MOST - measured;
  const told = known.flatMap(({ kind, fact }) => (kind === 'range' || places-- > 0 ? [fact] : []));
  // a phone has room for two short ones
  const isLong = ({ value }: CardFact): boolean => value.length > SHORT_VALUE;
  return [...told.filter((fact) => !isLong(fact)), ...told.filter(isLong)];
}

/**
 * The size of a used item, which is a single piece: its card offers nothing to choose. None for goods without sizes or with several.
 * @param sizes of the list
 * @param row of the product in the list
 * @param name of the fact
 */
export function usedSizeFact(sizes: ValueColumn, row: number, name: string, language: Language): CardFact[] {
  const own = onlyValue(sizes, row);
  return own === null ? [] : [{ name, value: sizeText(own, language), isNamed: true }];
}

/** The name of the value that a product has in a filter; null where it has none or several. */
function onlyValue(column: ValueColumn, row: number): string | null {
  const [own, ...others] = column.values.filter((_, place) => hasValue(column, place, row));
  return own && others.length === 0 ? own.name : null;
}

function valueTextOf(property: PropertyColumn, row: number, language: Language): string | null {
  if (property.kind === 'range') {
    const { rows, numbers } = property.column;
    const at = rows.indexOf(row);
    const number = numbers[at];
    if (number === undefined || rows[at + 1] === row) return null;
    return measureText(formatNumber(number, language, 2), property.unit, language);
  }
  const own = onlyValue(property.column, row);
  return own === null || own.length > MAX_WORDS ? null : measureText(own, property.unit, language);
}
