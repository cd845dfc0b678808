/** A list that cannot be read: it is no JSON, is cut short, or has an item of unreasonable size. */
export class UnreadableList extends Error {}

/** One item is never larger than this, in bytes: what is kept between two pieces stays small. */
const LARGEST_ITEM = 1024 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LIST_OPENS = 0x5b;
const LIST_CLOSES = 0x5d;
const OBJECT_OPENS = 0x7b;
const OBJECT_CLOSES = 0x7d;

/**
 * Splits the bytes of a JSON list into lists of whole items while they arrive, so that a list of 50 MB is never parsed in
 * one go. What is no list, such as a list wrapped in an object, is given out whole at its end.
 * @example
 * splitter.push(bytes('[{"id":1},{"i')); // '[{"id":1}]'
 * splitter.push(bytes('d":2}]'));        // '[{"id":2}]'
 */
export class JsonListSplitter {
  #kind: 'unknown' | 'list' | 'other' = 'unknown';
  /** Bytes that belong to no whole item yet. */
  #rest = new Uint8Array(0);
  /** How far the rest has been looked at. */
  #seen = 0;
  #depth = 0;
  #inText = false;
  #isEscaped = false;
  /** Whether the list's own bracket has been given out. */
  #isOpened = false;
  readonly #others: Uint8Array[] = [];
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: false });

  /**
   * @returns JSON of a list of the items that are whole now; undefined when there are none
   * @throws UnreadableList
   */
  push(piece: Uint8Array): string | undefined {
    if (this.#kind === 'unknown' && piece.length > 0) this.#kind = startsList(piece) ? 'list' : 'other';
    if (this.#kind === 'other') {
      this.#others.push(piece);
      return undefined;
    }
    const bytes = this.#rest.length === 0 ? piece : joined([this.#rest, piece]);
    const end = this.#lastEnd(bytes);
    if (bytes.length - end > LARGEST_ITEM) throw new UnreadableList('an item is too large');
    this.#rest = bytes.slice(end);
    this.#seen = this.#rest.length;
    return this.#asList(this.#decoder.decode(bytes.subarray(0, end)));
  }

  /**
   * @returns JSON of what has not been given out yet; undefined when that is nothing
   * @throws UnreadableList when the list is cut short
   */
  finish(): string | undefined {
    if (this.#kind === 'other') return this.#decoder.decode(joined(this.#others));
    if (this.#kind === 'unknown' || this.#depth !== 0) throw new UnreadableList('the list is cut short');
    if (this.#decoder.decode(this.#rest).trim() !== '') throw new UnreadableList('something follows the list');
    return undefined;
  }

  /** A list of what stands between two ends: the first part begins with the list's bracket, the last one closes it. */
  #asList(text: string): string | undefined {
    if (text === '') return undefined;
    const opened = this.#isOpened ? `[${text}` : text;
    this.#isOpened = true;
    const closed = this.#depth === 0 ? opened : `${opened.slice(0, -1)}]`;
    return /^\s*\[\s*\]$/.test(closed) ? undefined : closed;
  }

  /** Where the last whole item ends, its comma or the list's bracket included. */
  #lastEnd(bytes: Uint8Array): number {
    let end = 0;
    let depth = this.#depth;
    let inText = this.#inText;
    let isEscaped = this.#isEscaped;
    for (let at = this.#seen; at < bytes.length; at++) {
      const byte = bytes[at] as number;
      if (inText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE) inText = true;
      else if (byte === COMMA && depth === 1) end = at + 1;
      else if (byte === LIST_OPENS || byte === OBJECT_OPENS) depth++;
      else if ((byte === LIST_CLOSES || byte === OBJECT_CLOSES) && --depth === 0) end = at + 1;
    }
    this.#depth = depth;
    this.#inText = inText;
    this.#isEscaped = isEscaped;
    return end;
  }
}

/** The first byte that is neither white space nor a byte order mark opens a list. */
function startsList(bytes: Uint8Array): boolean {
  return bytes.find((byte) => byte > 0x20 && byte < 0x80) === LIST_OPENS;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
