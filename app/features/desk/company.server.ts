import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import {
  addAgreement,
  type CompanyResult,
  endAgreement,
  readDeskCompany,
  removeCompanyPerson,
  setCompanyRole,
} from '~/api/desk-company';
import { idIn } from '~/routing/id-in';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { deskContext, textField } from './desk-context.server';
import { type AgreementField, dayIn, euroIn, percentageIn } from './rules/agreement-fields';

/** A form about a company that was refused: what was typed, and what is wrong with it. */
export type CompanyAnswer = {
  /** The person whose role it is; null for a new agreement. */
  readonly person: number | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
};

const vatIn = ({ params }: ShopContext): string => (params['vat'] ?? '').slice(0, 40);

const missing = (context: ShopContext): never =>
  notFound(
    context.t('refusals')('pageNotFound', { path: context.url.pathname }),
    pathTo('deskCompanies', context.language),
  );

/** A company: what is agreed with it, what its people may do, and the orders that they sent. @throws Response 404 */
export async function loadDeskCompany(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const company = (await orErrorPage(readDeskCompany(context.api, vatIn(context)))) ?? missing(context);
  return data({ title: company.name, company, formKey: formKeyOf('') });
}

type Texts = 'person.saved' | 'person.removed' | 'agreement.ended' | 'new.saved';

function done(context: ShopContext, key: Texts): Response {
  const to = pathTo('deskCompany', context.language, { vat: vatIn(context) });
  return redirectWithToast(to, { type: 'success', text: context.t('desk-company')(key) });
}

/** The backend's reasons as texts beside their fields. */
const REASONS = {
  UNKNOWN: 'error.address',
  ONE_PRICE: 'error.price',
  GROUP: 'error.groupPrice',
  ORDER: 'error.days',
} as const;

async function agree(context: ShopContext, form: FormData) {
  const t = context.t('desk-company');
  const field = (name: AgreementField) => textField(form, name, 500);
  const typed = {
    address: field('address'),
    percentage: field('percentage'),
    net_price: field('net_price'),
    valid_from: field('valid_from'),
    valid_to: field('valid_to'),
  };
  const formKey = formKeyOf(textField(form, 'form_key', 64));
  const percentage = percentageIn(typed.percentage);
  const net = euroIn(typed.net_price);
  const from = dayIn(typed.valid_from);
  const to = dayIn(typed.valid_to);
  const faults: Partial<Record<AgreementField, string>> = {};
  if (typed.address === '') faults.address = t('error.address');
  if (percentage === undefined || net === undefined || (percentage === null) === (net === null))
    faults.percentage = t('error.price');
  if (!from) faults.valid_from = t('error.day');
  if (to === undefined) faults.valid_to = t('error.day');
  const refuse = (said: Readonly<Record<string, string>>) =>
    data<CompanyAnswer>({ person: null, typed: { ...typed, form_key: formKey }, faults: said }, 400);
  if (!from || to === undefined || percentage === undefined || net === undefined || Object.keys(faults).length > 0)
    return refuse(faults);
  const body = {
    address: typed.address,
    percentage,
    net_price: net,
    valid_from: from,
    valid_to: to,
    form_key: formKey,
  };
  const result: CompanyResult = await orErrorPage(addAgreement(context.api, vatIn(context), body));
  if (result === 'missing') return missing(context);
  if (result === 'done') return done(context, 'new.saved');
  const said = Object.entries(result.fields).map(([name, reason]) => {
    const key = Object.hasOwn(REASONS, reason) ? REASONS[reason as keyof typeof REASONS] : 'error.price';
    return [name, t(key)];
  });
  return refuse(Object.fromEntries(said));
}

async function saveRole(context: ShopContext, form: FormData, id: number) {
  const typed = { limit: textField(form, 'limit', 20), role: textField(form, 'role', 20) };
  const limit = euroIn(typed.limit);
  if (limit === undefined) {
    const faults = { limit: context.t('desk-company')('error.limit') };
    return data<CompanyAnswer>({ person: id, typed, faults }, 400);
  }
  const role = { role: typed.role === 'buyer' ? ('buyer' as const) : ('orderer' as const), limit };
  const isSet = await orErrorPage(setCompanyRole(context.api, vatIn(context), id, role));
  return isSet ? done(context, 'person.saved') : missing(context);
}

/** What the forms of a company's page do. */
export async function changeDeskCompany(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const form = await readForm(args.request);
  const intent = form.get('intent');
  if (intent === 'agree') return agree(context, form);
  const id = idIn(textField(form, 'id', 9)) ?? missing(context);
  const vat = vatIn(context);
  if (intent === 'role') return saveRole(context, form, id);
  if (intent === 'remove')
    return (await orErrorPage(removeCompanyPerson(context.api, vat, id)))
      ? done(context, 'person.removed')
      : missing(context);
  if (intent === 'end')
    return (await orErrorPage(endAgreement(context.api, vat, id)))
      ? done(context, 'agreement.ended')
      : missing(context);
  return missing(context);
}
