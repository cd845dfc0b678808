import type { PackedTexts } from './list-index';
import { textKey } from './text-key';

/** Words of 32 bits in a row's signature. */
const WORDS = 32;
const BITS = WORDS * 32;
/** Bytes in which room for texts is made, unless one text needs more. */
const BLOCK = 1 << 18;

/**
 * The texts of a list as the text filter compares them. Each row has a signature besides: a bit for every three letters that
 * follow each other in it, so that most rows without a needle are passed over unread.
 */
export interface TextColumn extends PackedTexts {
  readonly signatures: Uint32Array<ArrayBuffer>;
}

/** Collects texts one after the other, in blocks: what grows by being copied leaves holes of its size in memory. */
export class TextPacker {
  readonly #full: Uint8Array[] = [];
  #block = new Uint8Array(0);
  /** Bytes used of the block. */
  #used = 0;
  /** Bytes of all texts so far. */
  #length = 0;
  readonly #starts: number[] = [0];
  readonly #encoder = new TextEncoder();

  add(text: string): void {
    const most = 3 * text.length;
    if (this.#used + most > this.#block.length) this.#begin(Math.max(most, BLOCK));
    const { written } = this.#encoder.encodeInto(text, this.#block.subarray(this.#used));
    this.#used += written;
    this.#length += written;
    this.#starts.push(this.#length);
  }

  #begin(size: number): void {
    this.#full.push(this.#block.subarray(0, this.#used));
    this.#block = new Uint8Array(size);
    this.#used = 0;
  }

  finish(): PackedTexts {
    this.#begin(0);
    const bytes = new Uint8Array(this.#length);
    let at = 0;
    for (const block of this.#full) {
      bytes.set(block, at);
      at += block.length;
    }
    return { bytes, starts: Uint32Array.from(this.#starts) };
  }
}

/** The bit for three letters that follow each other. */
function bitOf(first: number, second: number, third: number): number {
  const mixed = Math.imul(Math.imul(Math.imul(first, 31) + second, 31) + third, 0x9e3779b1);
  return (mixed >>> 16) % BITS;
}

function sign(signature: Uint32Array, start: number, key: string): void {
  for (let at = 2; at < key.length; at++) {
    const bit = bitOf(key.charCodeAt(at - 2), key.charCodeAt(at - 1), key.charCodeAt(at));
    const word = start + (bit >>> 5);
    signature[word] = (signature[word] as number) | (1 << (bit & 31));
  }
}

/** Collects what the text filter looks in, row by row. */
export class TextCollector {
  readonly #packer = new TextPacker();
  #signatures = new Uint32Array(WORDS * 64);
  #rows = 0;

  /** @param parts the row's texts, in the order in which they follow each other. Specification 2 §5 */
  add(...parts: readonly string[]): void {
    const key = parts.map(textKey).join('');
    this.#packer.add(key);
    const start = this.#rows * WORDS;
    if (start === this.#signatures.length) {
      const larger = new Uint32Array(2 * this.#signatures.length);
      larger.set(this.#signatures);
      this.#signatures = larger;
    }
    sign(this.#signatures, start, key);
    this.#rows++;
  }

  finish(): TextColumn {
    return { ...this.#packer.finish(), signatures: this.#signatures.slice(0, this.#rows * WORDS) };
  }
}

/** Share of rows above which reading on from row to row is quicker than picking the signed ones. */
const MANY = 0.25;

/**
 * Marks the rows whose texts hold the needle.
 * @param key a `textKey` that is not empty
 * @param failed how many other filters each row fails: texts of rows that fail several are of no use to anybody and may be
 *   left unmarked
 */
export function rowsHolding(column: TextColumn, key: string, failed: ArrayLike<number>): Uint8Array {
  const total = column.starts.length - 1;
  const signed = rowsSigned(column, key, failed);
  return signed.length > MANY * total ? readOn(column, key) : readEach(column, key, signed);
}

/** The rows worth reading whose signature has every bit of the needle's: those that hold it, and a few that do not. */
function rowsSigned({ signatures }: TextColumn, key: string, failed: ArrayLike<number>): number[] {
  const wanted = new Uint32Array(WORDS);
  sign(wanted, 0, key);
  const words = [...wanted.keys()].filter((word) => wanted[word] !== 0);
  const rows: number[] = [];
  for (let row = 0; row < failed.length; row++) {
    if ((failed[row] as number) < 2 && isSigned(signatures, row * WORDS, wanted, words)) rows.push(row);
  }
  return rows;
}

function isSigned(signatures: Uint32Array, start: number, wanted: Uint32Array, words: readonly number[]): boolean {
  for (const word of words) {
    const bits = wanted[word] as number;
    if (((signatures[start + word] as number) & bits) >>> 0 !== bits) return false;
  }
  return true;
}

/** Looks for the needle from the first row to the last, behind each row that has it from the next one on. */
function readOn({ bytes, starts }: PackedTexts, key: string): Uint8Array {
  const total = starts.length - 1;
  const mask = new Uint8Array(total);
  const haystack = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const needle = Buffer.from(key);
  let row = 0;
  let at = haystack.indexOf(needle);
  while (at >= 0 && row < total) {
    while ((starts[row + 1] as number) <= at) row++;
    // what begins in this row and ends in the next is in neither
    if (at + needle.length <= (starts[row + 1] as number)) mask[row] = 1;
    row++;
    at = haystack.indexOf(needle, starts[row]);
  }
  return mask;
}

function readEach({ bytes, starts }: PackedTexts, key: string, rows: readonly number[]): Uint8Array {
  const mask = new Uint8Array(starts.length - 1);
  const needle = Buffer.from(key);
  for (const row of rows) {
    const start = starts[row] as number;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + start, (starts[row + 1] as number) - start);
    if (text.includes(needle)) mask[row] = 1;
  }
  return mask;
}
