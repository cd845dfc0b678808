import { seededRandom } from '../../illustrations/plates/geometry';
import { DEMO_MODELS } from '../all-models';
import { seedOf } from '../compose-family';
import type { DemoModel } from '../model';
import { composeReviews } from './compose-reviews';
import { MODERATED_REVIEWS } from './moderated-reviews';
import type { DemoReview } from './review';
import { WRITTEN_REVIEWS } from './written-reviews';

/** How many models are talked of a lot, and how many after them often. */
const POPULAR = 14;
const WELL_KNOWN = 90;
/** Of the others, the share that nobody has reviewed. */
const SILENT = 0.4;

const isReviewed = ({ hidden, campaignOnly, taxClass }: DemoModel): boolean =>
  !hidden && !campaignOnly && taxClass !== 'gift-card';

/** There is one of each used thing: nobody has reviewed it while it is for sale. */
const isOneOff = ({ noun }: DemoModel): boolean => noun.startsWith('used');

/** How many reviews a model has, by its place among the best-selling ones. */
function amountOf(slug: string, place: number): number {
  const random = seededRandom(seedOf(`amount of ${slug}`));
  const luck = random();
  if (place < POPULAR) return 32 + Math.floor(luck ** 1.3 * 86);
  if (place < POPULAR + WELL_KNOWN) return 8 + Math.floor(luck * 9);
  return luck < SILENT ? 0 : 1 + Math.floor(random() ** 1.5 * 8);
}

function composed(models: readonly DemoModel[]): DemoReview[] {
  const bySold = models.filter(isReviewed).sort((one, other) => other.sold - one.sold);
  return bySold.flatMap((model, place) => (isOneOff(model) ? [] : composeReviews(model, amountOf(model.slug, place))));
}

/** Reviews of the shop: those written by hand first, then those put together, and those that are not shown. */
export const DEMO_REVIEWS: readonly DemoReview[] = [...WRITTEN_REVIEWS, ...composed(DEMO_MODELS), ...MODERATED_REVIEWS];
