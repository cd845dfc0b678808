import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { STORE_FAULTS, type StoreFault } from 'contract/desk-stores';
import type { FormFaults, FormResult } from '~/api/desk-forms';
import {
  addDeskSpecialDay,
  type DeskService,
  type DeskStores,
  readDeskService,
  readDeskStore,
  readDeskStores,
  saveDeskService,
  saveDeskStore,
} from '~/api/desk-stores';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext } from './desk-context.server';
import { answerForm, orUnreached, type Unreached, unreached } from './form-answer.server';
import { readServiceForm, readSpecialDay, readStoreForm, readVersion } from './store-fields';

/** All stores and services. */
export async function loadDeskStores(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const found: DeskStores = await orErrorPage(readDeskStores(context.api));
  return data({ title: context.t('desk-stores')('title'), ...found });
}

/** Gives every store a special day. */
export async function addSpecialDay(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const day = readSpecialDay(await readForm(args.request), '');
  const result = await orUnreached(addDeskSpecialDay(context.api, day));
  if (typeof result !== 'number' && 'outcome' in result) return data({ day, faults: unreached(context) }, 503);
  if (typeof result !== 'number') return data({ day, faults: saidFaults(context, result) }, 400);
  const text = context.t('desk-stores')('allDays.done', { count: result });
  return redirectWithToast(pathTo('deskStores', context.language), { type: 'success', text });
}

const missing = ({ t, language }: ShopContext): never =>
  notFound(t('stores')('notFound'), pathTo('deskStores', language));

/** A store for its editor. @throws Response 404 for what is no store that people can walk into */
export async function loadDeskStore(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const store = await orErrorPage(readDeskStore(context.api, context.params['store'] ?? ''));
  return store ? data({ title: store.form.name, ...store }) : missing(context);
}

/** Saves a store. What cannot be saved comes back as it was typed, with what is wrong or what somebody else has saved. */
export async function changeDeskStore(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const form = await readForm(args.request);
  const slug = context.params['store'] ?? '';
  const edited = { slug, version: readVersion(form), form: readStoreForm(form) };
  const result = await orUnreached(saveDeskStore(context.api, edited));
  return answer(context, edited, result, pathTo('deskStore', context.language, { store: slug }));
}

/** A service for its editor. @throws Response 404 when there is none */
export async function loadDeskService(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const service = await orErrorPage(readDeskService(context.api, context.params['service'] ?? ''));
  return service ? data({ title: service.form.names.fi ?? service.slug, ...service }) : missing(context);
}

/** Saves the texts of a service, as a store is saved. */
export async function changeDeskService(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const form = await readForm(args.request);
  const slug = context.params['service'] ?? '';
  const edited = { slug, version: readVersion(form), form: readServiceForm(form) };
  const result = await orUnreached(saveDeskService(context.api, edited));
  return answer(context, edited, result, pathTo('deskStoreService', context.language, { service: slug }));
}

const isFault = (text: string): text is StoreFault => STORE_FAULTS.some((fault) => fault === text);

/** Faults of a store in words; at least one, so that its editor knows that nothing was saved. */
function saidFaults({ t }: ShopContext, { fields }: FormFaults): FormFaults {
  const say = t('desk-stores');
  const said = Object.entries(fields).flatMap(([name, fault]) =>
    isFault(fault) ? [[name, say(`fault.${fault}`)]] : [],
  );
  return { fields: Object.fromEntries(said), other: said.length === 0 ? [say('failed')] : [] };
}

/** The page after a form was sent: itself with a message, or with all that was typed and why it was not saved. */
function answer<Form extends object>(
  context: ShopContext,
  edited: { readonly version: number; readonly form: Form },
  result: FormResult<Pick<DeskService, 'version' | 'last_change'> & { readonly form: object }> | Unreached,
  to: string,
) {
  const said = result.outcome === 'refused' ? { ...result, faults: saidFaults(context, result.faults) } : result;
  return answerForm(context, edited, said, {
    saved: () => redirectWithToast(to, { type: 'success', text: context.t('desk-stores')('saved') }),
    missing: () => missing(context),
  });
}
