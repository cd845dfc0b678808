import { FIT_SCORES, REVIEW_LIMITS } from 'contract/reviews';
import { z } from 'zod';

/** Codes of field errors; the page turns them into words. */
export type ReviewFieldError = 'required' | 'tooLong';

const error = (code: ReviewFieldError) => ({ error: code });

const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .normalize('NFC'),
    )
    .refine((text) => text.length <= max, error('tooLong'));

const SCORES: ReadonlyMap<string, (typeof FIT_SCORES)[number]> = new Map(
  FIT_SCORES.map((score) => [String(score), score]),
);

/** The texts and choices of a review, as the form sends them. */
export const writeReviewForm = z.object({
  stars: z.enum(['1', '2', '3', '4', '5'], error('required')).transform(Number),
  // what is no fit score counts as not told
  size: z.string().transform((text) => SCORES.get(text) ?? null),
  title: line(REVIEW_LIMITS.title),
  comment: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => text !== '', error('required'))
    .refine((text) => text.length <= REVIEW_LIMITS.comment, error('tooLong')),
  name: line(REVIEW_LIMITS.name).refine((text) => text !== '', error('required')),
});

/** Names of the form's fields whose values are shown again. */
export const REVIEW_FIELDS = ['stars', 'size', 'title', 'comment', 'name'] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** What a form holds; shown again when it is refused. */
export type ReviewValues = Readonly<Record<ReviewField, string>>;

/** The name that a reviewer is proposed: first name and the initial of the last. @example 'Maija M.' */
export function proposedName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName.trim();
  return [firstName.trim(), initial && `${initial.toUpperCase()}.`]
    .filter(Boolean)
    .join(' ')
    .slice(0, REVIEW_LIMITS.name);
}
