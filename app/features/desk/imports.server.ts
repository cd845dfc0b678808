import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { IMPORT_FILE_BYTES } from 'contract/desk-imports';
import type { ImportForm } from 'contract/import-form';
import type { FormFaults } from '~/api/desk-forms';
import {
  type DeskImport,
  type FileFault,
  findDeskImports,
  readDeskImport,
  readImportRemarks,
  sendImportFile,
  startDeskImport,
  stopDeskImport,
  undoDeskImport,
} from '~/api/desk-imports';
import { forward } from '~/features/photos/photos.server';
import { labelled } from '~/locale/labelled';
import { formatNumber } from '~/locale/numbers';
import { idIn } from '~/routing/id-in';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { MAX_UPLOAD_BYTES } from '~/server/door/upload-request.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { readUploadForm } from '~/server/upload-form.server';
import { askedPage, deskContext } from './desk-context.server';
import { orUnreached, unreached } from './form-answer.server';
import { readImportForm } from './read-import-form';
import { isImportKind, isReportPart, shownCounts } from './rules/import-parts';
import { refusalWords, remarkWords, saidOfRun } from './say-remarks.server';

/** A page of the imports. */
export async function loadImports(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const page = askedPage(context.url);
  const list = await orErrorPage(findDeskImports(context.api, page));
  return data({ title: context.t('desk-import')('title'), list, page });
}

/** Takes a file: the page of its import follows, or the reason why it is not taken. */
export async function sendImport(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const { language, t } = context;
  const again = (error: string, said = '') => data({ error, said, attempt: Date.now() }, 400);
  const say = t('desk-import');
  const { result, isComplete, isSent } = await receive(context, args.request);
  if (result && 'id' in result) return redirect(pathTo('deskImport', language, { importId: String(result.id) }), 303);
  if (result) return again(say(`error.${result.fault.reason}`), refusalWords(t('import-remarks'), result.fault.said));
  if (!isComplete) return again(say('error.unread'));
  return again(isSent ? t('desk-stores')('unreached') : say('error.none'));
}

type Received = { readonly id: number } | { readonly fault: FileFault };

/** Sends the first file of a form on, each part as it arrives. What is more than may be sent is read and dropped. */
async function receive({ api }: ShopContext, request: Request) {
  let result: Received | null = null;
  let isSent = false;
  // no time of the page passes while the file is sent
  const unhurried = { ...api, deadline: undefined };
  const read = () =>
    readUploadForm(request, MAX_UPLOAD_BYTES, async (incoming) => {
      let bytes = 0;
      const isFirst = !isSent;
      const allow = (more: number) => {
        bytes += more;
        isSent = true;
        return isFirst && bytes <= IMPORT_FILE_BYTES;
      };
      await forward(incoming, allow, async (body) => {
        result = await sendImportFile(unhurried, incoming.name, body);
        return { problem: '' };
      });
      if (isFirst && bytes > IMPORT_FILE_BYTES) result = { fault: { reason: 'bytes', said: null } };
    });
  const { isComplete } = await (api.deadline ? api.deadline.apart(read) : read());
  return { result: result as Received | null, isComplete, isSent };
}

const missing = ({ t, language, url }: ShopContext): never =>
  notFound(t('refusals')('pageNotFound', { path: url.pathname }), pathTo('deskImports', language));

async function importOf(context: ShopContext): Promise<DeskImport> {
  const id = idIn(context.params['importId']);
  const found = id === null ? null : await orErrorPage(readDeskImport(context.api, id));
  return found ?? missing(context);
}

/** One import with a page of its remarks. */
export async function loadImport(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const found = await importOf(context);
  const page = askedPage(context.url);
  const remarks = await orErrorPage(readImportRemarks(context.api, found.id, page));
  const say = context.t('import-remarks');
  const said = saidOfRun(say, found);
  const checked = found.checked && saidOfRun(say, found.checked);
  const rows = remarks.rows.map(({ line, part, ...remark }) => ({
    ...{ line, part },
    ...remarkWords(say, { line, part, ...remark }),
  }));
  return data({ title: found.file_name, import: found, said, checked, page, remarks: { ...remarks, rows } });
}

/** Starts, stops or undoes an import, as the button that was pressed says. */
export async function changeImport(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const id = idIn(context.params['importId']);
  if (id === null) return missing(context);
  const sent = await readForm(args.request);
  const intent = sent.get('intent');
  if (intent === 'stop') return stop(context, id);
  if (intent === 'undo') return undo(context, id, sent);
  if (intent === 'kind') return tryAs(context, readImportForm(sent).kind);
  return start(context, id, intent === 'import' ? 'import' : 'check', readImportForm(sent));
}

const pathOf = ({ language }: ShopContext, id: number) => pathTo('deskImport', language, { importId: String(id) });

