import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { CONSENT_WORDING } from 'contract/account';
import { COMPANY_COUNTRIES, type NewMember, register } from '~/api/registration';
import { currentCustomer } from '~/features/session/current-customer.server';
import { countryName } from '~/locale/country-name';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import type { AccountAnswer } from './account-answer';
import { refuseForm, refuseReply } from './refuse-form.server';
import { companyForm, memberForm } from './register-form';
import { isLinkRequest, sendNewLink } from './request-link.server';

/** The form of a new member; who is logged in already goes to the account. */
export async function loadRegister(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  if (await currentCustomer(context)) return redirect(pathTo('account', context.language));
  return data({ title: context.t('register')('title') });
}

/** A country to choose. */
export type CountryChoice = { readonly code: string; readonly name: string };

/** The form of a company, with the countries in the order of the language. */
export async function loadRegisterCompany(args: LoaderFunctionArgs) {
  const { language, locale, t } = await shopContext(args);
  const countries: CountryChoice[] = COMPANY_COUNTRIES.map((code) => ({ code, name: countryName(code, language) }));
  countries.sort((a, b) => a.name.localeCompare(b.name, language));
  const known = countries.some(({ code }) => code === locale.country);
  return data({ title: t('register')('company.title'), countries, country: known ? locale.country : 'fi' });
}

/** Registers a person, or asks for a new activation link. */
export async function registerMember(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const fields = await readForm(args.request);
  if (isLinkRequest(fields)) return sendNewLink(context, fields);
  const form = parseForm(fields, memberForm);
  if (form.status !== 'success') return refuseForm(form, fields, context.t('register'));
  return send(context, fields, { ...personOf(form.value, context), company: null });
}

/** Registers a company and its contact person. */
export async function registerCompany(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const fields = await readForm(args.request);
  if (isLinkRequest(fields)) return sendNewLink(context, fields);
  const form = parseForm(fields, companyForm);
  if (form.status !== 'success') return refuseForm(form, fields, context.t('register'));
  const { company_name: name, company_country: country, vat_number: vatNumber } = form.value;
  return send(context, fields, { ...personOf(form.value, context), company: { name, country, vatNumber } });
}

async function send(context: ShopContext, fields: FormData, member: NewMember) {
  const reply = await orErrorPage(register(context.api, member));
  if (reply.kind !== 'done') return refuseReply(reply, fields, context.t('register'));
  return data<AccountAnswer>({ kind: 'done', email: member.email });
}

function personOf(value: ReturnType<typeof memberForm.parse>, { locale }: ShopContext): Omit<NewMember, 'company'> {
  return {
    email: value.email,
    password: value.password,
    firstName: value.first_name,
    lastName: value.last_name,
    phone: value.phone,
    postalCode: value.postal_code,
    country: locale.country,
    newsletterWording: value.newsletter === 'on' ? CONSENT_WORDING : null,
  };
}
