import type { TextKey } from 'contract/message-texts';
import type account from './messages/fi/account.json';
import type browse from './messages/fi/browse.json';
import type cart from './messages/fi/cart.json';
import type catalog from './messages/fi/catalog.json';
import type checkout from './messages/fi/checkout.json';
import type coming from './messages/fi/coming.json';
import type common from './messages/fi/common.json';
import type desk from './messages/fi/desk.json';
import type errors from './messages/fi/errors.json';
import type frame from './messages/fi/frame.json';
import type giftCard from './messages/fi/gift-card.json';
import type groups from './messages/fi/groups.json';
import type home from './messages/fi/home.json';
import type listing from './messages/fi/listing.json';
import type locale from './messages/fi/locale.json';
import type mailbox from './messages/fi/mailbox.json';
import type menu from './messages/fi/menu.json';
import type order from './messages/fi/order.json';
import type passkeys from './messages/fi/passkeys.json';
import type product from './messages/fi/product.json';
import type register from './messages/fi/register.json';
import type restock from './messages/fi/restock.json';
import type returns from './messages/fi/returns.json';
import type reviewForm from './messages/fi/review-form.json';
import type reviews from './messages/fi/reviews.json';
import type search from './messages/fi/search.json';
import type shell from './messages/fi/shell.json';
import type signIn from './messages/fi/sign-in.json';
import type staff from './messages/fi/staff.json';
import type styleGuide from './messages/fi/style-guide.json';
import type wishlist from './messages/fi/wishlist.json';

/** The message files, one per namespace; keys are typed by the Finnish files. A new file needs a row here. */
export type MessageFiles = {
  account: typeof account;
  browse: typeof browse;
  catalog: typeof catalog;
  coming: typeof coming;
  common: typeof common;
  desk: typeof desk;
  errors: typeof errors;
  'gift-card': typeof giftCard;
  product: typeof product;
  register: typeof register;
  restock: typeof restock;
  returns: typeof returns;
  reviews: typeof reviews;
  'review-form': typeof reviewForm;
  home: typeof home;
  listing: typeof listing;
  cart: typeof cart;
  checkout: typeof checkout;
  order: typeof order;
  mailbox: typeof mailbox;
  passkeys: typeof passkeys;
  search: typeof search;
  shell: typeof shell;
  'sign-in': typeof signIn;
  staff: typeof staff;
  'style-guide': typeof styleGuide;
  frame: typeof frame;
  menu: typeof menu;
  locale: typeof locale;
  wishlist: typeof wishlist;
  groups: typeof groups;
};

export type Namespace = keyof MessageFiles;

/** A key of a namespace; the plural forms of a text are one key without suffix. */
export type MessageKey<N extends Namespace> = TextKey<keyof MessageFiles[N] & string>;

/** Values for placeholders; `count` also selects the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns a text of one namespace in one language. */
export type Translate<N extends Namespace> = (key: MessageKey<N>, values?: MessageValues) => string;
