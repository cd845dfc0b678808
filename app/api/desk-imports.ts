import type { CallAnswer } from 'contract/call';
import * as calls from 'contract/desk-imports';
import type { FORM_FAULTS, ImportForm } from 'contract/import-form';
import type { SaidRemark } from 'contract/import-remarks';
import { bodyOf } from './call-result';
import { type DeskPage, pageOf } from './desk';
import { type Api, read, submit } from './request';

/** How long a file may take on its way from staff, in ms. */
const FILE_MS = 16 * 60_000;

/** An import in the list. */
export type DeskImportRow = CallAnswer<typeof calls.getDeskImports>['imports'][number];

/** An import with its form, how far it is and what it said. */
export type DeskImport = CallAnswer<typeof calls.getDeskImport>;

export type DeskImportRemark = CallAnswer<typeof calls.getDeskImportRemarks>['remarks'][number];

/** A page of imports, the latest first. @throws ApiError */
export async function findDeskImports(api: Api, page: number): Promise<DeskPage<DeskImportRow>> {
  const { imports, count } = bodyOf(await read(api, calls.getDeskImports, { query: { page } }));
  return pageOf(imports, count);
}

/** Why a file was not taken: `said` is what the importer says of it. */
export type FileFault = {
  readonly reason: 'bytes' | 'empty' | 'binary' | 'unrecognised' | 'busy';
  readonly said: SaidRemark | null;
};

/** Sends a file to the shop, as its bytes arrive. @throws ApiError for an outage */
export async function sendImportFile(
  api: Api,
  name: string,
  body: ReadableStream<Uint8Array>,
): Promise<{ readonly id: number } | { readonly fault: FileFault }> {
  const patient = { ...api, limits: { ...api.limits, submitMs: FILE_MS } };
  const answer = await submit(patient, calls.uploadDeskImport, { query: { name }, body });
  if (answer.status === 409) return { fault: answer.body };
  if (answer.status === 429) return { fault: { reason: 'busy', said: null } };
  return bodyOf(answer);
}

/** One import; null: there is none. @throws ApiError */
export async function readDeskImport(api: Api, id: number): Promise<DeskImport | null> {
  const answer = await read(api, calls.getDeskImport, { params: { id } });
  return answer.status === 404 ? null : bodyOf(answer);
}

/** A part of the remarks of an import. @param size remarks a page, at most 1000 @throws ApiError */
export async function readImportRemarks(api: Api, id: number, page: number, size = calls.IMPORT_REMARKS_PAGE) {
  const { remarks, count } = bodyOf(
    await read(api, calls.getDeskImportRemarks, { params: { id }, query: { page, size } }),
  );
  return { rows: remarks, count, pageCount: Math.max(1, Math.ceil(count / size)) };
}

/** Why a field of the form is not taken. */
type FormFault = (typeof FORM_FAULTS)[number];

/** What became of a start. */
export type StartAnswer =
  | 'missing'
  | 'started'
  | {
      readonly reason: 'busy' | 'state' | 'form';
      readonly fields: readonly { readonly name: string; readonly fault: FormFault }[];
    };

/** Starts a dry run or the import. @throws ApiError */
export async function startDeskImport(
  api: Api,
  id: number,
  task: 'check' | 'import',
  form: ImportForm,
): Promise<StartAnswer> {
  const answer = await submit(api, calls.startDeskImport, { params: { id }, body: { task, form } });
  if (answer.status === 404) return 'missing';
  if (answer.status === 409) return answer.body;
  bodyOf(answer);
  return 'started';
}

/** Asks an import to stop. @returns whether it was removed instead, as it had not begun; null: there is none @throws ApiError */
export async function stopDeskImport(api: Api, id: number): Promise<boolean | null> {
  const answer = await submit(api, calls.stopDeskImport, { params: { id }, body: {} });
  return answer.status === 404 ? null : bodyOf(answer).is_removed;
}

/** Undoes an import. @returns why not @throws ApiError */
export async function undoDeskImport(
  api: Api,
  id: number,
): Promise<'started' | 'missing' | 'busy' | 'unchanged' | 'notLast' | 'undone'> {
  const answer = await submit(api, calls.undoDeskImport, { params: { id }, body: {} });
  if (answer.status === 404) return 'missing';
  if (answer.status === 409) return answer.body.reason;
  bodyOf(answer);
  return 'started';
}
