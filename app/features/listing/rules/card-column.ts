import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { CardView } from '~/features/catalog/card';
import type { PackedBytes } from './rows';
import { BytePacker } from './text-column';

/** Cards in one block: the cards of a list are alike, and eight of them take a fifth of their bytes. */
const BLOCK = 8;
/** A block is a few kilobytes: quick, with little working memory. */
const DEFLATE = { level: 1, windowBits: 13, memLevel: 5, chunkSize: 4_096 };
const INFLATE = { windowBits: 13, chunkSize: 8_192 };

/** The cards of a list, as lines of JSON in compressed blocks: part n holds the rows from `8 n`. */
export type CardColumn = PackedBytes;

/** Collects the cards row by row. */
export class CardCollector {
  readonly #packer = new BytePacker();
  #lines: string[] = [];

  add(card: CardView): void {
    this.#lines.push(JSON.stringify(card));
    if (this.#lines.length === BLOCK) this.#pack();
  }

  #pack(): void {
    this.#packer.addBytes(deflateRawSync(this.#lines.join('\n'), DEFLATE));
    this.#lines = [];
  }

  finish(): CardColumn {
    if (this.#lines.length > 0) this.#pack();
    return this.#packer.finish();
  }
}

/** The block of each list that was read last: rows next to each other are read together. */
const lastBlocks = new WeakMap<CardColumn, { readonly block: number; readonly lines: readonly string[] }>();

/** Returns the card of a row. */
export function cardOf(column: CardColumn, row: number): CardView {
  return JSON.parse(linesOf(column, Math.floor(row / BLOCK))[row % BLOCK] as string) as CardView;
}

function linesOf(column: CardColumn, block: number): readonly string[] {
  const last = lastBlocks.get(column);
  if (last?.block === block) return last.lines;
  const { bytes, starts } = column;
  const text = inflateRawSync(bytes.subarray(starts[block], starts[block + 1]), INFLATE).toString();
  const lines = text.split('\n');
  lastBlocks.set(column, { block, lines });
  return lines;
}
