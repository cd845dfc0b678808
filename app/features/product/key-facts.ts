import type { ProductModel } from '~/features/catalog/product';
import type { Language } from '~/locale/languages';
import { measureText } from '~/locale/measures';

/** A fact under the name of a product: what it is of, and how much in words. */
export interface KeyFact {
  readonly name: string;
  readonly text: string;
}

/** Most facts in the row, fewest that make one, and characters that fit in a third of it. */
const [MOST, FEWEST, WIDEST] = [3, 2, 11];

/**
 * What one compares at a glance: the first measured properties, then short words such as the material where there are too few of
 * them; none where nothing is measured.
 */
export function keyFacts(properties: ProductModel['properties'], language: Language): readonly KeyFact[] {
  const short = properties.filter(({ value }) => value !== '' && value.length <= WIDEST);
  const measured = short.filter(({ value }) => /\d/.test(value));
  const words = short.filter(({ value }) => !/\d/.test(value));
  const facts = [...measured, ...words].slice(0, MOST);
  if (measured.length === 0 || facts.length < FEWEST) return [];
  return facts.map(({ name, value, unit }) => ({ name, text: measureText(value, unit, language) }));
}
