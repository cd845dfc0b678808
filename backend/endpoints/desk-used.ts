import * as calls from 'contract/desk-used';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import type { ShopLanguage } from '../domain/locale/language';
import { toEuros } from '../domain/pricing/pricing';
import { retailStores } from '../domain/rental/read-rentals';
import { readLastChange } from '../domain/stores/last-change';
import { changeUsed, readEditedUsed } from '../domain/used/change-used';
import { readParent, readUsedItems } from '../domain/used/read-used';
import { takeInUsed, withdrawUsed } from '../domain/used/take-in-used';
import { administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { siteAnswer, siteEditor } from './site-editor';

/** Used items at the desk. */
export function deskUsedEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, calls.getDeskUsedItems, async ({ backend, caller, query, language }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const items = await readUsedItems(backend.db, language);
    return {
      items: items.map(({ priceCents, takenInMs, ...item }) => ({
        ...item,
        price: toEuros(priceCents),
        taken_in: new Date(takenInMs).toISOString(),
      })),
      stores: await retailStores(backend.pool),
      parent: query.parent === '' ? null : await readParent(backend.db, query.parent, language),
    };
  });

  answer(area, calls.addDeskUsedItem, async ({ caller, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return takeInUsed(visit.backend.db, body, siteEditor(admin, visit));
  });

  answer(area, calls.getDeskUsedItem, async ({ backend, caller, params, language }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return (await presentUsed(backend.db, params.id, language)) ?? NOT_FOUND;
  });

  answer(area, calls.saveDeskUsedItem, async ({ caller, params, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { db } = visit.backend;
    const result = await changeUsed(db, { ...params, ...body }, siteEditor(admin, visit));
    return siteAnswer(result, () => presentUsed(db, params.id, visit.language));
  });

  answer(area, calls.withdrawDeskUsedItem, async ({ caller, params, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const outcome = await withdrawUsed(visit.backend.db, params.id, siteEditor(admin, visit));
    if (outcome === 'sold') return new Answer(409, { reason: 'SOLD' as const });
    return outcome === 'missing' ? NOT_FOUND : {};
  });

  return area;
}

async function presentUsed(db: BackendContext['db'], id: number, language: ShopLanguage) {
  const item = await readEditedUsed(db, id, language);
  return item && { ...item, last_change: await readLastChange(db, 'used-item', String(id)) };
}
