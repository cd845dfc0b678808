import { confirmEmailChange, undoEmailChange } from 'contract/change-email';
import * as calls from 'contract/registration';
import type { RefusalBody } from 'contract/wire';
import { type ApiError, isMissing } from './api-error';
import { bodyOf } from './call-result';
import { type Refusal, readRefusal } from './refusal';
import { type Api, submit } from './request';

/** The result of a request about an account. */
export type AccountReply =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** `retryAfter` is in seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The token is not valid. */
  | { readonly kind: 'guest' }
  /** The backend does not implement the call. */
  | { readonly kind: 'unsupported' };

type AccountAnswer =
  | { readonly status: 200 }
  | { readonly status: 400; readonly body: RefusalBody }
  | { readonly status: 401 }
  | { readonly status: 429; readonly failure: ApiError };

async function replyOf(answering: Promise<AccountAnswer>): Promise<AccountReply> {
  try {
    const answer = await answering;
    switch (answer.status) {
      case 200:
        return { kind: 'done' };
      case 400:
        return { kind: 'refused', refusal: readRefusal(answer.body) };
      case 401:
        return { kind: 'guest' };
      case 429:
        return { kind: 'limited', retryAfter: answer.failure.retryAfter };
    }
  } catch (error) {
    if (isMissing(error)) return { kind: 'unsupported' };
    throw error;
  }
}

/** A person who registers, with `company` also a company. */
export type NewMember = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly postalCode: string;
  /** Delivery country of the visit. */
  readonly country: string;
  /** Version of the text next to the ticked checkbox of the newsletter; null when it was not ticked. */
  readonly newsletterWording: string | null;
  readonly company: { readonly name: string; readonly country: CompanyCountry; readonly vatNumber: string } | null;
};

export type CompanyCountry = (typeof calls.COMPANY_COUNTRIES)[number];
export const { COMPANY_COUNTRIES } = calls;

/**
 * Registers a person who has accepted the terms. The reply is the same for an address that has an account: its owner gets a
 * mail.
 * @throws ApiError for an outage
 */
export function register(api: Api, member: NewMember): Promise<AccountReply> {
  const { company, newsletterWording } = member;
  return replyOf(
    submit(api, calls.registerCustomer, {
      body: {
        email: member.email,
        password: member.password,
        first_name: member.firstName,
        last_name: member.lastName,
        phone: member.phone,
        postal_code: member.postalCode,
        lang_code: api.language,
        country_code: member.country,
        accept_terms: true,
        newsletter: newsletterWording !== null,
        ...(newsletterWording !== null && { newsletter_wording: newsletterWording }),
        ...(company && {
          company_name: company.name,
          company_country: company.country,
          vat_number: company.vatNumber,
          accept_billing: true,
        }),
      },
    }),
  );
}

/** Whether the link of a mail works; true when the backend cannot tell before it is used. @throws ApiError for an outage */
export async function isLinkUsable(api: Api, hash: string, purpose: calls.LinkPurpose): Promise<boolean> {
  try {
    return bodyOf(await submit(api, calls.checkAccountLink, { body: { hash, purpose } })).works;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}

/** Activates an account by the link of its mail. @throws ApiError for an outage, like the functions below */
export const activateAccount = (api: Api, hash: string): Promise<AccountReply> =>
  replyOf(submit(api, calls.activateAccount, { body: { hash } }));

/** Asks for a new activation link; the reply is the same for every address. */
export const requestActivation = (api: Api, email: string): Promise<AccountReply> =>
  replyOf(submit(api, calls.requestActivation, { body: { email } }));

/** Asks for a link to a new password; the reply is the same for every address. */
export const requestPasswordReset = (api: Api, email: string): Promise<AccountReply> =>
  replyOf(submit(api, calls.requestPasswordReset, { body: { email, lang_code: api.language } }));

/** Sets a new password by the link of a mail. */
export const confirmPasswordReset = (api: Api, hash: string, password: string): Promise<AccountReply> =>
  replyOf(submit(api, calls.confirmPasswordReset, { body: { hash, password } }));

/** Deletes an account by the link of a mail. */
export const deleteAccount = (api: Api, token: string): Promise<AccountReply> =>
  replyOf(submit(api, calls.deleteAccount, { body: { token } }));

/** Makes the address of a mailed link the account's. */
export const confirmEmail = (api: Api, hash: string): Promise<AccountReply> =>
  replyOf(submit(api, confirmEmailChange, { body: { hash } }));

/** Gives the account its old address back by the link of a mail. */
export const undoEmail = (api: Api, hash: string): Promise<AccountReply> =>
  replyOf(submit(api, undoEmailChange, { body: { hash } }));

/** Stops reminders to an address; the reply is the same for every address. */
export const stopReminders = (api: Api, email: string): Promise<AccountReply> =>
  replyOf(submit(api, calls.stopReminders, { body: { email } }));
