import * as calls from 'contract/desk-keywords';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { missingLanguages, readEditedKeywords } from '../domain/content/edited-keywords';
import { addKeyword, removeKeyword, saveKeyword } from '../domain/content/save-keyword';
import { readLastChange } from '../domain/stores/last-change';
import { administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { siteAnswer, siteEditor } from './site-editor';

/** Explained words at the desk. */
export function deskKeywordEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, calls.getDeskKeywords, async ({ backend, caller }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const keywords = await readEditedKeywords(backend.db);
    return {
      keywords: keywords.map(({ id, form: { words } }) => ({
        id,
        words,
        missing: missingLanguages(words),
      })),
    };
  });

  answer(area, calls.getDeskKeyword, async ({ backend, caller, params }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return (await presentKeyword(backend.db, params.id)) ?? NOT_FOUND;
  });

  answer(area, calls.addDeskKeyword, async ({ caller, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return addKeyword(visit.backend.db, body, siteEditor(admin, visit));
  });

  answer(area, calls.saveDeskKeyword, async ({ caller, params, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { db } = visit.backend;
    const result = await saveKeyword(db, { ...params, ...body }, siteEditor(admin, visit));
    return siteAnswer(result, () => presentKeyword(db, params.id));
  });

  answer(area, calls.removeDeskKeyword, async ({ caller, params, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { db } = visit.backend;
    const result = await removeKeyword(db, { ...params, ...body }, siteEditor(admin, visit));
    return siteAnswer(result, () => presentKeyword(db, params.id));
  });

  return area;
}

async function presentKeyword(db: BackendContext['db'], id: number) {
  const [keyword] = await readEditedKeywords(db, id);
  return keyword ? { ...keyword, last_change: await readLastChange(db, 'keyword', String(id)) } : null;
}
