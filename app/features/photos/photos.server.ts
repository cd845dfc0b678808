import { PHOTO_LIMITS } from 'contract/complaint-status';
import { ApiError } from '~/api/api-error';
import { sendPhoto } from '~/api/complaints';
import { labelled } from '~/locale/labelled';
import type { ShopContext } from '~/server/context.server';
import { MAX_UPLOAD_BYTES } from '~/server/door/upload-request.server';
import { readForm } from '~/server/read-form.server';
import { shopLog } from '~/server/shop-log.server';
import { type IncomingFile, readUploadForm, type TextLimits } from '~/server/upload-form.server';

/** A form with photographs: its texts, the names of photographs that were sent before and now, and what is wrong with them. */
export type PhotoForm = {
  readonly fields: FormData;
  readonly photos: readonly string[];
  /** The photograph that was sent now in each field; the last one of a field with several. */
  readonly byField: ReadonlyMap<string, string>;
  /** Each file's own line, with its name; empty when nothing is wrong. */
  readonly problem: string;
  /** 413 when the photographs are too large, else 400. */
  readonly status: 400 | 413;
  /** Whether the form was read at all. */
  readonly isRead: boolean;
  /** Whether it had more or longer texts than were read. */
  readonly isCut: boolean;
};

/** What became of a photograph that was sent on. */
type Sent = { readonly id: string } | { readonly problem: string };

/** A file of the form while it is sent on. */
type SendingFile = Pick<IncomingFile, 'field' | 'name'> & { size: number; isWanted: boolean; sent: Sent | null };

/** Photographs that were sent before and are not removed. */
function keptPhotos(fields: FormData): string[] {
  const removed = new Set(fields.getAll('remove').map(String));
  const names = fields.getAll('picture').map(String);
  return [...new Set(names)].filter((name) => /^[\w-]{1,100}$/.test(name) && !removed.has(name)).slice(0, 50);
}

/**
 * Gives the bytes of a file on while somebody takes them and they are allowed; the rest is read and dropped.
 * @param allow counts all bytes; false ends the sending
 * @returns what became of it; null for a file without bytes
 */
export async function forward(
  { chunks }: IncomingFile,
  allow: (bytes: number) => boolean,
  send: (body: ReadableStream<Uint8Array>) => Promise<Sent>,
): Promise<Sent | null> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  // whoever takes the bytes may give up before the end; that is told by what it answers
  writer.closed.catch(() => undefined);
  let sending: Promise<Sent> | null = null;
  let isOpen = true;
  let isCut = false;
  const stop = () => {
    isOpen = false;
  };
  for await (const chunk of chunks) {
    const isAllowed = allow(chunk.byteLength);
    if (!isOpen) continue;
    if (!isAllowed) {
      stop();
      isCut = true;
      await writer.abort(new Error('more than may be sent')).catch(() => undefined);
      continue;
    }
    sending ??= send(readable);
    await Promise.race([writer.write(chunk).catch(stop), sending.then(stop, stop)]);
  }
  if (isOpen && sending) await writer.close().catch(() => undefined);
  // what was cut off has failed on purpose
  if (isCut) return sending && (await sending.catch(() => null));
  return sending && (await sending.catch(failedUpload));
}

/** An outage is told as what it is: the rest of the form is kept. */
function failedUpload(error: unknown): Sent {
  if (!(error instanceof ApiError)) shopLog().error({ err: error }, 'a photograph was not sent');
  else shopLog().warn({ err: error.error }, 'a photograph was not sent');
  return { problem: '' };
}

/** How a form differs from those of customers. */
type PhotoFormOptions = {
  /** Takes a photograph; without it one that is for the shop alone. */
  readonly send?: typeof sendPhoto;
  readonly texts?: TextLimits;
};

/**
 * Reads a form and sends its photographs on, each as its bytes arrive. Those that the shop takes are kept, whatever else is wrong with
 * the form. One must be under 50 MB, all together under 25 MB (Specification 2 §5); what is more is read and dropped, so that the page
 * that says so still has everything that was typed.
 */
export async function readPhotoForm(
  { api, t }: ShopContext,
  request: Request,
  { send = sendPhoto, texts }: PhotoFormOptions = {},
): Promise<PhotoForm> {
  const say = t('photos');
  if (!request.headers.get('content-type')?.startsWith('multipart/')) {
    const fields = await readForm(request);
    return {
      ...{ fields, photos: keptPhotos(fields), byField: new Map(), problem: '' },
      ...{ status: 400, isRead: true, isCut: false },
    };
  }
  let total = 0;
  const files: SendingFile[] = [];
  // no time of the page passes while the visitor sends
  const unhurried = { ...api, deadline: undefined };
  const take = async (incoming: IncomingFile) => {
    const file: SendingFile = { field: incoming.field, name: incoming.name, size: 0, isWanted: false, sent: null };
    // an empty file field sends a file without bytes, which counts as none
    const allow = (bytes: number) => {
      if (file.size === 0) file.isWanted = files.filter(({ size }) => size > 0).length < PHOTO_LIMITS.count;
      file.size += bytes;
      total += bytes;
      return file.isWanted && total < PHOTO_LIMITS.allBytes;
    };
    files.push(file);
    file.sent = await forward(incoming, allow, (body) => send(unhurried, body));
  };
  const read = () => readUploadForm(request, MAX_UPLOAD_BYTES, take, texts);
  const { fields, isComplete, isCut } = await (api.deadline ? api.deadline.apart(read) : read());
  const kept = keptPhotos(fields);
  const byField = new Map<string, string>();
  const ids = files.flatMap(({ field, sent }) => {
    if (!sent || !('id' in sent)) return [];
    byField.set(field, sent.id);
    return [sent.id];
  });
  const photos = [...new Set([...kept, ...ids])];
  const isOne = files.some(({ size }) => size >= PHOTO_LIMITS.oneBytes);
  if (isOne || total >= PHOTO_LIMITS.allBytes) {
    const problem = say(isOne ? 'error.photoLarge' : 'error.photosLarge');
    return { fields, photos, byField, problem, status: 413, isRead: isComplete, isCut };
  }
  const problems = files.flatMap(({ name, size, sent }) => {
    // a field without a file sends one without name and bytes
    if (size === 0 && name !== '') return [labelled(t('common'), name, say('error.photoEmpty'))];
    if (!sent || 'id' in sent) return [];
    const text = sent.problem || say('error.upload');
    return [name === '' ? text : labelled(t('common'), name, text)];
  });
  if (photos.length > PHOTO_LIMITS.count || files.some(({ size, isWanted }) => size > 0 && !isWanted))
    problems.push(say('error.photosMany', { max: PHOTO_LIMITS.count }));
  return { fields, photos, byField, problem: problems.join('\n'), status: 400, isRead: isComplete, isCut };
}
