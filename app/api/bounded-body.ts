import { ApiError } from './api-error';

/**
 * Reads a body to its end, giving up as soon as it is larger than allowed: an answer of 300 MB is never held whole.
 * @throws ApiError 'too-large'
 */
export async function readBounded(response: Response, call: string, mostBytes: number): Promise<string> {
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) {
    await response.body?.cancel();
    throw new ApiError(call, 'too-large', response.status);
  }
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw new ApiError(call, 'too-large', response.status);
    }
    text += decoder.decode(value, { stream: true });
  }
}
