import type { TextKey } from 'contract/message-texts';
import type account from './messages/fi/account.json';
import type browse from './messages/fi/browse.json';
import type bundleForm from './messages/fi/bundle-form.json';
import type cart from './messages/fi/cart.json';
import type catalog from './messages/fi/catalog.json';
import type checkout from './messages/fi/checkout.json';
import type coming from './messages/fi/coming.json';
import type common from './messages/fi/common.json';
import type complaints from './messages/fi/complaints.json';
import type contact from './messages/fi/contact.json';
import type desk from './messages/fi/desk.json';
import type deskContent from './messages/fi/desk-content.json';
import type deskLists from './messages/fi/desk-lists.json';
import type deskMessages from './messages/fi/desk-messages.json';
import type deskStores from './messages/fi/desk-stores.json';
import type errors from './messages/fi/errors.json';
import type frame from './messages/fi/frame.json';
import type giftBox from './messages/fi/gift-box.json';
import type giftCard from './messages/fi/gift-card.json';
import type groups from './messages/fi/groups.json';
import type home from './messages/fi/home.json';
import type life from './messages/fi/life.json';
import type listing from './messages/fi/listing.json';
import type locale from './messages/fi/locale.json';
import type mailbox from './messages/fi/mailbox.json';
import type menu from './messages/fi/menu.json';
import type newsletter from './messages/fi/newsletter.json';
import type order from './messages/fi/order.json';
import type pages from './messages/fi/pages.json';
import type passkeys from './messages/fi/passkeys.json';
import type photos from './messages/fi/photos.json';
import type product from './messages/fi/product.json';
import type productMore from './messages/fi/product-more.json';
import type register from './messages/fi/register.json';
import type restock from './messages/fi/restock.json';
import type restockRequest from './messages/fi/restock-request.json';
import type returns from './messages/fi/returns.json';
import type reviewForm from './messages/fi/review-form.json';
import type reviews from './messages/fi/reviews.json';
import type search from './messages/fi/search.json';
import type shell from './messages/fi/shell.json';
import type signIn from './messages/fi/sign-in.json';
import type staff from './messages/fi/staff.json';
import type stores from './messages/fi/stores.json';
import type styleGuide from './messages/fi/style-guide.json';
import type wishlist from './messages/fi/wishlist.json';

/** The message files, one per namespace; keys are typed by the Finnish files. A new file needs a row here. */
export type MessageFiles = {
  account: typeof account;
  browse: typeof browse;
  catalog: typeof catalog;
  coming: typeof coming;
  common: typeof common;
  contact: typeof contact;
  complaints: typeof complaints;
  desk: typeof desk;
  'desk-messages': typeof deskMessages;
  newsletter: typeof newsletter;
  'desk-content': typeof deskContent;
  'desk-lists': typeof deskLists;
  'desk-stores': typeof deskStores;
  errors: typeof errors;
  'bundle-form': typeof bundleForm;
  'restock-request': typeof restockRequest;
  'gift-box': typeof giftBox;
  'gift-card': typeof giftCard;
  photos: typeof photos;
  product: typeof product;
  'product-more': typeof productMore;
  register: typeof register;
  restock: typeof restock;
  returns: typeof returns;
  reviews: typeof reviews;
  'review-form': typeof reviewForm;
  home: typeof home;
  life: typeof life;
  listing: typeof listing;
  cart: typeof cart;
  checkout: typeof checkout;
  order: typeof order;
  mailbox: typeof mailbox;
  pages: typeof pages;
  passkeys: typeof passkeys;
  search: typeof search;
  shell: typeof shell;
  'sign-in': typeof signIn;
  staff: typeof staff;
  stores: typeof stores;
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
