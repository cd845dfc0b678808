/** Concatenated parts, such as UTF-8 texts: part n is the range from `starts[n]` to `starts[n + 1]`. */
export interface PackedBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
}

/** Row numbers of a list: two bytes each if that is enough. */
export type Rows = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Creates an array for row numbers of a list with that many products. */
export function newRows(length: number, total: number): Rows {
  return total <= 0x1_00_00 ? new Uint16Array(length) : new Uint32Array(length);
}
