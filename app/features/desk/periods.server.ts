import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { PeriodForm } from 'contract/desk-periods';
import type { FormFaults } from '~/api/desk-forms';
import { addDeskPeriod, endDeskPeriod, readDeskPeriods } from '~/api/desk-periods';
import { idIn } from '~/routing/id-in';
import { pathTo } from '~/routing/path-to';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext } from './desk-context.server';
import { orUnreached, unreached } from './form-answer.server';
import { typed } from './store-fields';

/** Most variants whose prices a form has. */
const MAX_OWN = 300;

/** Prices for periods. */
export async function loadDeskPeriods(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const { periods } = await orErrorPage(readDeskPeriods(context.api));
  return data({ title: context.t('desk-selling')('periods.title'), periods });
}

/** Takes a planned price back, or ends a running one. */
export async function endPeriod(args: ActionFunctionArgs) {
  const { api, t, language } = await deskContext(args);
  const id = idIn(typed(await readForm(args.request), 'period'));
  const isEnded = id !== null && (await orErrorPage(endDeskPeriod(api, id)));
  const text = t('desk-selling')(isEnded ? 'periods.ended' : 'periods.notFound');
  return redirectWithToast(pathTo('deskPeriods', language), { type: isEnded ? 'success' : 'error', text });
}

/** The form of a price for a period; `?model=` names the product, whose variants it then lists. */
export async function loadNewPeriod(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const asked = (context.url.searchParams.get('model') ?? '').trim().slice(0, 500);
  const { model } = await orErrorPage(readDeskPeriods(context.api, asked));
  return data({ title: context.t('desk-selling')('periods.new'), version: formKeyOf(''), asked, model });
}

/** A moment of a form. @param name of its fields, `starts` */
export const momentOf = (sent: FormData, name: string) => ({
  day: typed(sent, `${name}.day`).slice(0, 40),
  time: typed(sent, `${name}.time`).slice(0, 40),
});

/** The prices of variants that a form has, in the order of its rows. */
function ownPrices(sent: FormData): PeriodForm['own'] {
  const variants = sent
    .getAll('variant')
    .map((variant) => String(variant).slice(0, 20))
    .slice(0, MAX_OWN);
  return variants.map((variant, row) => ({ variant, price: typed(sent, `own.${row}`).slice(0, 40) }));
}

/** Plans a price for a period. What cannot be saved comes back as it was typed. */
export async function addPeriod(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const { api, t, language } = context;
  const sent = await readForm(args.request);
  const key = formKeyOf(typed(sent, 'version'));
  const form: PeriodForm = {
    model: typed(sent, 'model').slice(0, 500),
    kind: typed(sent, 'kind').slice(0, 20),
    starts: momentOf(sent, 'starts'),
    ends: momentOf(sent, 'ends'),
    price: typed(sent, 'price').slice(0, 40),
    own: ownPrices(sent),
  };
  const again = (faults: FormFaults, status: number) =>
    data({ version: key, form, faults, conflict: null, attempt: Date.now() }, status);
  const result = await orUnreached(addDeskPeriod(api, { key, form }));
  if (result) return 'outcome' in result ? again(unreached(context), 503) : again(result, 400);
  return redirectWithToast(pathTo('deskPeriods', language), {
    type: 'success',
    text: t('desk-selling')('periods.added'),
  });
}
