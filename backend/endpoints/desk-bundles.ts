import * as calls from 'contract/desk-bundles';
import { Hono } from 'hono';
import { endBundle, makeBundle } from '../domain/bundles/make-bundle';
import { readDeskBundles } from '../domain/bundles/read-bundles';
import { toEuros } from '../domain/pricing/pricing';
import { administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { siteEditor } from './site-editor';

const timeOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** Bundles at the desk. */
export function deskBundleEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, calls.getDeskBundles, async ({ backend, caller, language }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const bundles = await readDeskBundles(backend.db, language);
    return {
      bundles: bundles.map(({ priceCents, isSold, startsMs, endsMs, ...bundle }) => ({
        ...bundle,
        price: toEuros(priceCents),
        is_sold: isSold,
        starts: timeOf(startsMs),
        ends: timeOf(endsMs),
      })),
    };
  });

  answer(area, calls.addDeskBundle, async ({ caller, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return makeBundle(visit.backend.db, body, siteEditor(admin, visit));
  });

  answer(area, calls.endDeskBundle, async ({ caller, params, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return (await endBundle(visit.backend.db, params.id, siteEditor(admin, visit))) ? {} : NOT_FOUND;
  });

  return area;
}
