import * as calls from 'contract/desk-periods';
import { Hono } from 'hono';
import { endPeriod } from '../domain/price-periods/due-periods';
import { planPeriod } from '../domain/price-periods/plan-period';
import { readPeriods, readPricedModel } from '../domain/price-periods/read-periods';
import { toEuros } from '../domain/pricing/pricing';
import { administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { siteEditor } from './site-editor';

/** Prices for a period, at the desk. */
export function deskPeriodEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, calls.getDeskPeriods, async ({ backend: { db }, caller, query, language }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const periods = await readPeriods(db, language);
    const model = query.model === '' ? null : await readPricedModel(db, query.model, language);
    return {
      periods: periods.map(({ startsMs, endsMs, lowestCents, highestCents, ...period }) => ({
        ...period,
        starts: new Date(startsMs).toISOString(),
        ends: new Date(endsMs).toISOString(),
        lowest: toEuros(lowestCents),
        highest: toEuros(highestCents),
      })),
      model: model && {
        name: model.name,
        variants: model.variants.map(({ cents, ...variant }) => ({ ...variant, price: toEuros(cents) })),
      },
    };
  });

  answer(area, calls.addDeskPeriod, async ({ caller, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return planPeriod(visit.backend.db, body, siteEditor(admin, visit));
  });

  answer(area, calls.endDeskPeriod, async ({ caller, params, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return (await endPeriod(visit.backend.db, params.id, siteEditor(admin, visit))) ? {} : NOT_FOUND;
  });

  return area;
}
