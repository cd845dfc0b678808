import type browse from './messages/fi/browse.json';
import type cart from './messages/fi/cart.json';
import type catalog from './messages/fi/catalog.json';
import type checkout from './messages/fi/checkout.json';
import type coming from './messages/fi/coming.json';
import type common from './messages/fi/common.json';
import type errors from './messages/fi/errors.json';
import type frame from './messages/fi/frame.json';
import type home from './messages/fi/home.json';
import type listing from './messages/fi/listing.json';
import type locale from './messages/fi/locale.json';
import type mailbox from './messages/fi/mailbox.json';
import type menu from './messages/fi/menu.json';
import type order from './messages/fi/order.json';
import type product from './messages/fi/product.json';
import type reviews from './messages/fi/reviews.json';
import type search from './messages/fi/search.json';
import type shell from './messages/fi/shell.json';
import type styleGuide from './messages/fi/style-guide.json';

/** The message files, one a namespace; the Finnish ones give the keys their types. A new file gets a row here. */
export type MessageFiles = {
  browse: typeof browse;
  catalog: typeof catalog;
  coming: typeof coming;
  common: typeof common;
  errors: typeof errors;
  product: typeof product;
  reviews: typeof reviews;
  home: typeof home;
  listing: typeof listing;
  cart: typeof cart;
  checkout: typeof checkout;
  order: typeof order;
  mailbox: typeof mailbox;
  search: typeof search;
  shell: typeof shell;
  'style-guide': typeof styleGuide;
  frame: typeof frame;
  menu: typeof menu;
  locale: typeof locale;
};

export type Namespace = keyof MessageFiles;

type WithoutPlural<Key> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}` ? Base : Key;

/** A key of a namespace; a plural's forms count as one key without their suffix. */
export type MessageKey<N extends Namespace> = WithoutPlural<keyof MessageFiles[N] & string>;

/** What goes into the placeholders; `count` chooses the plural form as well. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Gives a text of one namespace in one language. */
export type Translate<N extends Namespace> = (key: MessageKey<N>, values?: MessageValues) => string;
