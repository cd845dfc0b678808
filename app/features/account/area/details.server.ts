import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { saveDetails } from '~/api/account';
import { requiredLine } from '~/features/cart/required-line';
import { LANGUAGES } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { inAccount, loadAccountPage } from './account-page.server';
import { countryChoices } from './countries.server';
import { countryField, fieldTexts, optionalLine, optionalPhone, optionalPostcode } from './person-fields';

export const loadDetails = (args: LoaderFunctionArgs) =>
  loadAccountPage(args, 'accountDetails', async (context, account) => ({
    account,
    countries: await countryChoices(context, account.country),
  }));

const detailsForm = (country: string) =>
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

/** Stores the person's details. */
export async function changeDetails(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = { account: context.t('account'), checkout: context.t('checkout') };
  const form = await readForm(args.request);
  const country = String(form.get('country_code') ?? '');
  const sent = parseWithZod(form, { schema: detailsForm(country) });
  if (sent.status !== 'success') {
    const fieldErrors = fieldTexts(t, sent.status === 'error' ? sent.error : null, country);
    return data({ text: '', result: sent.reply({ fieldErrors }) }, 400);
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
    return data({ text: messages.join(' '), result: sent.reply({ fieldErrors: texts }) }, 400);
  }
  return redirectWithToast(pathTo('accountDetails', context.language), {
    type: 'success',
    text: t.account('details.saved'),
  });
}
