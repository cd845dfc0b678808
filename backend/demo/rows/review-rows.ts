import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { reviewImages, reviews } from '../../db/schema/content';
import { customers } from '../../db/schema/customers';
import { DEMO_CUSTOMER } from '../content/accounts';
import { DEMO_REVIEWS } from '../content/reviews/all-reviews';
import type { DemoReview, ReviewPicture } from '../content/reviews/review';
import { continueIdentities, insertAll } from './insert';
import { modelOf } from './numbered-models';
import type { DemoPictures } from './pictures';
import { daysBefore } from './texts';

const pictureOf = (pictures: DemoPictures, { model }: DemoReview, picture: ReviewPicture): string =>
  'scene' in picture
    ? pictures.landscape(picture.scene)
    : pictures.plate(modelOf(model).model, picture.view, picture.colour);

function reviewRow(review: DemoReview, id: number, customerId: number | null, now: Date) {
  const { model, language, rating, fit, name, title, comment, up, down, daysAgo, byCustomer, verified, hidden } =
    review;
  const status = hidden === undefined ? 'published' : hidden === 'pending' ? 'pending' : 'refused';
  return {
    id,
    modelId: modelOf(model).id,
    customerId: byCustomer ? customerId : null,
    ...({ language, rating, comment, status } as const),
    fit: fit ?? null,
    visibleName: name,
    title: title ?? '',
    isVerified: byCustomer === true || verified === true,
    moderationNote: typeof hidden === 'object' ? hidden.refused : '',
    moderatedAt: typeof hidden === 'object' ? now : null,
    votesUp: up,
    votesDown: down,
    createdAt: daysBefore(now, daysAgo),
  };
}

/** What customers wrote, with their pictures; after the accounts, because some of it is the demo customer's. */
export async function loadReviews(tx: Transaction, pictures: DemoPictures, now: Date): Promise<void> {
  const [customer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, DEMO_CUSTOMER.email));
  await insertAll(
    tx,
    reviews,
    DEMO_REVIEWS.map((review, index) => reviewRow(review, index + 1, customer?.id ?? null, now)),
  );
  await insertAll(
    tx,
    reviewImages,
    DEMO_REVIEWS.flatMap((review, index) =>
      review.pictures.map((picture, sort) => ({
        reviewId: index + 1,
        sort,
        media: pictureOf(pictures, review, picture),
      })),
    ),
  );
  await continueIdentities(tx, [reviews]);
}
