import { Hono } from 'hono';
import type { BackendContext } from './context';
import { requestedLanguage } from './domain/locale/language';
import { accountEndpoints } from './endpoints/account';
import { afterOrderEndpoints } from './endpoints/after-order';
import { catalogueEndpoints } from './endpoints/catalogue';
import { changeEmailEndpoints } from './endpoints/change-email';
import { checkoutEndpoints } from './endpoints/checkout';
import { companyGiftEndpoints } from './endpoints/company-gifts';
import { complaintEndpoints } from './endpoints/complaints';
import { contactEndpoints } from './endpoints/contact';
import { contentEndpoints } from './endpoints/content';
import { customerEndpoints } from './endpoints/customer';
import { customerGroupEndpoints } from './endpoints/customer-groups';
import { deletionEndpoints } from './endpoints/deletion';
import { deliveryEndpoints } from './endpoints/delivery';
import { deskEndpoints } from './endpoints/desk';
import { deskBannerEndpoints } from './endpoints/desk-banners';
import { deskBundleEndpoints } from './endpoints/desk-bundles';
import { deskCompanyEndpoints } from './endpoints/desk-company';
import { deskComplaintEndpoints } from './endpoints/desk-complaints';
import { deskContentEndpoints } from './endpoints/desk-content';
import { deskImportEndpoints } from './endpoints/desk-imports';
import { deskKeywordEndpoints } from './endpoints/desk-keywords';
import { deskLeadEndpoints } from './endpoints/desk-leads';
import { deskListEndpoints } from './endpoints/desk-lists';
import { deskMessageEndpoints } from './endpoints/desk-messages';
import { deskMoneyEndpoints } from './endpoints/desk-money';
import { deskMoveEndpoints } from './endpoints/desk-moves';
import { deskOfferEndpoints } from './endpoints/desk-offers';
import { deskOrderEndpoints } from './endpoints/desk-orders';
import { deskPeriodEndpoints } from './endpoints/desk-periods';
import { deskPictureEndpoints } from './endpoints/desk-pictures';
import { deskRedirectEndpoints } from './endpoints/desk-redirects';
import { deskSettingEndpoints } from './endpoints/desk-settings';
import { deskStoreEndpoints } from './endpoints/desk-stores';
import { deskUsedEndpoints } from './endpoints/desk-used';
import { enterpriseEndpoints } from './endpoints/enterprise';
import { answerFailure } from './endpoints/failure';
import { frontPageEndpoints } from './endpoints/front-page';
import { giftEndpoints } from './endpoints/gifts';
import { listingEndpoints } from './endpoints/listing';
import { localeEndpoints } from './endpoints/locale';
import { machineFileEndpoints } from './endpoints/machine-files';
import { mailboxEndpoints } from './endpoints/mailbox';
import { mediaEndpoints } from './endpoints/media';
import { messageEndpoints } from './endpoints/messages';
import { newsletterEndpoints } from './endpoints/newsletters';
import { orderReturnEndpoints } from './endpoints/order-returns';
import { orderEndpoints } from './endpoints/orders';
import { ownReviewEndpoints } from './endpoints/own-reviews';
import { passkeyEndpoints, passkeyLogInEndpoints } from './endpoints/passkeys';
import { paymentMessageEndpoints } from './endpoints/payment-messages';
import { paymentEndpoints } from './endpoints/payments';
import { registrationEndpoints } from './endpoints/registration';
import { rentalEndpoints } from './endpoints/rental';
import { reviewEndpoints } from './endpoints/reviews';
import { savedProductEndpoints } from './endpoints/saved-products';
import type { Area, BackendEnv } from './endpoints/serve';
import { sessionEndpoints } from './endpoints/sessions';
import { signInEndpoints } from './endpoints/sign-in';
import { siteEndpoints } from './endpoints/site';
import { skiWizardEndpoints } from './endpoints/ski-wizard';
import { staffEndpoints } from './endpoints/staff';
import { storeEndpoints } from './endpoints/stores';
import { transferEndpoints } from './endpoints/transfers';
import { forwardedClientAddress, isTrustedStorefront } from './endpoints/trusted-visit';
import { wishlistEndpoints } from './endpoints/wishlist';
import { drawPicturesAhead } from './media/draw-ahead';
import { type MediaRenderer, openMediaRenderer } from './media/renderer';
import type { MediaStore } from './media/store';

