import * as calls from 'contract/desk-imports';
import { Hono } from 'hono';
import { addDraft, listRuns, type RunPlace, startRun, startUndo, stopRun } from '../catalogue/desk/control-run';
import { suggestForm } from '../catalogue/desk/desk-form';
import { readDetails, readRemarks } from '../catalogue/desk/read-run';
import { FileRefused, receiveFile, removeStored, storedFile, TooManyFiles } from '../catalogue/desk/receive-file';
import { stored } from '../catalogue/report/say';
import { type ImportRun, readRun } from '../catalogue/runs/run-rows';
import type { BackendContext } from '../context';
import { actOf, administrator, pageOf } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

const placeOf = ({ db, pool, settings }: BackendContext): RunPlace => ({ db, pool, dataDir: settings.dataDir });

/** Imports of the catalogue at the desk. */
export function deskImportEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answerReading(area);
  answerChanging(area);

  answer(area, calls.uploadDeskImport, async ({ backend, caller, query, body, language, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { dataDir } = backend.settings;
    try {
      const file = await receiveFile(dataDir, body);
      try {
        const options = await suggestForm(backend.db, storedFile(dataDir, file.name), language);
        return { id: await addDraft(backend.db, file, shownName(query.name), options, actOf(admin, now)) };
      } catch (error) {
        await removeStored(dataDir, file.name);
        throw error;
      }
    } catch (error) {
      if (error instanceof TooManyFiles)
        return new Answer(429, { detail: 'Other files are being received. Send it again.' });
      if (error instanceof FileRefused)
        return new Answer(409, { reason: error.reason, said: error.said ? stored(error.said) : null });
      throw error;
    }
  });

  return area;
}

/** A name in one line, without folders and without characters that turn or hide a text. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, '')
      .trim()
      .slice(0, 100) || 'file'
  );
}

function answerReading(area: Area): void {
  answer(area, calls.getDeskImports, async ({ backend, caller, query }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { runs, count: all } = await listRuns(placeOf(backend), pageOf(query.page));
    return { imports: runs.map(presentRow), count: all };
  });

  answer(area, calls.getDeskImport, async ({ backend, caller, params, language, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const run = await readRun(backend.db, backend.pool, params.id);
    return run ? { ...presentRow(run), ...(await readDetails(backend.db, run, language, now)) } : NOT_FOUND;
  });

  answer(area, calls.getDeskImportRemarks, async ({ backend, caller, params, query }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return readRemarks(backend.db, params.id, query);
  });
}

function presentRow({ id, fileName, format, state, task, startedBy, createdAt, endedAt, counts }: ImportRun) {
  return {
    ...{ id, file_name: fileName, format, state, task, started_by: startedBy, counts },
    created: createdAt.toISOString(),
    ended: endedAt?.toISOString() ?? null,
  };
}

function answerChanging(area: Area): void {
  answer(area, calls.startDeskImport, async ({ backend, caller, params, body, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const result = await startRun(placeOf(backend), params.id, body, actOf(admin, now));
    if (result === 'missing') return NOT_FOUND;
    return result === 'started' ? {} : new Answer(409, { reason: result.reason, fields: [...result.fields] });
  });

  answer(area, calls.stopDeskImport, async ({ backend, caller, params }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const result = await stopRun(placeOf(backend), params.id);
    return result ? { is_removed: result === 'removed' } : NOT_FOUND;
  });

  answer(area, calls.undoDeskImport, async ({ backend, caller, params, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const refusal = await startUndo(placeOf(backend), params.id, actOf(admin, now));
    if (refusal === undefined) return {};
    return refusal === 'missing' ? NOT_FOUND : new Answer(409, { reason: refusal });
  });
}
