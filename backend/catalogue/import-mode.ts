import { SaidError, say } from './report/say';

/** How an import treats what the shop has. */
export const IMPORT_MODES = ['merge', 'add', 'update', 'replace', 'prices'] as const;

/**
 * `merge` adds new models and updates the others; `add` only adds; `update` only updates; `replace` merges and withdraws the models of
 * the format that the file does not name; `prices` updates prices and stock by SKU.
 */
export type ImportMode = (typeof IMPORT_MODES)[number];

/** More models would be withdrawn than this part of those on sale: their number must be confirmed. */
const CONFIRMED_PART = 0.1;

/** Whether a replacement that withdraws `missing` of `onSale` models needs their number. */
export const needsConfirmation = (missing: number, onSale: number): boolean => missing > onSale * CONFIRMED_PART;

/** A replacement would withdraw many models and nobody has confirmed their number; nothing was written. */
export class NeedsConfirmation extends SaidError {
  constructor(
    readonly missing: number,
    readonly onSale: number,
  ) {
    super(
      say(
        'The file does not name {{missing}} of {{onSale}} models on sale, which would be taken out of sale. Nothing was imported. If that is meant, add --confirm-withdraw {{missing}}.',
        { missing, onSale },
      ),
    );
  }
}
