import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { readResources } from '~/api/resources';
import type { Customer } from '~/api/session';
import { findCustomerByEmail } from '~/api/staff';
import { currentCustomer } from '~/features/session/current-customer.server';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { flagsSetCookie, readFlags } from './feature-flags.server';
import type { StaffChoices } from './staff-choices';
import { readStaffChoices, staffSetCookie } from './staff-choices.server';

/** The signed-in seller. @throws Response 404 for everybody else: the screen does not exist for them */
async function requireStaff(context: ShopContext): Promise<Customer & { readonly id: number }> {
  const customer = await currentCustomer(context);
  const { id = null } = customer ?? {};
  if (!customer?.isStaff || id === null)
    notFound(context.t('refusals')('pageNotFound', { path: context.url.pathname }));
  return { ...customer, id };
}

/** The seller's choices, the stores and the feature flags. */
export async function loadStaffTools(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  await requireStaff(context);
  const [choices, flags, { stores }] = await Promise.all([
    readStaffChoices(context),
    readFlags(context),
    orErrorPage(readResources(context.api)),
  ]);
  return data({
    title: context.t('staff')('title'),
    choices,
    flags,
    stores: stores.map(({ slug, name }) => ({ slug, name })),
  });
}

/** The number of a company order: a whole number from 1, or nothing. */
const orderId = z
  .string()
  .trim()
  .regex(/^\d{0,9}$/)
  .transform((text) => (Number(text) > 0 ? Number(text) : null));

const modesForm = z.object({
  seller_name: z.string().trim().max(100),
  seller_number: z.string().trim().max(100),
  enterprise_order: orderId,
  add_on_order: z.string().trim().max(40),
});

/** The choices of the form about seller and ways of ordering; the reason when a field is wrong. */
async function readModes(context: ShopContext, form: FormData): Promise<Partial<StaffChoices> | 'enterprise_order'> {
  const { stores } = await orErrorPage(readResources(context.api));
  const known = new Set(stores.map(({ slug }) => slug));
  const chosen = (name: string) => form.getAll(name).flatMap((slug) => (known.has(String(slug)) ? [String(slug)] : []));
  const text = (name: string) => String(form.get(name) ?? '');
  const parsed = modesForm.safeParse({
    seller_name: text('seller_name').slice(0, 100),
    seller_number: text('seller_number').slice(0, 100),
    enterprise_order: text('enterprise_order'),
    add_on_order: text('add_on_order').slice(0, 40),
  });
  if (!parsed.success) return 'enterprise_order';
  return {
    sellerName: parsed.data.seller_name,
    sellerNumber: parsed.data.seller_number,
    enterpriseOrder: parsed.data.enterprise_order,
    addOnOrder: parsed.data.add_on_order,
    transferFrom: chosen('transfer_from'),
    transferTo: chosen('transfer_to'),
    reservesTransfer: form.get('transfer_reserve') === 'on',
    isTransferUrgent: form.get('transfer_urgent') === 'on',
    isCardCheckout: form.get('card_checkout') === 'on',
  };
}

type Problem = { readonly field: 'email' | 'enterprise_order'; readonly text: string; readonly value: string };

const refuse = (problem: Problem) => data({ problem }, 400);

/**
 * Changes the seller's choices: `intent` is `customer` (with an e-mail address; empty ends it), `modes`, or `flag` (a name and `on`, `off`
 * or `reset`).
 */
export async function changeStaffTools(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const staff = await requireStaff(context);
  const form = await readForm(args.request);
  const t = context.t('staff');
  const choices = await readStaffChoices(context);
  const saved = (cookie: string) =>
    redirectWithToast(
      pathTo('staffTools', context.language),
      { type: 'success', text: t('saved') },
      { headers: { 'Set-Cookie': cookie } },
    );
  const save = (changes: Partial<StaffChoices>) =>
    saved(staffSetCookie(staff.id, { ...choices, ...changes }, context.request));
  switch (form.get('intent')) {
    case 'customer': {
      const email = String(form.get('email') ?? '').trim();
      if (email === '') return save({ customer: null });
      const isEmail = z.email().max(254).safeParse(email).success;
      const found = isEmail ? await orErrorPage(findCustomerByEmail(context.api, email)) : undefined;
      if (!found) return refuse({ field: 'email', text: t('customer.notFound'), value: email.slice(0, 254) });
      return save({ customer: found });
    }
    case 'flag': {
      const name = String(form.get('flag'));
      const known = (await readFlags(context)).some((flag) => flag.name === name);
      const value = form.get('value') === 'reset' ? undefined : form.get('value') === 'on';
      return saved(flagsSetCookie(context.request, known ? new Map([[name, value]]) : new Map()));
    }
    default: {
      const modes = await readModes(context, form);
      if (modes !== 'enterprise_order') return save(modes);
      const value = String(form.get('enterprise_order')).slice(0, 40);
      return refuse({ field: modes, text: t('enterprise.error'), value });
    }
  }
}
