import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { type CompanyPerson, readCompanyPerson } from '~/api/enterprise';
import { type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { inAccount } from '../area/account-page.server';
import type { AccountFrameData } from '../area/account-pages';

/** Nothing of this exists for people who order for no company. @throws Response 404 */
export function noSuchPage(context: ShopContext): never {
  notFound(context.t('refusals')('pageNotFound', { path: context.url.pathname }));
}

/** The signed-in person as somebody of a company. @throws Response the log-in, or 404 for everybody else */
export async function companyPerson(context: ShopContext): Promise<CompanyPerson> {
  return (await inAccount(context, readCompanyPerson(context.api))) ?? noSuchPage(context);
}

/** Loads a page of the company's orders with the account's frame. @throws Response as `companyPerson` */
export async function loadCompanyPage<Content>(
  args: LoaderFunctionArgs,
  read: (context: ShopContext, person: CompanyPerson) => Promise<{ readonly title: string; readonly content: Content }>,
) {
  const context = await shopContext(args);
  const person = await companyPerson(context);
  const { title, content } = await inAccount(context, read(context, person));
  const frame: AccountFrameData = { hasCompany: true };
  return data({ title, frame, person, content });
}

/** The number of a page that an address asks for, 1-based; the first for anything else. */
export function askedPage({ searchParams }: URL): number {
  const asked = searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** The id of an order in an address. @throws Response 404 for what is none */
export function orderIdIn(context: ShopContext): number {
  const given = context.params['number'] ?? '';
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : noSuchPage(context);
}
