import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import {
  addDeskSpecialDay,
  type DeskStores,
  type FormFaults,
  type FormResult,
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
import { type FormValue, savedBeside } from './rules/saved-beside';
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
  const result = await orErrorPage(addDeskSpecialDay(context.api, day));
  if (typeof result !== 'number') return data({ day, faults: inWords(context, result) }, 400);
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
  const result = await orErrorPage(saveDeskStore(context.api, edited));
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
  const result = await orErrorPage(saveDeskService(context.api, edited));
  return answer(context, edited, result, pathTo('deskStoreService', context.language, { service: slug }));
}

type Row = { readonly [field: string]: FormValue };
type Saved = {
  readonly version: number;
  readonly form: object;
  readonly last_change: { by: string; at: string } | null;
};

const NO_FAULTS = { fields: {}, other: [] } as const;

/** Faults as the page tells them. */
function inWords({ t }: ShopContext, { fields, other }: FormFaults) {
  const say = t('desk-stores');
  const said = Object.entries(fields).map(([name, fault]) => [name, say(`fault.${fault}`)] as const);
  return { fields: Object.fromEntries(said), other: other ? [say('failed')] : [] };
}

/** The page after a form was sent: itself with a message, or with all that was typed and why it was not saved. */
function answer<Form extends object>(
  context: ShopContext,
  { version, form }: { readonly version: number; readonly form: Form },
  result: FormResult<Saved>,
  to: string,
) {
  switch (result.outcome) {
    case 'saved':
      return redirectWithToast(to, { type: 'success', text: context.t('desk-stores')('saved') });
    case 'missing':
      return missing(context);
    case 'refused':
      return data({ version, form, faults: inWords(context, result.faults), conflict: null, attempt: Date.now() }, 400);
    case 'outdated': {
      const { current } = result;
      const beside = savedBeside(form as unknown as Row, current.form as Row);
      const conflict = { ...beside, lastChange: current.last_change };
      // saved again, it replaces what the editor has now seen
      return data({ version: current.version, form, faults: NO_FAULTS, conflict, attempt: Date.now() }, 409);
    }
  }
}
