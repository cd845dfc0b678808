import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { OfferForm } from 'contract/desk-offers';
import type { FormFaults } from '~/api/desk-forms';
import { addDeskOffer, endDeskOffer, readDeskOffers } from '~/api/desk-offers';
import { idIn } from '~/routing/id-in';
import { pathTo } from '~/routing/path-to';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext } from './desk-context.server';
import { orUnreached, unreached } from './form-answer.server';
import { momentOf } from './periods.server';
import { textsOf, typed } from './store-fields';

/** Offers for segments of customers. */
export async function loadDeskOffers(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const offers = await orErrorPage(readDeskOffers(context.api));
  return data({ title: context.t('desk-selling')('offers.title'), offers });
}

/** Ends an offer, or takes one back that has not begun. */
export async function endOffer(args: ActionFunctionArgs) {
  const { api, t, language } = await deskContext(args);
  const id = idIn(typed(await readForm(args.request), 'offer'));
  const isEnded = id !== null && (await orErrorPage(endDeskOffer(api, id)));
  const text = t('desk-selling')(isEnded ? 'offers.ended' : 'offers.notFound');
  return redirectWithToast(pathTo('deskOffers', language), { type: isEnded ? 'success' : 'error', text });
}

/** The form of an offer. */
export async function loadNewOffer(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  return data({ title: context.t('desk-selling')('offers.new'), version: formKeyOf('') });
}

/** Makes an offer. What cannot be saved comes back as it was typed. */
export async function addOffer(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const { api, t, language } = context;
  const sent = await readForm(args.request);
  const key = formKeyOf(typed(sent, 'version'));
  const form: OfferForm = {
    segment: typed(sent, 'segment').slice(0, 20),
    percentage: typed(sent, 'percentage').slice(0, 10),
    names: textsOf(sent, 'names'),
    conditions: textsOf(sent, 'conditions'),
    starts: momentOf(sent, 'starts'),
    ends: momentOf(sent, 'ends'),
    models: typed(sent, 'models').slice(0, 20_000),
    groups: typed(sent, 'groups').slice(0, 5_000),
  };
  const again = (faults: FormFaults, status: number) =>
    data({ version: key, form, faults, conflict: null, attempt: Date.now() }, status);
  const result = await orUnreached(addDeskOffer(api, { key, form }));
  if (result) return 'outcome' in result ? again(unreached(context), 503) : again(result, 400);
  return redirectWithToast(pathTo('deskOffers', language), {
    type: 'success',
    text: t('desk-selling')('offers.added'),
  });
}