/** The backend of the shop as a function from request to response, and how to stop its background rendering. */
export interface Backend {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** What `createBackend` needs; defaults: the system clock, and responses are not validated. */
export type BackendParts = Omit<BackendContext, 'clock' | 'checkAnswers'> &
  Partial<Pick<BackendContext, 'clock' | 'checkAnswers'>>;

const AREAS: readonly ((backend: BackendContext) => Area)[] = [
  localeEndpoints,
  siteEndpoints,
  storeEndpoints,
  contentEndpoints,
  catalogueEndpoints,
  listingEndpoints,
  frontPageEndpoints,
  machineFileEndpoints,
  reviewEndpoints,
  ownReviewEndpoints,
  deliveryEndpoints,
  checkoutEndpoints,
  orderEndpoints,
  paymentEndpoints,
  paymentMessageEndpoints,
  mailboxEndpoints,
  customerEndpoints,
  customerGroupEndpoints,
  enterpriseEndpoints,
  accountEndpoints,
  signInEndpoints,
  sessionEndpoints,
  passkeyLogInEndpoints,
  passkeyEndpoints,
  registrationEndpoints,
  deletionEndpoints,
  changeEmailEndpoints,
  savedProductEndpoints,
  wishlistEndpoints,
  staffEndpoints,
  deskEndpoints,
  deskCompanyEndpoints,
  deskOrderEndpoints,
  deskComplaintEndpoints,
  deskMoveEndpoints,
  deskListEndpoints,
  deskMoneyEndpoints,
  deskStoreEndpoints,
  deskSettingEndpoints,
  deskLeadEndpoints,
  deskImportEndpoints,
  deskRedirectEndpoints,
  deskKeywordEndpoints,
  rentalEndpoints,
  deskUsedEndpoints,
  deskPeriodEndpoints,
  deskBundleEndpoints,
  deskOfferEndpoints,
  deskBannerEndpoints,
  deskContentEndpoints,
  deskPictureEndpoints,
  transferEndpoints,
  giftEndpoints,
  companyGiftEndpoints,
  skiWizardEndpoints,
  complaintEndpoints,
  afterOrderEndpoints,
  orderReturnEndpoints,
  messageEndpoints,
  contactEndpoints,
  newsletterEndpoints,
  deskMessageEndpoints,
];

/**
 * Builds the JSON API over an open database. Never answers 5xx to bad input, and never exposes internals.
 * @param drawsAhead render the pictures of cards in advance in the background
 * @example
 * const backend = createBackend({ db, pool, settings, media, log });
 * const answer = await backend.fetch(new Request('http://backend/api/stores/'));
 */
export function createBackend(parts: BackendParts, { drawsAhead = false } = {}): Backend {
  const context: BackendContext = { clock: () => new Date(), checkAnswers: false, ...parts };
  const app = new Hono<BackendEnv>();
  app.use(async (c, next) => {
    const { headers } = c.req.raw;
    c.set('backend', context);
    c.set('language', requestedLanguage(headers.get('accept-language')));
    c.set('isTrusted', isTrustedStorefront(headers, context.settings.apiSecret));
    c.set('clientAddress', c.var.isTrusted ? forwardedClientAddress(headers) : null);
    // Only the storefront decides on caching, so proxies between the two must not cache.
    if (c.req.path.startsWith('/api/')) c.header('Cache-Control', 'no-store');
    if (containsNul(c.req.raw.url)) return c.json({ detail: ['Texts may not hold NUL characters.'] }, 400);
    return next();
  });
  for (const area of AREAS) app.route('/', area(context));
  const renderer = rendererOf(context.media);
  app.route('/', mediaEndpoints(renderer));
  app.notFound((c) => c.json({ detail: 'Not found.' }, 404));
  app.onError((error, c) => answerFailure(error, c));
  const { picturesAhead } = context.settings;
  const drawing = drawsAhead && picturesAhead > 0 ? drawPicturesAhead(context, renderer, picturesAhead) : null;
  return {
    fetch: async (request) => app.fetch(request),
    close: async () => {
      drawing?.stop();
    },
  };
}

const containsNul = (url: string): boolean => /%00/.test(url) || url.includes('\u0000');

/** Opens the renderer's folder with the first picture. */
function rendererOf(media: MediaStore): MediaRenderer {
  let opened: Promise<MediaRenderer> | undefined;
  const open = () => {
    opened ??= openMediaRenderer(media);
    return opened;
  };
  return {
    render: async (...args) => (await open()).render(...args),
    renderAhead: async (...args) => (await open()).renderAhead(...args),
  };
}
