import * as calls from 'contract/desk-stores';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { Refusal } from '../domain/errors/refusals';
import { helsinkiDay } from '../domain/pricing/helsinki-day';
import { readLastChange } from '../domain/stores/last-change';
import { addSpecialDay, type SaveResult, saveStore } from '../domain/stores/save-store';
import { type EditedStore, missingTexts, readEditedStores } from '../domain/stores/store-forms';
import { readEditedServices, saveService } from '../domain/stores/store-services';
import { unsaidHolidays } from '../domain/stores/unsaid-holidays';
import { administrator } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** Stores, their hours and services at the desk. */
export function deskStoreEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answerServices(area);

  answer(area, calls.getDeskStores, async ({ backend, caller, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const today = helsinkiDay(now);
    const [stores, services] = await Promise.all([
      readEditedStores(backend.db, { from: today }),
      readEditedServices(backend.db),
    ]);
    return {
      stores: stores.map((store) => listStore(store, today)),
      services: services.map(({ slug, form }) => ({
        slug,
        name: form.names.fi ?? slug,
        missing: 6 - Object.keys(form.names).length,
      })),
    };
  });

  answer(area, calls.getDeskStore, async ({ backend: { db }, caller, params, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const store = await presentStore(db, params.slug, now);
    if (!store) return NOT_FOUND;
    const services = await readEditedServices(db);
    return { ...store, known_services: services.map(({ slug, form }) => ({ slug, name: form.names.fi ?? slug })) };
  });

  answer(area, calls.saveDeskStore, async ({ backend: { db, settings }, caller, params, body, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const editor = { actor: `staff:${admin.customerId}`, now, bookingHosts: settings.bookingHosts };
    const result = await saveStore(db, { ...params, ...body }, editor);
    return answerOf(result, () => presentStore(db, params.slug, now));
  });

  answer(area, calls.addDeskSpecialDay, async ({ backend, caller, body, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const result = await addSpecialDay(backend.db, body, { actor: `staff:${admin.customerId}`, now });
    if ('faults' in result) throw new Refusal(result.faults);
    return result;
  });

  return area;
}

function answerServices(area: Area): void {
  answer(area, calls.getDeskService, async ({ backend: { db }, caller, params }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return (await presentService(db, params.slug)) ?? NOT_FOUND;
  });

  answer(area, calls.saveDeskService, async ({ backend: { db }, caller, params, body, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const result = await saveService(db, { ...params, ...body }, { actor: `staff:${admin.customerId}`, now });
    return answerOf(result, () => presentService(db, params.slug));
  });
}

/** The answer to a form: the new version, what is saved now when somebody else was first, or the faults. @throws Refusal */
async function answerOf<Current>(result: SaveResult, current: () => Promise<Current | null>) {
  if (result.outcome === 'saved') return { version: result.version };
  if (result.outcome === 'refused') throw new Refusal(result.faults);
  const now = result.outcome === 'outdated' ? await current() : null;
  return now === null ? NOT_FOUND : new Answer(409, now);
}

type Db = BackendContext['db'];

async function presentStore(db: Db, slug: string, now: Date) {
  const [store] = await readEditedStores(db, { slug, from: helsinkiDay(now) });
  if (!store) return null;
  const { id: _id, ...known } = store;
  return { ...known, last_change: await readLastChange(db, 'store', slug) };
}

async function presentService(db: Db, slug: string) {
  const [service] = await readEditedServices(db, slug);
  return service ? { ...service, last_change: await readLastChange(db, 'store-service', slug) } : null;
}

function listStore({ slug, form }: EditedStore, today: string) {
  const week = form.hours.flatMap((day, index) => (day.opens === '' ? [] : [{ weekday: index + 1, ...day }]));
  const special = form.special_days.map(({ date, opens, closes }) => ({
    date,
    opens: opens || null,
    closes: closes || null,
  }));
  return {
    slug,
    name: form.name,
    city: form.city,
    missing: missingTexts(form),
    next_special: special[0]?.date ?? null,
    unsaid_holidays: unsaidHolidays({ week, special }, today),
  };
}
