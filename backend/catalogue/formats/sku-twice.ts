import { type Phrase, say } from '../report/say';

/** Said of a row whose SKU an earlier one has. @param line the earlier one's */
export const skuTwice = (sku: string, line: number): Phrase =>
  say('the SKU {{sku}} stands on line {{line}} already', { sku, line }, 'the SKU stands in the file already');
