import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { csvText } from 'contract/csv-text';
import { ENTERPRISE_STATUSES } from 'contract/enterprise';
import { readEnterpriseOrders, readOrderRows, readSelection, startEnterpriseOrder } from '~/api/enterprise';
import { enterpriseSetCookie } from '~/features/staff/enterprise-mode.server';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { inAccount } from '../area/account-page.server';
import { askedPage, companyPerson, loadCompanyPage, noSuchPage } from './company-page.server';

/** The agreed selection: `?search=` narrows it. */
export const loadSelection = (args: LoaderFunctionArgs) =>
  loadCompanyPage(args, async ({ api, t, url }) => {
    const search = (url.searchParams.get('search') ?? '').trim().slice(0, 200);
    const page = askedPage(url);
    const selection = await readSelection(api, search, page);
    return { title: t('company-orders')('selection.title'), content: { selection, search, page } };
  });

/** The company's orders: `?status=` narrows them. */
export const loadCompanyOrders = (args: LoaderFunctionArgs) =>
  loadCompanyPage(args, async ({ api, t, url }) => {
    const asked = url.searchParams.get('status') ?? '';
    const status = ENTERPRISE_STATUSES.find((each) => each === asked) ?? '';
    const page = askedPage(url);
    const list = await readEnterpriseOrders(api, status, page);
    return { title: t('company-orders')('list.title'), content: { ...list, status, page } };
  });

/** Opens the person's draft and lets the product pages add to it. */
export async function beginOrder(args: ActionFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  await readForm(args.request);
  const id = (await inAccount(context, startEnterpriseOrder(context.api))) ?? noSuchPage(context);
  const text = context.t('company-orders')('mode.begun');
  const cookie = await enterpriseSetCookie(context, id);
  return redirectWithToast(
    pathTo('accountCompanyOrder', context.language, { number: String(id) }),
    { type: 'success', text },
    cookie === null ? {} : { headers: { 'Set-Cookie': cookie } },
  );
}

const COLUMNS = [
  ...(['number', 'status', 'date', 'person', 'name', 'costCentre', 'reference', 'order'] as const),
  ...(['sku', 'product', 'amount', 'unit', 'vat', 'currency', 'totalNet', 'totalGross'] as const),
];

/** Hundredths as a number that spreadsheets read in every language. */
const decimal = (hundredths: number | null): string => (hundredths === null ? '' : (hundredths / 100).toFixed(2));

type Row = Awaited<ReturnType<typeof readOrderRows>>[number];

function cells(row: Row, { t }: ShopContext): string[] {
  return [
    ...[String(row.id), t('company-orders')(`status.${row.status}`), row.at.slice(0, 10), row.person, row.name],
    ...[row.costCentre, row.reference, row.orderNumber ?? '', row.sku, row.product, String(row.amount)],
    ...[decimal(row.unit), row.taxPercentage === null ? '' : String(row.taxPercentage), row.currency.toUpperCase()],
    ...[decimal(row.net), decimal(row.total)],
  ];
}

/** Every product of the orders that the person may see, as a CSV file. */
export async function exportCompanyOrders(args: LoaderFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  await companyPerson(context);
  const rows = await inAccount(context, readOrderRows(context.api));
  const names = COLUMNS.map((column) => context.t('company-orders')(`csv.${column}`));
  return new Response(csvText([names, ...rows.map((row) => cells(row, context))]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="company-orders.csv"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
