import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { decideCompany, readDeskCompanies } from '~/api/desk';
import { pathTo } from '~/routing/path-to';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { askedSearch, deskContext, textField } from './desk-context.server';

/** Companies with their people; `?search=` narrows them. */
export async function loadDeskCompanies(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const { search } = askedSearch(context.url);
  const companies = await orErrorPage(readDeskCompanies(context.api, search));
  return data({ title: context.t('desk')('page.deskCompanies'), companies, search });
}

/** Verifies a company, or refuses the people of it who wait. */
export async function decideDeskCompany(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const form = await readForm(args.request);
  const decision = form.get('decision') === 'verify' ? 'verify' : 'refuse';
  const company = { vatNumber: textField(form, 'vat_number', 40), decision, note: textField(form, 'note') } as const;
  const informed = await orErrorPage(decideCompany(context.api, company));
  const text = context.t('desk')(`companies.${decision}.done`, { count: informed });
  return redirectWithToast(pathTo('deskCompanies', context.language), { type: 'success', text });
}
