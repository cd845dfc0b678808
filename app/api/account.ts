import {
  type ConsentPurpose,
  exportAccount,
  getAccount,
  getAccountOverview,
  getClub,
  getConsents,
  getSizes,
  saveAccount,
  saveConsents,
  saveSizes,
} from 'contract/account';
import type { CallAnswer } from 'contract/call';
import { requestDeletion } from 'contract/registration';
import type { Language } from '~/locale/languages';
import { bodyOf } from './call-result';
import { toCents } from './cents';
import { type Refusal, readRefusal, textsOf } from './refusal';
import { type Api, read, submit } from './request';

/*
 * The account of the signed-in person. Every function throws the ApiError of a 401 when the session is over, and of an outage.
 */

/** What a person may change about the account. */
export type AccountDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  /** Two letters, lower case. */
  readonly country: string;
  /** Of the mails to this person. */
  readonly language: Language;
};

export type AccountCompany = {
  readonly name: string;
  readonly vatNumber: string;
  readonly country: string;
  readonly acceptsBilling: boolean;
  readonly isVerified: boolean;
};

export type Account = AccountDetails & {
  readonly email: string;
  /** The number of the club card. */
  readonly memberNumber: string;
  /** ISO 8601. */
  readonly joined: string;
  readonly company: AccountCompany | null;
};

/** Whether a change was stored, or why not. */
export type Saved = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

function readCompany(company: CallAnswer<typeof getAccount>['company']): AccountCompany | null {
  return (
    company && {
      name: company.name,
      vatNumber: company.vat_number,
      country: company.country_code,
      acceptsBilling: company.accepts_billing,
      isVerified: company.is_verified,
    }
  );
}

/** The person's details, club number and company. */
export async function readAccount(api: Api): Promise<Account> {
  const account = bodyOf(await read(api, getAccount, {}));
  return {
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    phone: account.phone,
    address: account.address,
    postalCode: account.postal_code,
    city: account.city,
    country: account.country_code,
    language: account.lang_code,
    memberNumber: account.member_number,
    joined: account.joined,
    company: readCompany(account.company),
  };
}

export async function saveDetails(api: Api, details: AccountDetails): Promise<Saved> {
  const answer = await submit(api, saveAccount, {
    body: {
      first_name: details.firstName,
      last_name: details.lastName,
      phone: details.phone,
      address: details.address,
      postal_code: details.postalCode,
      city: details.city,
      country_code: details.country,
      lang_code: details.language,
    },
  });
  if (answer.status === 400) return { ok: false, refusal: readRefusal(answer.body) };
  bodyOf(answer);
  return { ok: true };
}

/** What the account's first page shows besides the details. */
export type AccountOverview = {
  readonly orderCount: number;
  readonly wishlistCount: number;
  readonly addressCount: number;
  /** Euro cents. */
  readonly bonusCents: number;
  readonly lastOrder: {
    readonly number: string;
    readonly status: string;
    readonly placed: string;
    /** Hundredths of `currency`. */
    readonly totalHundredths: number;
    readonly currency: string;
  } | null;
};

export async function readOverview(api: Api): Promise<AccountOverview> {
  const overview = bodyOf(await read(api, getAccountOverview, {}));
  const last = overview.last_order;
  return {
    orderCount: overview.order_count,
    wishlistCount: overview.wishlist_count,
    addressCount: overview.address_count,
    bonusCents: toCents(overview.bonus_balance),
    lastOrder: last && {
      number: last.order_number,
      status: last.status,
      placed: last.placed,
      totalHundredths: last.display_total_minor,
      currency: last.currency_code,
    },
  };
}

export type Consents = {
  readonly granted: readonly ConsentPurpose[];
  /** The newest first. */
  readonly history: readonly {
    readonly purpose: ConsentPurpose;
    readonly isGranted: boolean;
    readonly wording: string;
    readonly created: string;
  }[];
};

export async function readConsents(api: Api): Promise<Consents> {
  const { granted, history } = bodyOf(await read(api, getConsents, {}));
  return {
    granted,
    history: history.map(({ purpose, is_granted, wording, created }) => ({
      purpose,
      isGranted: is_granted,
      wording,
      created,
    })),
  };
}

/** @param wording version of the wording that was shown, a date */
export async function changeConsents(api: Api, granted: readonly ConsentPurpose[], wording: string): Promise<void> {
  bodyOf(await submit(api, saveConsents, { body: { granted: [...granted], wording } }));
}

/** The shop's size tables, and the person's sizes by the table's slug. */
export type Sizes = {
  readonly types: readonly { readonly slug: string; readonly name: string; readonly sizes: readonly string[] }[];
  readonly own: ReadonlyMap<string, readonly string[]>;
};

export async function readSizes(api: Api): Promise<Sizes> {
  const { types, sizes } = bodyOf(await read(api, getSizes, {}));
  return { types, own: new Map(Object.entries(sizes)) };
}

export async function changeSizes(api: Api, own: ReadonlyMap<string, readonly string[]>): Promise<Saved> {
  const sizes = Object.fromEntries([...own].map(([slug, each]) => [slug, [...each]]));
  const answer = await submit(api, saveSizes, { body: { sizes } });
  if (answer.status === 400) return { ok: false, refusal: readRefusal(answer.body) };
  bodyOf(answer);
  return { ok: true };
}

/** The club bonus. Amounts are euro cents. */
export type Club = {
  /** Share of the product total of a paid order that is earned, in per cent. */
  readonly percentage: number;
  readonly balanceCents: number;
  readonly entries: readonly {
    readonly kind: 'earned' | 'reversed' | 'spent' | 'refunded' | 'expired';
    readonly cents: number;
    readonly orderNumber: string | null;
    readonly created: string;
  }[];
};

export async function readClub(api: Api): Promise<Club> {
  const { bonus_percentage, balance, entries } = bodyOf(await read(api, getClub, {}));
  return {
    percentage: bonus_percentage,
    balanceCents: toCents(balance),
    entries: entries.map(({ kind, amount, order_number, created }) => ({
      kind,
      cents: toCents(amount),
      orderNumber: order_number,
      created,
    })),
  };
}

/** Everything that the shop holds about the person, by subject. */
export async function readEverything(api: Api): Promise<Record<string, unknown>> {
  return bodyOf(await read(api, exportAccount, {}));
}

/** Whether the mail with the link that deletes the account was sent; `retryAfter` in seconds. */
export type DeletionAsked =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'limited'; readonly retryAfter: number };

/** Asks for the mail with the link that deletes the account. @param password empty for an account without one */
export async function askForDeletion(api: Api, password: string): Promise<DeletionAsked> {
  const answer = await submit(api, requestDeletion, { body: { password } });
  if (answer.status === 400) return { kind: 'refused', text: textsOf(readRefusal(answer.body)).join(' ') };
  if (answer.status === 429) return { kind: 'limited', retryAfter: answer.failure.retryAfter };
  bodyOf(answer);
  return { kind: 'sent' };
}
