/** A list that cannot be parsed: invalid JSON, truncated, or with an item that is too large. */
export class UnreadableList extends Error {}

/** Max size of an item, in bytes, so that little is buffered between two chunks. */
const MAX_ITEM = 1024 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LIST_OPENS = 0x5b;
const LIST_CLOSES = 0x5d;
const OBJECT_OPENS = 0x7b;
const OBJECT_CLOSES = 0x7d;

/**
 * Splits the bytes of a JSON list into lists of whole items while they arrive, so that a list of 50 MB is never parsed in
 * one go. Other JSON, such as a list wrapped in an object, is returned whole at the end.
 * @example
 * splitter.push(bytes('[{"id":1},{"i')); // '[{"id":1}]'
 * splitter.push(bytes('d":2}]'));        // '[{"id":2}]'
 */
export class JsonListSplitter {
  #kind: 'unknown' | 'list' | 'other' = 'unknown';
  /** Bytes that do not form a complete item yet. */
  #rest = new Uint8Array(0);
  /** How many bytes of the rest have been scanned. */
  #seen = 0;
  #depth = 0;
  #inText = false;
  #isEscaped = false;
  /** Whether the list's opening bracket has been returned. */
  #isOpened = false;
  readonly #others: Uint8Array[] = [];
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: false });

  /**
   * @returns JSON list of the items that are now complete; undefined when there are none
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
    if (bytes.length - end > MAX_ITEM) throw new UnreadableList('an item is too large');
    this.#rest = bytes.slice(end);
    this.#seen = this.#rest.length;
    return this.#asList(this.#decoder.decode(bytes.subarray(0, end)));
  }

  /**
   * @returns JSON of the remaining items; undefined when there are none
   * @throws UnreadableList when the list is truncated
   */
  finish(): string | undefined {
    if (this.#kind === 'other') return this.#decoder.decode(joined(this.#others));
    if (this.#kind === 'unknown' || this.#depth !== 0) throw new UnreadableList('the list is cut short');
    if (this.#decoder.decode(this.#rest).trim() !== '') throw new UnreadableList('something follows the list');
    return undefined;
  }

  /**
   * Builds a list from a byte range: the first part begins with the list's opening bracket, the last one includes the
   * closing one.
   */
  #asList(text: string): string | undefined {
    if (text === '') return undefined;
    const opened = this.#isOpened ? `[${text}` : text;
    this.#isOpened = true;
    const closed = this.#depth === 0 ? opened : `${opened.slice(0, -1)}]`;
    return /^\s*\[\s*\]$/.test(closed) ? undefined : closed;
  }

  /** End of the last complete item, including its comma or the list's bracket. */
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
