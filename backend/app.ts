import { Hono } from 'hono';
import type { BackendContext } from './context';
import { requestedLanguage } from './domain/locale/language';
import { catalogueEndpoints } from './endpoints/catalogue';
import { checkoutEndpoints } from './endpoints/checkout';
import { contentEndpoints } from './endpoints/content';
import { customerEndpoints } from './endpoints/customer';
import { deliveryEndpoints } from './endpoints/delivery';
import { answerFailure } from './endpoints/failure';
import { frontPageEndpoints } from './endpoints/front-page';
import { giftEndpoints } from './endpoints/gifts';
import { listingEndpoints } from './endpoints/listing';
import { localeEndpoints } from './endpoints/locale';
import { machineFileEndpoints } from './endpoints/machine-files';
import { mailboxEndpoints } from './endpoints/mailbox';
import { mediaEndpoints } from './endpoints/media';
import { messageEndpoints } from './endpoints/messages';
import { orderEndpoints } from './endpoints/orders';
import { paymentEndpoints } from './endpoints/payments';
import { returnEndpoints } from './endpoints/returns';
import { reviewEndpoints } from './endpoints/reviews';
import type { Area, BackendEnv } from './endpoints/serve';
import { siteEndpoints } from './endpoints/site';
import { skiWizardEndpoints } from './endpoints/ski-wizard';
import { isTrustedStorefront, toldClientAddress } from './endpoints/trusted-visit';
import { startJobs } from './jobs/run-jobs';
import { drawAhead } from './media/draw-ahead';
import { type MediaRenderer, openMediaRenderer } from './media/renderer';
import type { MediaStore } from './media/store';

/** The backend of the shop as a function from request to response, and how to stop its jobs. */
export interface Backend {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** What `createBackend` needs; the clock is the machine's and answers are not checked unless told otherwise. */
export type BackendParts = Omit<BackendContext, 'clock' | 'checkAnswers'> &
  Partial<Pick<BackendContext, 'clock' | 'checkAnswers'>>;

const AREAS: readonly ((backend: BackendContext) => Area)[] = [
  localeEndpoints,
  siteEndpoints,
  contentEndpoints,
  catalogueEndpoints,
  listingEndpoints,
  frontPageEndpoints,
  machineFileEndpoints,
  reviewEndpoints,
  deliveryEndpoints,
  checkoutEndpoints,
  orderEndpoints,
  paymentEndpoints,
  mailboxEndpoints,
  customerEndpoints,
  giftEndpoints,
  skiWizardEndpoints,
  returnEndpoints,
  messageEndpoints,
];

/**
 * Builds the JSON API over an open database. Never answers 5xx to bad input, and never tells of its insides.
 * @param drawsAhead render the pictures of cards in the background, for the first visitors
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
    c.set('clientAddress', c.var.isTrusted ? toldClientAddress(headers) : null);
    // Who may keep an answer and for how long is the storefront's to decide: nothing between the two keeps one.
    if (c.req.path.startsWith('/api/')) c.header('Cache-Control', 'no-store');
    if (holdsNul(c.req.raw.url)) return c.json({ detail: ['Texts may not hold NUL characters.'] }, 400);
    return next();
  });
  for (const area of AREAS) app.route('/', area(context));
  const renderer = rendererOf(context.media);
  app.route('/', mediaEndpoints(renderer));
  app.notFound((c) => c.json({ detail: 'Not found.' }, 404));
  app.onError((error, c) => answerFailure(error, c));
  const jobs = startJobs(context);
  const drawing = drawsAhead ? drawAhead(context, renderer) : null;
  return {
    fetch: async (request) => app.fetch(request),
    close: async () => {
      await Promise.all([jobs.stop(), drawing?.stop()]);
    },
  };
}

const holdsNul = (url: string): boolean => /%00/.test(url) || url.includes('\u0000');

/** The renderer opens its folder on the first picture. */
function rendererOf(media: MediaStore): MediaRenderer {
  let opened: Promise<MediaRenderer> | undefined;
  const open = () => {
    opened ??= openMediaRenderer(media);
    return opened;
  };
  return {
    render: async (...wanted) => (await open()).render(...wanted),
    renderWhenIdle: async (...wanted) => (await open()).renderWhenIdle(...wanted),
  };
}
