/** Reviews of Judge.me, Shopify Product Reviews and Yotpo, and of this shop's own export. */

import { sql } from 'drizzle-orm';
import { reviews } from '../../db/schema/content';
import type { Said } from '../report/say';
import { cleanLine, plainText } from '../text/clean-text';
import { readInstant } from '../text/instants';
import { findModel } from './find-product';
import { firstOf, hasAny, type RecordImport } from './record-import';

const NAMES = {
  product: ['product_handle', 'product handle', 'handle', 'product'],
  sku: ['sku', 'product sku', 'product_sku'],
  rating: ['rating', 'review score', 'score', 'review_score'],
  title: ['title', 'review title', 'review_title'],
  body: ['body', 'review content', 'review_content', 'review', 'content'],
  name: ['reviewer_name', 'reviewer display name', 'reviewer name', 'display_name', 'author', 'name'],
  date: ['review_date', 'review date', 'created_at', 'date', 'review_created_at'],
  state: ['curated', 'state', 'status', 'review status', 'published'],
  language: ['language'],
} as const;

const LANGUAGES = ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const;
const HIDDEN = /^(?:spam|rejected|unpublished|hidden|not[ _-]?published|no|false|0|refused|deleted)$/i;
const WAITING = /^(?:pending|unmoderated|not[ _-]?yet|new)$/i;

export interface ReviewEntry {
  product: string;
  sku: string;
  review: Omit<typeof reviews.$inferInsert, 'modelId'> & { createdAt: Date };
}

export const reviewRecords: RecordImport<ReviewEntry> = {
  recognises: (header) =>
    hasAny(header, ...NAMES.rating) &&
    hasAny(header, ...NAMES.body) &&
    hasAny(header, ...NAMES.product, ...NAMES.sku, 'product_id'),
  sourceOf: () => 'file',
  read([row], { language, now }, report) {
    if (!row) return undefined;
    const get = (column: keyof typeof NAMES): string => firstOf(row, NAMES[column]);
    const refuse = (why: Said): undefined => report.skip(row.line, why);
    const stars = Number(get('rating').replace(',', '.'));
    if (get('rating') === '' || !(stars >= 0 && stars <= 5)) return refuse('the rating is none of 0 to 5 stars');
    if (HIDDEN.test(get('state'))) {
      report.tally('reviews were hidden in the other shop', row.line);
      return undefined;
    }
    const comment = textOf(get('body'));
    const createdAt = readInstant(get('date'), 'start');
    if (!createdAt || createdAt > now) return refuse('the day of the review cannot be read');
    const written = get('language').toLowerCase();
    return {
      product: get('product'),
      sku: get('sku'),
      review: {
        language: LANGUAGES.find((one) => one === written) ?? language,
        rating: Math.round(stars * 2),
        visibleName: cleanLine(get('name'), 60),
        title: plainText(get('title'), 120),
        comment,
        status: WAITING.test(get('state')) ? 'pending' : 'published',
        createdAt,
      },
    };
  },
  /** The same words of the same name and time on the same product are the same review. */
  async write(db, { product, sku, review, line }, { now, record }, report) {
    const modelId = await findModel(db, { handle: product, sku });
    if (modelId === undefined) return report.skip(line, 'the shop does not have the product of the review');
    const plain = review.comment.replace(/\s+/g, ' ');
    const same = sql`model_id = ${modelId} and visible_name = ${review.visibleName} and rating = ${review.rating}
      and date_trunc('milliseconds', created_at) = ${review.createdAt.toISOString()}::timestamptz
      and trim(regexp_replace(comment, '\\s+', ' ', 'g')) = ${plain}`;
    return db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from models where id = ${modelId} for no key update`);
      const [known] = await tx.select({ id: reviews.id }).from(reviews).where(same).limit(1);
      if (known) return 'known';
      const moderatedAt = review.status === 'published' ? now : null;
      const made = await tx
        .insert(reviews)
        .values({ ...review, modelId, moderatedAt, isVerified: false })
        .returning({ id: reviews.id });
      await record.made(
        tx,
        'review',
        made.map(({ id }) => id),
      );
      return 'added';
    });
  },
};

/** Plain text that keeps its lines. */
const textOf = (body: string): string =>
  body
    .slice(0, MAX_BODY)
    .split(/\r?\n|<br\s*\/?>|<\/p>/i)
    .map((line) => plainText(line, 5000))
    .join('\n')
    .trim();

const MAX_BODY = 10_000;
