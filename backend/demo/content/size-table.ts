import type { Six } from './six';

/** A table of the measures that sizes stand for; sizes are its columns. */
export type DemoSizeTable = {
  /** what models call it by */
  key: string;
  /** last segment of its address */
  slug: string;
  name: Six;
  /** a size as printed on the goods, and whom or what it is for where the table holds several kinds */
  sizes: readonly { name: string; productType?: Six }[];
  /** one value a size, in the order of the sizes */
  rows: readonly { category: Six; unit: string; values: readonly string[] }[];
  /** how to measure, one or two paragraphs split by a line break */
  info: Six;
};
