import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { readAccount } from '~/api/account';
import { listAddresses } from '~/api/account-addresses';
import {
  cancelOrder,
  decideOrder,
  type EnterpriseOrder,
  type EnterpriseResult,
  readEnterpriseOrder,
  repeatOrder,
  setAmounts,
  submitOrder,
} from '~/api/enterprise';
import { endEnterpriseMode, enterpriseSetCookie, readEnterpriseMode } from '~/features/staff/enterprise-mode.server';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { inAccount } from '../area/account-page.server';
import { fieldTexts } from '../area/person-fields';
import { loadCompanyPage, noSuchPage, orderIdIn } from './company-page.server';
import { decisionNote, detailsForm, ORDER_FIELDS, type OrderAnswer } from './order-form';

/** Where an order goes when its person has not said it yet: their first address. */
async function usualReceiver({ api }: ShopContext) {
  const [account, addresses] = await Promise.all([readAccount(api), listAddresses(api)]);
  const { firstName, lastName, address, postalCode, city, phone } = addresses[0] ?? account;
  return {
    ...{ first_name: firstName, last_name: lastName, address, city, postal_code: postalCode },
    phone: phone || account.phone,
  };
}

/** One order: put together, waiting for its buyer, or decided. */
export const loadCompanyOrder = (args: LoaderFunctionArgs) =>
  loadCompanyPage(args, async (context, person) => {
    const order = (await readEnterpriseOrder(context.api, orderIdIn(context))) ?? noSuchPage(context);
    const isOpenDraft = order.status === 'draft' && order.details.address === '';
    const usual = isOpenDraft ? await usualReceiver(context) : {};
    const mode = await readEnterpriseMode(context);
    const t = context.t('company-orders');
    const content = {
      order: { ...order, details: { ...order.details, ...usual } },
      isBuyer: person.isBuyer,
      isMode: mode?.id === order.id && mode.isOwn,
    };
    return { title: order.details.name || t('order.title', { number: order.id }), content };
  });

/** What was typed: the fields of the page, and quantities. */
const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form]
      .filter(
        ([name]) => name === 'note' || /^amount-\d{1,9}$/.test(name) || ORDER_FIELDS.some((each) => each === name),
      )
      .slice(0, 150)
      .map(([name, value]) => [name, String(value).slice(0, 2000)]),
  );

type Asked = { readonly context: ShopContext; readonly form: FormData; readonly id: number };
type Refusing = Partial<Pick<OrderAnswer, 'fields' | 'problem' | 'errors'>>;

function refuse({ form }: Asked, { fields = {}, problem = '', errors = [] }: Refusing, status = 400) {
  const intent = String(form.get('intent') ?? '');
  return data<OrderAnswer>({ intent, typed: typedIn(form), fields, problem, errors, attempt: Date.now() }, status);
}

const seenIn = (form: FormData) => ({
  expected_total_minor: Math.min(Math.max(0, Math.trunc(Number(form.get('total')) || 0)), Number.MAX_SAFE_INTEGER),
  expected_currency: /^[a-z]{3}$/.test(String(form.get('currency'))) ? String(form.get('currency')) : 'eur',
});

const orderPath = ({ language }: ShopContext, id: number) =>
  pathTo('accountCompanyOrder', language, { number: String(id) });

/** The page after a decision, or the same page with the reason. */
function answerResult(asked: Asked, result: EnterpriseResult) {
  const { context, id } = asked;
  const t = context.t('company-orders');
  switch (result.outcome) {
    case 'missing':
      return noSuchPage(context);
    case 'refused':
      return refuse(asked, { fields: result.faults.fields, errors: result.faults.other });
    case 'conflict':
      return refuse(asked, { problem: t(`conflict.${result.reason}`), errors: result.errors }, 409);
    case 'done': {
      const { status, orderNumber } = result;
      const key = status === 'draft' ? 'waiting' : status;
      const text = orderNumber ? t('done.placed', { number: orderNumber }) : t(`done.${key}`);
      const headers = { 'Set-Cookie': endEnterpriseMode(context) };
      return redirectWithToast(orderPath(context, id), { type: 'success', text }, { headers });
    }
  }
}

