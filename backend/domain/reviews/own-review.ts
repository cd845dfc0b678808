import { type PictureWire, pictureJson } from '../reading/picture';
import { preparedQuery } from '../reading/reader';

/** A person's own review of a model, whatever its state. */
export interface OwnReview {
  readonly status: 'pending' | 'published' | 'refused';
  /** Why it was refused; may be empty. */
  readonly moderationNote: string;
  readonly rating: number;
  readonly fit: number | null;
  readonly visibleName: string;
  readonly title: string;
  readonly comment: string;
  readonly images: PictureWire[];
}

/** The review that a person wrote of a model; none or one row. */
export const readOwnReview = preparedQuery<OwnReview, [customerId: number, modelId: number]>(
  'own-review',
  `select r.status, r.moderation_note as "moderationNote", r.rating, r.fit, r.visible_name as "visibleName", r.title, r.comment,
     coalesce((select json_agg(${pictureJson('md')} order by i.sort) from review_images i
       join media md on md.hash = i.media where i.review_id = r.id), '[]') as images
   from reviews r where r.customer_id = $1 and r.model_id = $2`,
);
