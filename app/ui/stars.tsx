import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** How many of five stars a rating fills, to the nearest half. Specification 2 §9. */
export const filledStars = (value: number): number => Math.round(Math.min(5, Math.max(0, value)) * 2) / 2;

type StarsProps = {
  /** 0 to 5; shown to the nearest half. */
  readonly value: number;
  /** The rating in words: "Rated 4.6 out of 5". */
  readonly label: string;
  /** Shown after the stars: a count, or the average with its count. */
  readonly note?: ReactNode;
  readonly large?: boolean;
};

/** A rating as five stars, in ink up to the rating. */
export function Stars({ value, label, note, large = false }: StarsProps) {
  return (
    <span className={classNames('stars', large && 'stars-l')} role="img" aria-label={label}>
      {/* the style sheet cuts the row into stars */}
      <svg viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={filledStars(value)} height="1" />
      </svg>
      {note && <span aria-hidden="true">{note}</span>}
    </span>
  );
}
