import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw, inflateRawSync } from 'node:zlib';
import { SLOT_END, slotStart } from '~/rendering/slot';
import { acceptedEncoding } from '../accepted-encoding.server';
import { contentName } from '../entity-tag.server';
import { joinedChecksum, shiftOf } from './joined-checksum';

const deflate = promisify(deflateRaw);
const brotli = promisify(brotliCompress);

/** Escaped texts for slots, by name; a slot without a text stays empty. */
export type SlotTexts = ReadonlyMap<string, string>;

/** A chunk of a page, compressed; of its plain bytes their number, their checksum and that number's `shiftOf`. */
type Piece = {
  readonly deflated: Buffer;
  readonly length: number;
  readonly sum: number;
  readonly shift: number;
};

/**
 * A cached page: its chunks between the slots and the whole page with empty slots, both compressed. The plain bytes would take five
 * times as much memory and are rarely asked for.
 */
export type CachedPage = {
  readonly status: number;
  /** Header names and values alternately. */
  readonly headers: readonly string[];
  readonly pieces: readonly Piece[];
  /** The slots after each chunk except the last. */
  readonly slots: readonly string[];
  readonly brotli: Buffer;
  /** Hash of the content between the slots. */
  readonly name: string;
  /** Size in memory, in bytes. */
  readonly bytes: number;
  /** The moment from which something on the page is no longer true, in milliseconds; infinite for most pages. */
  readonly trueUntil: number;
};

/**
 * A page that may be shown to the current visitor but not cached, because it failed or is incomplete. If an older complete page is
 * cached, that one is shown instead.
 */
export class UncacheablePage extends Error {
  constructor(readonly page: CachedPage) {
    super(`A shared page cannot be cached: ${page.status}`);
  }
}

/** A page's HTML and the key of its slot markers; undefined for a page without slots. */
export type RenderedPage = { readonly html: string; readonly slotKey: string | undefined };

/** Memory of a page's objects and its cache entry, in bytes. */
const OBJECT_BYTES = 1_000;

/** Splits a page at its slots and compresses it, once for all visitors. */
export async function toCachedPage(
  status: number,
  headers: readonly string[],
  page: RenderedPage,
  trueUntil = Number.POSITIVE_INFINITY,
): Promise<CachedPage> {
  const { slots, texts } = cutAtSlots(page);
  const plain = texts.map((text) => Buffer.from(text));
  const [whole, ...deflated] = ownMemory([
    await brotli(Buffer.concat(plain), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    ...(await Promise.all(plain.map((bytes, index) => deflatedPiece(bytes, index === plain.length - 1)))),
  ]);
  return {
    status,
    headers,
    pieces: plain.map((bytes, index) => toPiece(bytes, deflated[index] as Buffer)),
    slots,
    brotli: whole as Buffer,
    name: contentName(...slots, ...plain),
    bytes: [whole, ...deflated].reduce(
      (sum, part) => sum + (part?.length ?? 0),
      OBJECT_BYTES + 2 * headers.join().length,
    ),
    trueUntil,
  };
}

/** The same bytes in one allocation of their exact size: what a compressor returns is part of a larger buffer. */
function ownMemory(parts: readonly Buffer[]): Buffer[] {
  const all = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += part.copy(all, start);
    return all.subarray(start, end);
  });
}

function cutAtSlots({ html, slotKey }: RenderedPage): { readonly slots: string[]; readonly texts: string[] } {
  const [first = '', ...others] = slotKey === undefined ? [html] : html.split(slotStart(slotKey));
  const ends = others.map((text) => text.indexOf(SLOT_END));
  return {
    slots: others.map((text, index) => text.slice(0, ends[index])),
    texts: [first, ...others.map((text, index) => text.slice((ends[index] ?? 0) + SLOT_END.length))],
  };
}

function deflatedPiece(plain: Buffer, isLast: boolean): Promise<Buffer> {
  return deflate(plain, { level: 6, finishFlush: isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH });
}

function toPiece(plain: Buffer, deflated: Buffer): Piece {
  return { deflated, length: plain.length, sum: crc32(plain), shift: shiftOf(plain.length) };
}

export type Encoding = 'br' | 'gzip' | undefined;

/** A page for one visitor. */
export type VisitorsPage = {
  readonly encoding: Encoding;
  /** Entity tag in quotes; it depends on the encoding and on the texts in the slots. */
  readonly tag: string;
  readonly body: () => Buffer;
};

/**
 * Fills in a page for one visitor. Brotli is used if all slots are empty, otherwise gzip, into which texts can be inserted.
 * @param accepted the request's Accept-Encoding header
 */
export function pageFor(page: CachedPage, accepted: string | undefined, texts: SlotTexts): VisitorsPage {
  const slotTexts = page.slots.map((name) => texts.get(name) ?? '');
  const isWithoutTexts = slotTexts.every((text) => text === '');
  // an empty body is not compressed: it would no longer be empty
  const isEmpty = isWithoutTexts && page.pieces.every(({ length }) => length === 0);
  const encoding = isEmpty ? undefined : acceptedEncoding(accepted, isWithoutTexts ? ['br', 'gzip'] : ['gzip']);
  return {
    encoding,
    tag: `"${[page.name, ...(isWithoutTexts ? [] : [contentName(...slotTexts)]), ...(encoding ? [encoding] : [])].join('.')}"`,
    body: () => {
      if (encoding === 'br') return page.brotli;
      if (encoding === 'gzip') return gzipped(page, slotTexts);
      return inflateRawSync(Buffer.concat(filled(page, slotTexts)));
    },
  };
}

/** The compressed page with a visitor's texts as stored blocks. @param slotTexts in the order of the slots */
function filled({ pieces }: CachedPage, slotTexts: readonly string[]): Buffer[] {
  return pieces.flatMap(({ deflated }, index) => {
    const text = slotTexts[index] ?? '';
    return text === '' ? [deflated] : [deflated, storedBlock(Buffer.from(text))];
  });
}

/** RFC 1952: magic, deflate, no flags, no time, no extra flags, Unix. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** One gzip member. */
function gzipped(page: CachedPage, slotTexts: readonly string[]): Buffer {
  let sum = 0;
  let length = 0;
  for (const [index, piece] of page.pieces.entries()) {
    sum = joinedChecksum(sum, piece.sum, piece.shift);
    length += piece.length;
    const text = Buffer.from(slotTexts[index] ?? '');
    if (text.length === 0) continue;
    sum = crc32(text, sum);
    length += text.length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum, 0);
  end.writeUInt32LE(length, 4);
  return Buffer.concat([GZIP_HEAD, ...filled(page, slotTexts), end]);
}

/** RFC 1951, 3.2.4: a block that is not the last, its length and the complement of it, then the bytes as they are. */
function storedBlock(text: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(~text.length & 0xffff, 3);
  return Buffer.concat([head, text]);
}