async function stop(context: ShopContext, id: number): Promise<Response> {
  const isRemoved = await orErrorPage(stopDeskImport(context.api, id));
  if (isRemoved === null) return missing(context);
  const say = context.t('desk-import');
  const to = isRemoved ? pathTo('deskImports', context.language) : pathOf(context, id);
  return redirectWithToast(to, { type: 'success', text: say(isRemoved ? 'removed' : 'stopAsked') });
}

async function undo(context: ShopContext, id: number, sent: FormData) {
  const say = context.t('desk-import');
  if (!sent.has('confirmed')) return again(null, { fields: { confirmed: say('undo.first') }, other: [] }, 400);
  const outcome = await orErrorPage(undoDeskImport(context.api, id));
  if (outcome === 'missing') return missing(context);
  if (outcome === 'started') return redirect(pathOf(context, id), 303);
  const text = outcome === 'busy' ? say('busy') : say(`undo.${outcome}`);
  return redirectWithToast(pathOf(context, id), { type: 'error', text });
}

/** Tries a file as what staff say that it holds. Its form is as it was, as none of it is sent. */
async function tryAs(context: ShopContext, kind: ImportForm['kind']) {
  const { id, form } = await importOf(context);
  return form ? start(context, id, 'check', { ...form, kind }, null) : missing(context);
}

/** @param shown the form as it stands on the page; null: as it was */
async function start(
  context: ShopContext,
  id: number,
  task: 'check' | 'import',
  form: ImportForm,
  shown: ImportForm | null = form,
) {
  const say = context.t('desk-import');
  const result = await orUnreached(startDeskImport(context.api, id, task, form));
  if (result === 'missing') return missing(context);
  if (result === 'started') return redirect(pathOf(context, id), 303);
  if ('outcome' in result) return again(shown, unreached(context), 503);
  if (result.reason === 'state') return redirectWithToast(pathOf(context, id), { type: 'error', text: say('ended') });
  if (result.reason === 'busy') return again(shown, { fields: {}, other: [say('busy')] }, 409);
  const fields = Object.fromEntries(result.fields.map(({ name, fault }) => [name, say(`fault.${fault}`)]));
  return again(shown, { fields, other: [] }, 400);
}

/** The page again, with what was chosen. */
const again = (form: ImportForm | null, faults: FormFaults, status: number) =>
  data({ form, faults, attempt: Date.now() }, status);

/** Remarks that are read at once for a file. */
const REMARKS_AT_ONCE = 1000;

/** The report as a file, text or JSON (`?format=json`, in English with keys). A remark that a spreadsheet would take for a formula gets an apostrophe. */
export async function exportReport(args: LoaderFunctionArgs): Promise<Response> {
  const context = await deskContext(args);
  const found = await importOf(context);
  const isJson = context.url.searchParams.get('format') === 'json';
  const parts = isJson ? jsonReport(context, found) : textReport(context, found);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { value, done } = await parts.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="import-${found.id}.${isJson ? 'json' : 'txt'}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

async function* remarksOf({ api }: ShopContext, id: number) {
  const unhurried = { ...api, deadline: undefined };
  for (let page = 1; ; page += 1) {
    const { rows, pageCount } = await readImportRemarks(unhurried, id, page, REMARKS_AT_ONCE);
    yield rows;
    if (page >= pageCount) return;
  }
}

const notFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** The report in the reader's language: what it did, its remarks by kind, and every one. */
async function* textReport(context: ShopContext, found: DeskImport) {
  const { t, language } = context;
  const desk = t('desk-import');
  const say = t('import-remarks');
  const { error, kinds } = saidOfRun(say, found);
  const counted = shownCounts(found.counts).map(({ name, count }) =>
    labelled(t('common'), desk(`count.${name}`), formatNumber(count, language, 0)),
  );
  const told = kinds?.map(({ count, text }) => `${count} × ${notFormula(text)}`) ?? found.lines;
  const head = [
    labelled(t('common'), `${found.file_name}, ${found.id}`, desk(`state.${found.state}`)),
    ...(error ? [error.text] : []),
  ];
  yield `${[...head, '', ...counted, '', ...told].join('\n')}\n\n`;
  for await (const rows of remarksOf(context, found.id))
    yield rows
      .map((row) => {
        const about = isImportKind(row.about) ? desk(`format.${row.about}`) : row.about;
        const part = isReportPart(row.part) ? desk(`report.part.${row.part}`) : row.part;
        return `${say('row', { about, line: row.line, part, text: notFormula(remarkWords(say, row).text) })}\n`;
      })
      .join('');
}

async function* jsonReport(context: ShopContext, found: DeskImport) {
  const { id, file_name, format, state, created, ended, counts, error, lines } = found;
  const head = JSON.stringify({ id, file_name, format, state, created, ended, counts, error, lines }, null, 2);
  yield `${head.slice(0, -2)},\n  "remarks": [`;
  let separator = '\n';
  for await (const rows of remarksOf(context, id)) {
    if (rows.length === 0) continue;
    yield separator +
      rows.map(({ said, ...row }) => `    ${JSON.stringify({ ...row, key: said?.said.key })}`).join(',\n');
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
}
