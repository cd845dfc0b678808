import { MAX_ADDRESS_TEXT } from 'contract/company-gift-codes';
import type { IncomingFile } from '~/server/upload-form.server';

/** Largest file of addresses that is read, in bytes. */
const MAX_BYTES = 2 * MAX_ADDRESS_TEXT;

/** A file of addresses as text; null for one that is too large. */
export async function readAddressFile({ chunks }: IncomingFile): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size <= MAX_BYTES) parts.push(chunk);
  }
  if (size > MAX_BYTES) return null;
  const text = decoded(Buffer.concat(parts));
  return text.length > MAX_ADDRESS_TEXT ? null : text;
}

/**
 * Text as spreadsheets save it: UTF-8, UTF-16 with a byte order mark, or the encoding of Western Windows. Characters that no text has
 * become spaces, so that the line that holds them is still told by its number.
 */
export function decoded(bytes: Uint8Array): string {
  return Buffer.from(decode(bytes).replaceAll('\0', ' ')).toString();
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
