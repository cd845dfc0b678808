import type { PackedBytes } from './rows';
import { textKey } from './text-key';

/** Number of 32-bit words in a row's signature. */
const WORDS = 32;
const BITS = WORDS * 32;
/** Block size in bytes, unless one part needs more. */
const BLOCK = 1 << 18;

/**
 * The normalised texts of a list for the text filter. Each row also has a signature: a bit for every sequence of three
 * letters in it, so that maxBytes rows without the needle are skipped.
 */
export interface TextColumn extends PackedBytes {
  readonly signatures: Uint32Array<ArrayBuffer>;
}

/** Collects texts or bytes in blocks, because a buffer that grows by copying fragments the memory. */
export class BytePacker {
  readonly #full: Uint8Array[] = [];
  #block = new Uint8Array(0);
  /** Bytes used of the block. */
  #used = 0;
  /** Bytes of all parts so far. */
  #length = 0;
  readonly #starts: number[] = [0];
  readonly #encoder = new TextEncoder();

  addText(text: string): void {
    this.#reserve(3 * text.length);
    this.#end(this.#encoder.encodeInto(text, this.#block.subarray(this.#used)).written);
  }

  addBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#block.set(bytes, this.#used);
    this.#end(bytes.length);
  }

  #reserve(maxBytes: number): void {
    if (this.#used + maxBytes > this.#block.length) this.#begin(Math.max(maxBytes, BLOCK));
  }

  #end(written: number): void {
    this.#used += written;
    this.#length += written;
    this.#starts.push(this.#length);
  }

  #begin(size: number): void {
    this.#full.push(this.#block.subarray(0, this.#used));
    this.#block = new Uint8Array(size);
    this.#used = 0;
  }

  finish(): PackedBytes {
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

/** Collects the searchable texts row by row. */
export class TextCollector {
  readonly #packer = new BytePacker();
  #signatures = new Uint32Array(WORDS * 64);
  #rows = 0;

  /** @param parts the row's texts, in order. Specification 2 §5 */
  add(...parts: readonly string[]): void {
    const key = parts.map(textKey).join('');
    this.#packer.addText(key);
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

/** Share of matching signatures above which scanning all rows is faster than reading only the matching ones. */
const SCAN_ALL_SHARE = 0.25;

/**
 * Marks the rows whose texts hold the needle.
 * @param key a `textKey` that is not empty
 * @param failed number of other filters that each row fails: rows that fail several are never shown or counted and may be
 * left unmarked
 */
export function rowsHolding(column: TextColumn, key: string, failed: ArrayLike<number>): Uint8Array {
  const total = column.starts.length - 1;
  const candidates = candidateRows(column, key, failed);
  return candidates.length > SCAN_ALL_SHARE * total ? scanAll(column, key) : scanRows(column, key, candidates);
}

/** Candidate rows whose signature has every bit of the needle's: those that contain it, and a few that do not. */
function candidateRows({ signatures }: TextColumn, key: string, failed: ArrayLike<number>): number[] {
  const signature = new Uint32Array(WORDS);
  sign(signature, 0, key);
  const words = [...signature.keys()].filter((word) => signature[word] !== 0);
  const rows: number[] = [];
  for (let row = 0; row < failed.length; row++) {
    if ((failed[row] as number) < 2 && hasSignature(signatures, row * WORDS, signature, words)) rows.push(row);
  }
  return rows;
}

function hasSignature(
  signatures: Uint32Array,
  start: number,
  signature: Uint32Array,
  words: readonly number[],
): boolean {
  for (const word of words) {
    const bits = signature[word] as number;
    if (((signatures[start + word] as number) & bits) >>> 0 !== bits) return false;
  }
  return true;
}

/** Searches for the needle from the first row to the last; after a match the search continues in the next row. */
function scanAll({ bytes, starts }: PackedBytes, key: string): Uint8Array {
  const total = starts.length - 1;
  const mask = new Uint8Array(total);
  const haystack = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const needle = Buffer.from(key);
  let row = 0;
  let at = haystack.indexOf(needle);
  while (at >= 0 && row < total) {
    while ((starts[row + 1] as number) <= at) row++;
    // a match across two rows does not count
    if (at + needle.length <= (starts[row + 1] as number)) mask[row] = 1;
    row++;
    at = haystack.indexOf(needle, starts[row]);
  }
  return mask;
}

function scanRows({ bytes, starts }: PackedBytes, key: string, rows: readonly number[]): Uint8Array {
  const mask = new Uint8Array(starts.length - 1);
  const needle = Buffer.from(key);
  for (const row of rows) {
    const start = starts[row] as number;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + start, (starts[row + 1] as number) - start);
    if (text.includes(needle)) mask[row] = 1;
  }
  return mask;
}
