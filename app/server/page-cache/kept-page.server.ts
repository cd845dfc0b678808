import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const brotli = promisify(brotliCompress);

/** A place in a page that is filled for each visitor: `\uE000name\uE001`. */
const SLOT = /\uE000(\w+)\uE001/g;

/** Texts for the slots by name, already escaped; a slot without a text stays empty. */
export type SlotTexts = Readonly<Record<string, string>>;

type Piece = { readonly plain: Buffer; readonly deflated: Buffer };

/** A page held whole: what lies between its slots, plain and compressed, and the whole of it as those get it whose slots are empty. */
export type KeptPage = {
  readonly status: number;
  /** Names and values by turns. */
  readonly headers: readonly string[];
  readonly pieces: readonly Piece[];
  /** The slot after each piece but the last. */
  readonly slots: readonly string[];
  readonly brotli: Buffer;
  /** What it takes in memory. */
  readonly bytes: number;
};

/**
 * A page that may be shown to those who asked for it, but is no page to keep: it failed, or lacks a part. Whoever has a whole
 * one from before gives that instead.
 */
export class UnfitPage extends Error {
  constructor(readonly page: KeptPage) {
    super(`A shared page is not fit to be kept: ${page.status}`);
  }
}

/** Cuts a page at its slots and compresses it, once for all who will get it. */
export async function keepPage(status: number, headers: readonly string[], html: string): Promise<KeptPage> {
  const slots = [...html.matchAll(SLOT)].map(([, name]) => name ?? '');
  const texts = html.split(SLOT).filter((_, index) => index % 2 === 0);
  const pieces = await Promise.all(texts.map((text, index) => toPiece(text, index === texts.length - 1)));
  const whole = Buffer.concat(pieces.map(({ plain }) => plain));
  const packed = await brotli(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const bytes = pieces.reduce((sum, { plain, deflated }) => sum + plain.length + deflated.length, packed.length);
  return { status, headers, pieces, slots, brotli: packed, bytes };
}

async function toPiece(text: string, isLast: boolean): Promise<Piece> {
  const plain = Buffer.from(text);
  const finishFlush = isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH;
  return { plain, deflated: await deflate(plain, { level: 6, finishFlush }) };
}

export type Encoding = 'br' | 'gzip' | undefined;

/** The page's bytes for one visitor. Brotli is for those whose slots are empty; others get gzip, which takes insertions. */
export function pageBytes(page: KeptPage, accepted: string, texts: SlotTexts): { body: Buffer; encoding: Encoding } {
  const isBare = page.slots.every((name) => !texts[name]);
  // nothing is nothing: packed it would have bytes
  if (isBare && page.pieces.every(({ plain }) => plain.length === 0))
    return { body: Buffer.alloc(0), encoding: undefined };
  if (isBare && /\bbr\b/.test(accepted)) return { body: page.brotli, encoding: 'br' };
  if (/\bgzip\b/.test(accepted)) return { body: gzipped(page, texts), encoding: 'gzip' };
  return { body: Buffer.concat(filled(page, texts)), encoding: undefined };
}

function filled({ pieces, slots }: KeptPage, texts: SlotTexts): Buffer[] {
  return pieces.flatMap(({ plain }, index) => [plain, Buffer.from(texts[slots[index] ?? ''] ?? '')]);
}

/** RFC 1952: magic, deflate, no flags, no time, no extra flags, Unix. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** One gzip member: the compressed pieces with the slots' texts between them as stored blocks. */
function gzipped(page: KeptPage, texts: SlotTexts): Buffer {
  const out: Buffer[] = [GZIP_HEAD];
  let sum = 0;
  let length = 0;
  for (const [index, { plain, deflated }] of page.pieces.entries()) {
    out.push(deflated);
    // of no bytes at all zlib's sum is 0, whatever came before
    if (plain.length > 0) sum = crc32(plain, sum);
    length += plain.length;
    const text = Buffer.from(texts[page.slots[index] ?? ''] ?? '');
    if (text.length === 0) continue;
    out.push(storedBlock(text));
    sum = crc32(text, sum);
    length += text.length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum, 0);
  end.writeUInt32LE(length, 4);
  return Buffer.concat([...out, end]);
}

/** RFC 1951, 3.2.4: a block that is not the last, its length and the complement of it, then the bytes as they are. */
function storedBlock(text: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(~text.length & 0xffff, 3);
  return Buffer.concat([head, text]);
}
