import { cleanText } from 'contract/clean-text';
import * as calls from 'contract/desk-redirects';
import { Hono } from 'hono';
import { addRedirect, findRedirects, removeRedirect } from '../domain/content/redirects';
import { administrator, pageOf } from './desk';
import { Answer, type Area, answer, type BackendEnv } from './serve';
import { siteEditor } from './site-editor';

/** Redirects of staff at the desk. */
export function deskRedirectEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, calls.getDeskRedirects, async ({ backend, caller, query }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { redirects, count } = await findRedirects(backend.db, cleanText(query.search), pageOf(query.page));
    return {
      redirects: redirects.map(({ fromPath, target, createdAt }) => ({
        from: fromPath,
        target,
        created: createdAt.toISOString(),
      })),
      count,
    };
  });

  answer(area, calls.addDeskRedirect, async ({ caller, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return addRedirect(visit.backend.db, body, siteEditor(admin, visit));
  });

  answer(area, calls.removeDeskRedirect, async ({ caller, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const leadsTo = await removeRedirect(
      visit.backend.db,
      { from: cleanText(body.from), target: cleanText(body.target) },
      siteEditor(admin, visit),
    );
    return leadsTo === null ? {} : new Answer(409, { target: leadsTo });
  });

  return area;
}
