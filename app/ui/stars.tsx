import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** The class that fills a row of five stars: halves from `stars-00` to `stars-50`. */
export function starsClass(value: number): string {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2);
  return `stars-${String(halves * 5).padStart(2, '0')}`;
}

type StarsProps = {
  /** 0 to 5; shown to the nearest half. */
  readonly value: number;
  /** The rating in words: "Rated 4.6 out of 5". */
  readonly label: string;
  /** Shown after the stars: a count, or the average with its count. */
  readonly note?: ReactNode;
  readonly large?: boolean;
};

/** A rating as five stars, in ink. */
export function Stars({ value, label, note, large = false }: StarsProps) {
  return (
    <span className={classNames('stars', large && 'stars-l')} role="img" aria-label={label}>
      <i className={starsClass(value)} />
      {note && <span aria-hidden="true">{note}</span>}
    </span>
  );
}
