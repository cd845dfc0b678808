import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { saveDetails } from '~/api/account';
import { askForEmail } from '~/api/change-email';
import { requiredLine } from '~/features/cart/required-line';
import { LANGUAGES } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { inAccount, loadAccountPage } from './account-page.server';
import { countryChoices } from './countries.server';
import { countryField, fieldTexts, optionalLine, optionalPhone, optionalPostcode } from './person-fields';

export const loadDetails = (args: LoaderFunctionArgs) =>
  loadAccountPage(args, 'accountDetails', async (context, account) => ({
    account,
    countries: await countryChoices(context, account.country),
  }));

/** The form of the person's details. @param country whose postcodes it takes */
export const detailsForm = (country: string) =>
  z.object({
    first_name: requiredLine(100),
    last_name: requiredLine(100),
    phone: optionalPhone,
    address: optionalLine(200),
    postal_code: optionalPostcode(country),
    city: optionalLine(100),
    country_code: countryField,
    lang_code: z.enum(LANGUAGES),
  });

/** Stores the person's details, or asks for another e-mail address. */
export async function changeDetails(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const form = await readForm(args.request);
  return form.get('intent') === 'email' ? changeEmail(context, form) : storeDetails(context, form);
}

/** What the form about the address said, and what is wrong with it; the password is never sent back. */
export type RefusedEmail = {
  readonly typed: string;
  /** For the whole form; empty otherwise. */
  readonly text: string;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
};

const emailForm = z.object({ email: z.email().max(254) });

/** Asks for another address: it changes when the link in its mailbox is confirmed. The answer is the same for every address. */
async function changeEmail(context: ShopContext, form: FormData) {
  const t = context.t('account');
  const typed = String(form.get('email') ?? '')
    .trim()
    .slice(0, 254);
  const refuse = (why: Omit<RefusedEmail, 'typed'>, init: number | ResponseInit = 400) =>
    data({ text: '', result: null, refusedEmail: { typed, ...why } as RefusedEmail | null }, init);
  const read = emailForm.safeParse({ email: typed });
  if (!read.success) return refuse({ text: '', email: context.t('register')('error.email') });
  const password = String(form.get('password') ?? '').slice(0, 1000);
  const asked = await inAccount(context, askForEmail(context.api, read.data.email, password));
  switch (asked.kind) {
    case 'sent':
      return redirectWithToast(pathTo('accountDetails', context.language), {
        type: 'success',
        text: t('email.sent', { email: read.data.email }),
      });
    case 'refused': {
      const { fieldErrors, messages } = asked.refusal;
      const [email, wrong] = [fieldErrors['email']?.join(' '), fieldErrors['password']?.join(' ')];
      return refuse({ text: messages.join(' '), email, password: wrong });
    }
    case 'limited':
      return refuse({ text: t('limited') }, { status: 429, headers: { 'Retry-After': `${asked.retryAfter}` } });
  }
}

async function storeDetails(context: ShopContext, form: FormData) {
  const t = { account: context.t('account'), checkout: context.t('checkout') };
  const country = String(form.get('country_code') ?? '');
  const sent = parseForm(form, detailsForm(country));
  if (sent.status !== 'success') {
    const fieldErrors = fieldTexts(t, sent.status === 'error' ? sent.error : null, country);
    return data({ text: '', result: sent.reply({ fieldErrors }), refusedEmail: null }, 400);
  }
  const { value } = sent;
  const saved = await inAccount(
    context,
    saveDetails(context.api, {
      firstName: value.first_name,
      lastName: value.last_name,
      phone: value.phone,
      address: value.address,
      postalCode: value.postal_code,
      city: value.city,
      country: value.country_code,
      language: value.lang_code,
    }),
  );
  if (!saved.ok) {
    const { fieldErrors, messages } = saved.refusal;
    const texts = Object.fromEntries(Object.entries(fieldErrors).map(([field, said]) => [field, [...said]]));
    return data({ text: messages.join(' '), result: sent.reply({ fieldErrors: texts }), refusedEmail: null }, 400);
  }
  return redirectWithToast(pathTo('accountDetails', context.language), {
    type: 'success',
    text: t.account('details.saved'),
  });
}
