import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type BundleForm, MAX_BUNDLE_PARTS } from 'contract/desk-bundles';
import { addDeskBundle, endDeskBundle, readDeskBundles } from '~/api/desk-bundles';
import type { FormFaults } from '~/api/desk-forms';
import { idIn } from '~/routing/id-in';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext } from './desk-context.server';
import { orUnreached, unreached } from './form-answer.server';
import { momentOf } from './periods.server';
import { textsOf, typed } from './store-fields';

/** Every bundle. */
export async function loadDeskBundles(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const bundles = await orErrorPage(readDeskBundles(context.api));
  return data({ title: context.t('desk-selling')('bundles.title'), bundles });
}

/** Takes a bundle out of sale. */
export async function endBundle(args: ActionFunctionArgs) {
  const { api, t, language } = await deskContext(args);
  const id = idIn(typed(await readForm(args.request), 'bundle'));
  const isEnded = id !== null && (await orErrorPage(endDeskBundle(api, id)));
  const text = t('desk-selling')(isEnded ? 'bundles.ended' : 'bundles.notFound');
  return redirectWithToast(pathTo('deskBundles', language), { type: isEnded ? 'success' : 'error', text });
}

/** The form of a bundle. */
export async function loadNewBundle(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  return data({ title: context.t('desk-selling')('bundles.new'), version: formKeyOf('') });
}

/** Makes a bundle. What cannot be saved comes back as it was typed. */
export async function addBundle(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const { api, t, language } = context;
  const sent = await readForm(args.request);
  const key = formKeyOf(typed(sent, 'version'));
  const form: BundleForm = {
    parts: Array.from({ length: MAX_BUNDLE_PARTS }, (_, row) => typed(sent, `parts.${row}`).slice(0, 500)),
    names: textsOf(sent, 'names'),
    descriptions: textsOf(sent, 'descriptions'),
    price: typed(sent, 'price').slice(0, 40),
    percentage: typed(sent, 'percentage').slice(0, 10),
    starts: momentOf(sent, 'starts'),
    ends: momentOf(sent, 'ends'),
  };
  const again = (faults: FormFaults, status: number) =>
    data({ version: key, form, faults, conflict: null, attempt: Date.now() }, status);
  const result = await orUnreached(addDeskBundle(api, { key, form }));
  if ('outcome' in result) return again(unreached(context), 503);
  if ('fields' in result) return again(result, 400);
  return redirectWithToast(pathTo('deskBundles', language), {
    type: 'success',
    text: t('desk-selling')('bundles.added', { path: pathToSlug(result.path) }),
  });
}
