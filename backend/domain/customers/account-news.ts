import type { CUSTOMER_GROUPS } from 'contract/customer-groups';
import type { Transaction } from '../../db/client';
import type { ShopLanguage } from '../locale/language';

/** A company as mails name it. */
export interface NamedCompany {
  readonly name: string;
  readonly vatNumber: string;
}

/** A model as mails name it. */
export interface NamedModel {
  /** Brand and name. */
  readonly name: string;
  readonly brandSlug: string;
  readonly slug: string;
}

type GroupName = (typeof CUSTOMER_GROUPS)[number];

/** Mails to an account's owner; `token` is the one of the link in the mail. */
export type AccountNews =
  | { readonly kind: 'activate'; readonly token: string }
  /** Somebody registered with the address of an activated account; the link is one for a new password. */
  | { readonly kind: 'member'; readonly token: string }
  | { readonly kind: 'reset'; readonly token: string }
  /** The password was changed. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'delete'; readonly token: string }
  | { readonly kind: 'deleted' }
  /** To the present address: a change to another one was asked for. */
  | { readonly kind: 'emailAsked' }
  /** To the new address: the link that makes it the account's. */
  | { readonly kind: 'emailConfirm'; readonly token: string }
  /** To an address that was given as a new one and has an account of its own. */
  | { readonly kind: 'emailTaken' }
  /** To the old address: it is the account's no more. The link undoes that. */
  | { readonly kind: 'emailChanged'; readonly token: string }
  /** As `emailChanged`, for an account that is protected by a passkey: only staff undoes the change. */
  | { readonly kind: 'emailChangedForGood' }
  /** To the old address, which is the account's again; the link is one for a new password. */
  | { readonly kind: 'emailRestored'; readonly token: string }
  | { readonly kind: 'received'; readonly company: NamedCompany }
  | { readonly kind: 'verified'; readonly company: NamedCompany }
  /** `note` is the reason in the words of staff; may be empty. */
  | { readonly kind: 'refused'; readonly company: NamedCompany; readonly note: string }
  /** An application as a member of a group was accepted until a time, or refused; `note` as above. */
  | { readonly kind: 'group-accepted'; readonly group: GroupName; readonly until: Date; readonly note: string }
  | { readonly kind: 'group-refused'; readonly group: GroupName; readonly note: string }
  | { readonly kind: 'review-published'; readonly model: NamedModel }
  | { readonly kind: 'review-refused'; readonly model: NamedModel; readonly note: string };

/** The recipient of such a mail. */
export interface Addressee {
  readonly email: string;
  readonly firstName: string;
  readonly language: ShopLanguage;
}

/** Queues a mail about an account in the transaction of the change that it reports. */
export type TellOwner = (tx: Transaction, owner: Addressee, news: AccountNews, now: Date) => Promise<void>;

/** What changes of accounts need besides the database: the shop's name, and how mails to owners of accounts are sent. */
export interface AccountOffice {
  readonly shopName: string;
  readonly tell: TellOwner;
}
