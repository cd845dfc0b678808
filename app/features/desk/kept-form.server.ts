import type { KeptForm } from '~/routing/kept-form';
import { MAX_UPLOAD_BYTES } from '~/server/door/upload-request.server';
import { readForm } from '~/server/read-form.server';
import { readUploadForm } from '~/server/upload-form.server';
import { CONTENT_TEXTS } from './content/read-content-form';

/** The texts of a form; its files are dropped. */
async function keptForm(request: Request): Promise<KeptForm> {
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const form = isUpload
    ? (await readUploadForm(request, MAX_UPLOAD_BYTES, () => Promise.resolve(), CONTENT_TEXTS)).fields
    : await readForm(request);
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return { fields, isUpload };
}

/**
 * Tells that the backend does not answer, by a page from which a form that was sent can be sent again.
 * @throws Response 503
 */
export async function throwUnreached(request: Request): Promise<never> {
  const body = request.method === 'POST' ? { kept: await keptForm(request) } : {};
  throw Response.json(body, { status: 503, headers: { 'Retry-After': '5' } });
}
