import { readBounded } from 'contract/bounded-body';
import { ApiError } from './api-error';

/** Reads a response body as text, up to `maxBytes`. @throws ApiError 'too-large' */
export async function answerText(response: Response, call: string, maxBytes: number): Promise<string> {
  const bytes = await readBounded(response, maxBytes);
  if (!bytes) throw new ApiError(call, 'too-large', response.status);
  return new TextDecoder().decode(bytes);
}
