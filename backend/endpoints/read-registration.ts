import type { registerCustomer } from 'contract/registration';
import type { z } from 'zod';
import { passwordRefusal } from '../domain/customers/account-refusals';
import type { CompanyDetails } from '../domain/customers/company';
import type { Registration } from '../domain/customers/registration';
import { registrationTexts } from '../domain/customers/registration-texts';
import { vatNumberOf } from '../domain/customers/vat-number';
import { Refusal, type RefusalFields } from '../domain/errors/refusals';
import type { ShopLanguage } from '../domain/locale/language';

type Body = z.output<typeof registerCustomer.body>;

/**
 * A registration as the domain takes it.
 * @throws Refusal with the texts by field, in the caller's language, when something required is missing or wrong
 */
export function readRegistration(body: Body, shopName: string, language: ShopLanguage): Registration {
  const say = registrationTexts(language);
  const fields: RefusalFields = {};
  for (const name of ['first_name', 'last_name'] as const) if (body[name] === '') fields[name] = [say('nameMissing')];
  const names = [body.first_name, body.last_name, body.company_name ?? '', shopName];
  const refusal = passwordRefusal(body.password, { email: body.email, names }, language);
  if (refusal !== null) fields['password'] = [refusal];
  if (body.accept_terms !== true) fields['accept_terms'] = [say('termsMissing')];
  const isCompany = body.company_name !== undefined || body.vat_number !== undefined;
  const company = isCompany ? readCompany(body, fields, language) : null;
  if (Object.keys(fields).length > 0) throw new Refusal(fields);
  return {
    email: body.email,
    password: body.password,
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.phone ?? '',
    postalCode: body.postal_code ?? '',
    language: body.lang_code,
    country: body.country_code ?? 'fi',
    newsletterWording: body.newsletter === true ? (body.newsletter_wording ?? '') : null,
    company,
  };
}

/** The company of a registration; what is wrong is added to `fields`. */
function readCompany(body: Body, fields: RefusalFields, language: ShopLanguage): CompanyDetails {
  const say = registrationTexts(language);
  const country = body.company_country ?? 'fi';
  const vatNumber = vatNumberOf(body.vat_number ?? '', country);
  if (vatNumber === null) fields['vat_number'] = [say('vatWrong')];
  if (!body.company_name) fields['company_name'] = [say('nameMissing')];
  if (body.accept_billing !== true) fields['accept_billing'] = [say('billingMissing')];
  return { name: body.company_name ?? '', vatNumber: vatNumber ?? '', country };
}
