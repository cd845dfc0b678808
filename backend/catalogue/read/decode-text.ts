/**
 * Reads files without a declared encoding. The file is first read as Latin-1 (one character per byte, so that the structure
 * is found in any encoding), then each cell is decoded separately: one cell in another encoding does not affect the others.
 */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** How the bytes of a file become the framed string: unchanged, or after decoding with the named encoding. */
export type FileEncoding = 'bytes' | (string & {});

/** A cell's text, and whether it was read as Windows-1252 because it is not valid UTF-8. */
export interface DecodedCell {
  text: string;
  wasLegacy: boolean;
}

const SNIFFED_BYTES = 4096;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** Decodes one framed cell: UTF-8 when it is valid, otherwise Windows-1252, which includes Latin-1. */
export function decodeCell(framed: string): DecodedCell {
  if (isAscii(framed)) return { text: framed, wasLegacy: false };
  const bytes = Buffer.from(framed, 'latin1');
  try {
    return { text: utf8.decode(bytes), wasLegacy: false };
  } catch {
    return { text: windows1252.decode(bytes), wasLegacy: true };
  }
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0x7f) return false;
  return true;
}

/**
 * Detects a file's encoding from its first bytes (byte-order mark, or the zero bytes of UTF-16 in Latin text), and the
 * length of the mark to skip.
 */
export async function sniffEncoding(path: string): Promise<{ encoding: FileEncoding; markLength: number }> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return encodingOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** The rule behind `sniffEncoding`, on the first bytes of the file. */
export function encodingOf(head: Uint8Array): { encoding: FileEncoding; markLength: number } {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: 'bytes', markLength: 3 };
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', markLength: 2 };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', markLength: 2 };
  const declared = declaredEncoding(head);
  if (declared) return { encoding: declared, markLength: 0 };
  let zerosAtEven = 0;
  let zerosAtOdd = 0;
  head.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) zerosAtEven += 1;
    else zerosAtOdd += 1;
  });
  const many = head.length / 5;
  if (zerosAtOdd > many && zerosAtEven === 0) return { encoding: 'utf-16le', markLength: 0 };
  if (zerosAtEven > many && zerosAtOdd === 0) return { encoding: 'utf-16be', markLength: 0 };
  return { encoding: 'bytes', markLength: 0 };
}

/** The encoding named by an XML declaration, when decoding cell by cell does not support it. */
function declaredEncoding(head: Uint8Array): string | undefined {
  const label = /^<\?xml[^>]*encoding=["']([\w.:-]+)["']/
    .exec(Buffer.from(head).toString('latin1'))?.[1]
    ?.toLowerCase();
  if (label === undefined) return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    return ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'].includes(encoding) ? undefined : encoding;
  } catch {
    return undefined;
  }
}

/**
 * Streams a file as framed text without its byte-order mark. `onBytes` receives the number of bytes read, for a progress display.
 */
export async function* readFramed(path: string, onBytes?: (read: number) => void): AsyncGenerator<string> {
  const { encoding, markLength } = await sniffEncoding(path);
  const stream = createReadStream(path, { start: markLength, highWaterMark: 256 * 1024 });
  const wide = encoding === 'bytes' ? undefined : new TextDecoder(encoding);
  let read = markLength;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    read += chunk.length;
    onBytes?.(read);
    yield wide
      ? Buffer.from(wide.decode(chunk, { stream: true }), 'utf8').toString('latin1')
      : chunk.toString('latin1');
  }
  const rest = wide?.decode();
  if (rest) yield Buffer.from(rest, 'utf8').toString('latin1');
}
