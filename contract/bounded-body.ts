/**
 * Reads the body of a request or response up to a limit and cancels it beyond, so that a body of 300 MB is never in memory. A
 * content length above the limit is rejected at once, but the bytes are always counted.
 * @returns undefined for a body of more than `maxBytes`
 */
export async function readBounded(
  message: Pick<Request | Response, 'body' | 'headers'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!message.body) return new Uint8Array();
  const reader = message.body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  if (Number(message.headers.get('content-length') ?? 0) > maxBytes) size = Number.POSITIVE_INFINITY;
  while (size <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) return joined(parts, size);
    parts.push(value);
    size += value.byteLength;
  }
  // the cancellation is not awaited
  reader.cancel().catch(() => undefined);
  return undefined;
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
