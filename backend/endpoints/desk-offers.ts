import * as calls from 'contract/desk-offers';
import { Hono } from 'hono';
import { endOffer, makeOffer } from '../domain/offers/make-offer';
import { readDeskOffers } from '../domain/offers/read-offers';
import { administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { siteEditor } from './site-editor';

/** Offers for segments of customers, at the desk. */
export function deskOfferEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, calls.getDeskOffers, async ({ backend, caller, language, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const offers = await readDeskOffers(backend.db, language, now);
    return {
      offers: offers.map(({ startsMs, endsMs, ...offer }) => ({
        ...offer,
        starts: new Date(startsMs).toISOString(),
        ends: new Date(endsMs).toISOString(),
      })),
    };
  });

  answer(area, calls.addDeskOffer, async ({ caller, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return makeOffer(visit.backend.db, body, siteEditor(admin, visit));
  });

  answer(area, calls.endDeskOffer, async ({ caller, params, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return (await endOffer(visit.backend.db, params.id, siteEditor(admin, visit))) ? {} : NOT_FOUND;
  });

  return area;
}
