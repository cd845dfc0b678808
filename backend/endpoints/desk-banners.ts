import * as calls from 'contract/desk-banners';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { bannerState, type EditedBanner, readEditedBanners } from '../domain/content/edited-banners';
import { missingLanguages } from '../domain/content/edited-keywords';
import { addBanner, placeBanner, removeBanner, saveBanner } from '../domain/content/save-banner';
import { readLastChange } from '../domain/stores/last-change';
import { administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { siteAnswer, siteEditor } from './site-editor';

/** Banners at the desk. */
export function deskBannerEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answerChanges(area);

  answer(area, calls.getDeskBanners, async ({ backend, caller, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return { banners: (await readEditedBanners(backend.db)).map((banner) => listed(banner, now)) };
  });

  answer(area, calls.getDeskBanner, async ({ backend, caller, params }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return (await presentBanner(backend.db, params.id)) ?? NOT_FOUND;
  });

  return area;
}

function answerChanges(area: Area): void {
  answer(area, calls.addDeskBanner, async ({ caller, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return addBanner(visit.backend.db, body, siteEditor(admin, visit));
  });

  answer(area, calls.saveDeskBanner, async ({ caller, params, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { db } = visit.backend;
    const result = await saveBanner(db, { ...params, ...body }, siteEditor(admin, visit));
    return siteAnswer(result, () => presentBanner(db, params.id));
  });

  answer(area, calls.removeDeskBanner, async ({ caller, params, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { db } = visit.backend;
    const result = await removeBanner(db, { ...params, ...body }, siteEditor(admin, visit));
    return siteAnswer(result, () => presentBanner(db, params.id));
  });

  answer(area, calls.placeDeskBanner, async ({ caller, params, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const isPlaced = await placeBanner(visit.backend.db, { ...params, ...body }, siteEditor(admin, visit));
    return isPlaced ? {} : NOT_FOUND;
  });
}

function listed({ id, kind, form: { headings }, image, startsAt, endsAt }: EditedBanner, now: Date) {
  return {
    id,
    kind,
    headings,
    image,
    starts: startsAt?.toISOString() ?? null,
    ends: endsAt?.toISOString() ?? null,
    state: bannerState({ startsAt, endsAt }, now),
    missing: missingLanguages(headings),
  } as const;
}

async function presentBanner(db: BackendContext['db'], id: number) {
  const [banner] = await readEditedBanners(db, id);
  if (!banner) return null;
  const { kind, version, form, image } = banner;
  return { id, kind, version, form, image, last_change: await readLastChange(db, 'banner', String(id)) };
}
