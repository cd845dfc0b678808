import * as calls from 'contract/desk-settings';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { type EditedSetting, readEditedSetting, readEditedSettings } from '../domain/content/edited-settings';
import { saveSetting } from '../domain/content/save-setting';
import { readLastChange } from '../domain/stores/last-change';
import { administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { siteAnswer, siteEditor } from './site-editor';

/** General settings at the desk. */
export function deskSettingEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, calls.getDeskSettings, async ({ backend, caller }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return { settings: (await readEditedSettings(backend.db)).map(listed) };
  });

  answer(area, calls.getDeskSetting, async ({ backend, caller, params }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return (await presentSetting(backend.db, params.key)) ?? NOT_FOUND;
  });

  answer(area, calls.saveDeskSetting, async ({ caller, params, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { db } = visit.backend;
    const result = await saveSetting(db, { ...params, ...body }, siteEditor(admin, visit));
    return siteAnswer(result, () => presentSetting(db, params.key));
  });

  return area;
}

const listed = ({ key, kind, isJson, form }: EditedSetting) => ({ key, kind, is_json: isJson, form });

async function presentSetting(db: BackendContext['db'], key: string) {
  const setting = await readEditedSetting(db, key);
  if (!setting) return null;
  return { ...listed(setting), version: setting.version, last_change: await readLastChange(db, 'setting', key) };
}
