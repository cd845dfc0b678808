import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { textWithoutNul } from './read-form.server';

/** A file of a form, as it arrives. */
export type IncomingFile = {
  /** Name of its field. */
  readonly field: string;
  /** As its sender names it: only to be shown. */
  readonly name: string;
  /** Its bytes. What is not taken of them is read and dropped, so that the form goes on. */
  readonly chunks: AsyncIterable<Uint8Array>;
};

/** What was read of a form: its texts, whether it came to its end, and whether there were more or longer texts than are read. */
export type UploadForm = { readonly fields: FormData; readonly isComplete: boolean; readonly isCut: boolean };

/** How many texts a form may have, and how many bytes one of them. */
export type TextLimits = { readonly fields: number; readonly fieldSize: number };

const LIMITS = { fieldNameSize: 100, files: 100, headerPairs: 20 };
const USUAL_TEXTS: TextLimits = { fields: 200, fieldSize: 60_000 };
/** Characters of a file's name that are shown. */
const NAME_LENGTH = 60;

/** A name in one line, without directories and without characters that turn or hide a text. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '')
    .trim()
    .slice(0, NAME_LENGTH);
}

/**
 * Reads a form with files as a stream: no file is ever in memory. Its texts come first where the file fields are the last in the page.
 * A form that cannot be read, or is larger than `maxBytes`, ends where it is: its texts up to there are returned.
 * @param take is given each file when it begins, one after the other; the form goes on while it works, once it has the bytes
 * @param texts what is longer is cut
 */
export async function readUploadForm(
  request: Request,
  maxBytes: number,
  take: (file: IncomingFile) => Promise<void>,
  texts = USUAL_TEXTS,
): Promise<UploadForm> {
  const fields = new FormData();
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !type.startsWith('multipart/form-data')) return { fields, isComplete: false, isCut: false };
  const taken: Promise<void>[] = [];
  let isComplete = false;
  let isCut = false;
  try {
    const limits = { ...LIMITS, ...texts, parts: texts.fields + LIMITS.files };
    const parser = new Busboy({ headers: { 'content-type': type }, limits });
    // an event of this name that nobody hears ends the process
    parser.on('error', ignore);
    parser.on('fieldsLimit', () => {
      isCut = true;
    });
    parser.on('field', (name: string | undefined, value, _isNameCut, isValueCut) => {
      isCut ||= isValueCut;
      if (name === undefined) return;
      fields.append(textWithoutNul(name), textWithoutNul(value));
    });
    parser.on('file', (field, stream, name) => {
      taken.push(takeFile(stream, { field, name: name ?? '' }, take));
    });
    isComplete = await parseAll(request.body, parser, maxBytes);
  } catch {
    // a broken form: what was read of it is shown again
  }
  const results = await Promise.allSettled(taken);
  const failed = results.find((result) => result.status === 'rejected');
  // of a form that broke off the last file failed too
  if (failed && isComplete) throw failed.reason;
  return { fields, isComplete, isCut };
}

const ignore = () => undefined;

async function takeFile(
  stream: Readable,
  { field, name }: Pick<IncomingFile, 'field' | 'name'>,
  take: (file: IncomingFile) => Promise<void>,
): Promise<void> {
  stream.on('error', ignore);
  try {
    await take({ field, name: shownName(name), chunks: stream as AsyncIterable<Uint8Array> });
  } finally {
    stream.resume();
  }
}

/** Feeds the parser as fast as it takes. @returns whether the form came to its end */
async function parseAll(
  body: ReadableStream<Uint8Array>,
  parser: InstanceType<typeof Busboy>,
  maxBytes: number,
): Promise<boolean> {
  let size = 0;
  const finished = new Promise<boolean>((resolve) => {
    parser.once('finish', () => resolve(true)).once('error', () => resolve(false));
  });
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  try {
    for await (const chunk of source) {
      size += (chunk as Uint8Array).byteLength;
      if (size > maxBytes) break;
      if (parser.write(chunk)) continue;
      const drained = new Promise<boolean>((resolve) => parser.once('drain', () => resolve(true)));
      if (!(await Promise.race([drained, finished.then(() => false)]))) break;
    }
  } finally {
    parser.end();
  }
  return size <= maxBytes && finished;
}
