import * as account from './account';
import * as accountAddresses from './account-addresses';
import * as afterOrder from './after-order';
import * as brand from './brand';
import type { Call } from './call';
import * as cartRecommendations from './cart-recommendations';
import * as catalogue from './catalogue';
import * as changeEmail from './change-email';
import * as checkout from './checkout';
import * as companyGiftCodes from './company-gift-codes';
import * as companyGifts from './company-gifts';
import * as complaints from './complaints';
import * as contact from './contact';
import * as content from './content';
import * as customer from './customer';
import * as customerGroups from './customer-groups';
import * as delivery from './delivery';
import * as desk from './desk';
import * as deskBanners from './desk-banners';
import * as deskBundles from './desk-bundles';
import * as deskCompany from './desk-company';
import * as deskComplaints from './desk-complaints';
import * as deskContent from './desk-content';
import * as deskImports from './desk-imports';
import * as deskKeywords from './desk-keywords';
import * as deskLeads from './desk-leads';
import * as deskLists from './desk-lists';
import * as deskMessages from './desk-messages';
import * as deskMoves from './desk-moves';
import * as deskOffers from './desk-offers';
import * as deskOrders from './desk-orders';
import * as deskPeriods from './desk-periods';
import * as deskPictures from './desk-pictures';
import * as deskRedirects from './desk-redirects';
import * as deskSettings from './desk-settings';
import * as deskStores from './desk-stores';
import * as deskUsed from './desk-used';
import * as enterprise from './enterprise';
import * as experiences from './experiences';
import * as frontPage from './front-page';
import * as gifts from './gifts';
import * as listing from './listing';
import * as locale from './locale';
import * as machineFiles from './machine-files';
import * as messages from './messages';
import * as newsletters from './newsletters';
import * as orders from './orders';
import * as passkeys from './passkeys';
import * as payments from './payments';
import * as placeOrder from './place-order';
import * as productExtra from './product-extra';
import * as registration from './registration';
import * as rental from './rental';
import * as reviews from './reviews';
import * as savedProducts from './saved-products';
import * as sessions from './sessions';
import * as signIn from './sign-in';
import * as site from './site';
import * as skiWizard from './ski-wizard';
import * as staff from './staff';
import * as stores from './stores';
import * as transfers from './transfers';
import * as wishlist from './wishlist';

const areas = [
  locale,
  site,
  stores,
  content,
  experiences,
  brand,
  catalogue,
  productExtra,
  listing,
  frontPage,
  machineFiles,
  reviews,
  delivery,
  checkout,
  cartRecommendations,
  placeOrder,
  orders,
  payments,
  afterOrder,
  customer,
  customerGroups,
  enterprise,
  deskCompany,
  account,
  accountAddresses,
  signIn,
  sessions,
  passkeys,
  registration,
  changeEmail,
  savedProducts,
  wishlist,
  staff,
  desk,
  deskLists,
  deskMoves,
  deskStores,
  deskSettings,
  deskLeads,
  deskRedirects,
  deskImports,
  deskKeywords,
  rental,
  deskUsed,
  deskOrders,
  deskPeriods,
  deskBundles,
  deskOffers,
  deskBanners,
  deskPictures,
  deskContent,
  gifts,
  companyGifts,
  companyGiftCodes,
  skiWizard,
  complaints,
  deskComplaints,
  messages,
  contact,
  newsletters,
  deskMessages,
  transfers,
];

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'origin' in value && 'path' in value && 'answers' in value;
}

/** Every call of the contract, in the order of the areas. */
export const calls: readonly Call[] = areas.flatMap((area) => Object.values(area).filter(isCall));