async function submit(asked: Asked) {
  const { context, form, id } = asked;
  const order = await inAccount(context, readEnterpriseOrder(context.api, id));
  if (!order) return noSuchPage(context);
  const sent = detailsForm(order.country).safeParse(Object.fromEntries(form));
  const t = { account: context.t('account'), checkout: context.t('checkout') };
  if (!sent.success) {
    const codes = Object.fromEntries(sent.error.issues.map(({ path, message }) => [String(path[0]), [message]]));
    const said = fieldTexts(t, codes, order.country);
    const fields = Object.fromEntries(Object.entries(said).map(([field, [text]]) => [field, text ?? '']));
    const own = context.t('company-orders');
    if (codes['cost_centre']?.[0] === 'required') fields['cost_centre'] = own('error.costCentre');
    if (codes['phone']?.[0] === 'required') fields['phone'] = own('error.phone');
    if (codes['delivery_method']) fields['delivery_method'] = own('error.delivery');
    return refuse(asked, { fields });
  }
  const { acknowledges_customs, ...details } = sent.data;
  const body = { ...details, acknowledges_customs: acknowledges_customs === 'on', ...seenIn(form) };
  const host = context.url.hostname;
  return answerResult(asked, await inAccount(context, submitOrder(context.api, id, { ...body, host })));
}

async function decide(asked: Asked, decision: 'approve' | 'decline') {
  const { context, form, id } = asked;
  const t = context.t('company-orders');
  const note = decisionNote.safeParse(String(form.get('note') ?? ''));
  if (!note.success) return refuse(asked, { fields: { note: t('error.note') } });
  if (decision === 'decline' && note.data === '') return refuse(asked, { fields: { note: t('error.noteMissing') } });
  const body = {
    decision,
    note: note.data,
    ...seenIn(form),
    confirms_changes: form.get('confirms_changes') === 'on',
    host: context.url.hostname,
  };
  return answerResult(asked, await inAccount(context, decideOrder(context.api, id, body)));
}

async function saveAmounts(asked: Asked) {
  const { context, form, id } = asked;
  const t = context.t('company-orders');
  const given = [...form].flatMap(([name, value]) => {
    const match = /^amount-([1-9]\d{0,8})$/.exec(name);
    return match ? [{ productId: Number(match[1]), value: String(value).trim() }] : [];
  });
  if (given.some(({ value }) => !/^\d{1,3}$/.test(value))) return refuse(asked, { problem: t('error.amount') });
  const products = given.slice(0, 100).map(({ productId, value }) => ({ productId, amount: Number(value) }));
  if (!(await inAccount(context, setAmounts(context.api, id, products)))) return noSuchPage(context);
  return redirectWithToast(orderPath(context, id), { type: 'success', text: t('done.amounts') });
}

async function repeat({ context, id }: Asked) {
  const draft = (await inAccount(context, repeatOrder(context.api, id))) ?? noSuchPage(context);
  const cookie = await enterpriseSetCookie(context, draft);
  const headers: HeadersInit = cookie === null ? {} : { 'Set-Cookie': cookie };
  const text = context.t('company-orders')('done.repeated');
  return redirectWithToast(orderPath(context, draft), { type: 'success', text }, { headers });
}

/** Adding from the product pages begins or ends. */
async function switchMode({ context, id }: Asked, isOn: boolean) {
  const order: EnterpriseOrder | null = await inAccount(context, readEnterpriseOrder(context.api, id));
  if (order?.status !== 'draft' || !order.isOwn) return noSuchPage(context);
  const t = context.t('company-orders');
  const cookie = isOn ? await enterpriseSetCookie(context, id) : endEnterpriseMode(context);
  const toast = { type: 'success', text: t(isOn ? 'mode.begun' : 'mode.ended') } as const;
  return redirectWithToast(orderPath(context, id), toast, cookie === null ? {} : { headers: { 'Set-Cookie': cookie } });
}

/** What the buttons of an order's page do. */
export async function changeCompanyOrder(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const form = await readForm(args.request);
  const asked = { context, form, id: orderIdIn(context) };
  switch (form.get('intent')) {
    case 'amounts':
      return saveAmounts(asked);
    case 'submit':
      return submit(asked);
    case 'approve':
      return decide(asked, 'approve');
    case 'decline':
      return decide(asked, 'decline');
    case 'cancel':
      return answerResult(asked, await inAccount(context, cancelOrder(context.api, asked.id)));
    case 'repeat':
      return repeat(asked);
    case 'collect':
      return switchMode(asked, true);
    case 'stop':
      return switchMode(asked, false);
    default:
      return refuse(asked, { problem: context.t('company-orders')('error.unknown') });
  }
}
