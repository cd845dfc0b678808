import { type PictureWire, pictureJson } from '../reading/picture';
import { preparedQuery } from '../reading/reader';

/** A review as it is shown; `rating` 0–10, `fit` the fit score 2–10 (Specification 2 §3). */
export interface Review {
  readonly id: number;
  readonly createdAt: Date;
  readonly rating: number;
  readonly fit: number | null;
  readonly visibleName: string;
  /** May be empty. */
  readonly title: string;
  readonly comment: string;
  readonly votesUp: number;
  readonly votesDown: number;
  readonly images: PictureWire[];
  /** The purchase was found among the shop's orders when the review was written. */
  readonly isVerified: boolean;
  /** Code of the language that it is written in. */
  readonly language: string;
}

/** Published reviews of a public model, the newest first. */
export const readReviews = preparedQuery<Review, [modelId: number, limit: number, offset: number]>(
  'product-reviews',
  `select r.id, r.created_at as "createdAt", r.rating, r.fit, r.visible_name as "visibleName", r.title, r.comment,
     r.votes_up as "votesUp", r.votes_down as "votesDown", r.is_verified as "isVerified", r.language,
     coalesce((select json_agg(${pictureJson('md')} order by i.sort) from review_images i
       join media md on md.hash = i.media where i.review_id = r.id), '[]') as images
   from reviews r join models m on m.id = r.model_id
   where r.model_id = $1 and m.is_public and r.status = 'published'
   order by r.created_at desc, r.id desc limit $2 offset $3`,
);

export const countReviews = preparedQuery<{ count: number }, [modelId: number]>(
  'count-reviews',
  `select count(*)::int as count from reviews r join models m on m.id = r.model_id
   where r.model_id = $1 and m.is_public and r.status = 'published'`,
);
