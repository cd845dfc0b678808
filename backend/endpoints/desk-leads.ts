import * as calls from 'contract/desk-leads';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { readLead, readLeadLists } from '../domain/content/lead-lists';
import { saveLead } from '../domain/content/save-lead';
import type { ShopLanguage } from '../domain/locale/language';
import { readLastChange } from '../domain/stores/last-change';
import { administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { siteAnswer, siteEditor } from './site-editor';

/** What lists begin with, at the desk. */
export function deskLeadEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, calls.getDeskLeads, async ({ backend, caller, language }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return { lists: await readLeadLists(backend.db, language) };
  });

  answer(area, calls.getDeskLead, async ({ backend, caller, params, language }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return (await presentLead(backend.db, params.key, language)) ?? NOT_FOUND;
  });

  answer(area, calls.saveDeskLead, async ({ caller, params, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { db } = visit.backend;
    const result = await saveLead(db, { ...params, ...body }, siteEditor(admin, visit));
    return siteAnswer(result, () => presentLead(db, params.key, visit.language));
  });

  return area;
}

async function presentLead(db: BackendContext['db'], key: string, language: ShopLanguage) {
  const lead = await readLead(db, key, language);
  if (!lead) return null;
  const models = lead.models.map(({ isBuyable, ...model }) => ({ ...model, is_buyable: isBuyable }));
  return { ...lead, models, last_change: await readLastChange(db, 'lead', key) };
}
