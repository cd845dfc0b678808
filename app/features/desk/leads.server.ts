import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { readDeskLead, readDeskLeads, saveDeskLead } from '~/api/desk-leads';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext } from './desk-context.server';
import { answerForm, orUnreached } from './form-answer.server';
import { typed } from './store-fields';

/** Every list of the shop with how many models lead it. */
export async function loadDeskLeads(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const lists = await orErrorPage(readDeskLeads(context.api));
  return data({ title: context.t('desk-site')('leads.title'), lists });
}

const missing = ({ t, language }: ShopContext): never =>
  notFound(t('desk-site')('leads.notFound'), pathTo('deskLeads', language));

/** What leads a list, for its editor. @throws Response 404 for a list that the shop does not have */
export async function loadDeskLead(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const lead = await orErrorPage(readDeskLead(context.api, context.params['lead'] ?? ''));
  return lead ? data({ title: lead.name || context.t('desk-site')('leads.front'), ...lead }) : missing(context);
}

/** Saves what leads a list. What cannot be saved comes back as it was typed. */
export async function changeDeskLead(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const { api, t, language, params } = context;
  const sent = await readForm(args.request);
  const key = params['lead'] ?? '';
  const edited = { key, version: typed(sent, 'version').slice(0, 64), form: { models: typed(sent, 'models') } };
  return answerForm(context, edited, await orUnreached(saveDeskLead(api, edited)), {
    saved: () =>
      redirectWithToast(pathTo('deskLead', language, { lead: key }), {
        type: 'success',
        text: t('desk-site')('saved'),
      }),
    missing: () => missing(context),
  });
}
