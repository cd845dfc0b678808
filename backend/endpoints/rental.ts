import * as calls from 'contract/rental';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { missingLanguages } from '../domain/content/edited-keywords';
import { toEuros, toOptionalEuros } from '../domain/pricing/pricing';
import { readEditedRentals, readRentalItems, retailStores } from '../domain/rental/read-rentals';
import { addRental, removeRental, saveRental } from '../domain/rental/save-rental';
import { readLastChange } from '../domain/stores/last-change';
import { administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { siteAnswer, siteEditor } from './site-editor';

/** What the stores rent out, for visitors and at the desk. */
export function rentalEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answerDesk(area);

  answer(area, calls.getRentalItems, async ({ backend, language }) => ({
    items: (await readRentalItems(backend.pool, language)).map(
      ({ dayCents, weekendCents, weekCents, depositCents, ...item }) => ({
        ...item,
        day_price: toEuros(dayCents),
        weekend_price: toOptionalEuros(weekendCents),
        week_price: toOptionalEuros(weekCents),
        deposit: toEuros(depositCents),
      }),
    ),
  }));

  return area;
}

function answerDesk(area: Area): void {
  answer(area, calls.getDeskRentals, async ({ backend, caller }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const items = await readEditedRentals(backend.db);
    return {
      items: items.map(({ id, dayCents, form: { names, stores } }) => ({
        id,
        names,
        day_price: toEuros(dayCents),
        stores,
        missing: missingLanguages(names),
      })),
      known_stores: await retailStores(backend.pool),
    };
  });

  answer(area, calls.getDeskRental, async ({ backend, caller, params }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return (await presentRental(backend, params.id)) ?? NOT_FOUND;
  });

  answer(area, calls.addDeskRental, async ({ caller, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return addRental(visit.backend.db, body, siteEditor(admin, visit));
  });

  answer(area, calls.saveDeskRental, async ({ caller, params, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const result = await saveRental(visit.backend.db, { ...params, ...body }, siteEditor(admin, visit));
    return siteAnswer(result, () => presentRental(visit.backend, params.id));
  });

  answer(area, calls.removeDeskRental, async ({ caller, params, body, ...visit }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const result = await removeRental(visit.backend.db, { ...params, ...body }, siteEditor(admin, visit));
    return siteAnswer(result, () => presentRental(visit.backend, params.id));
  });
}

async function presentRental({ db, pool }: Pick<BackendContext, 'db' | 'pool'>, id: number) {
  const [rental] = await readEditedRentals(db, id);
  if (!rental) return null;
  const { version, form } = rental;
  const lastChange = await readLastChange(db, 'rental', String(id));
  return { id, version, form, known_stores: await retailStores(pool), last_change: lastChange };
}
