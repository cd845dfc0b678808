/** Progress of a command: an updating line on a terminal, occasional lines elsewhere. */
import type { FetchProgress } from './pictures/picture-fetcher';

/** Follows how a file is read and written. */
export interface Watch {
  /** @param read bytes of the file so far */
  readonly onBytes: (read: number) => void;
  /** @param done records, products or redirects that are written; may throw to stop there */
  readonly onDone: (done: number) => void;
}

export const NO_WATCH: Watch = { onBytes: () => {}, onDone: () => {} };

interface ProgressDisplay {
  show: (progress: { bytes: number; models: number }) => void;
  /** Tells how far the fetching of pictures is, in the same line. */
  showPictures: (progress: FetchProgress) => void;
  finish: () => void;
}

const QUIET_MS = 700;
const TERMINAL_EVERY_MS = 100;
const ELSEWHERE_EVERY_MS = 5000;

/** About how long something takes. @example durationOf(95_000) // '2 min' */
export function durationOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}

/** @param size of the file in bytes */
export function showProgress(size: number): ProgressDisplay {
  const out = process.stderr;
  const started = Date.now();
  const every = out.isTTY ? TERMINAL_EVERY_MS : ELSEWHERE_EVERY_MS;
  let shownAt = started + QUIET_MS - every;
  let isShown = false;
  let goods = '0 models written';
  let pictures = '';
  const show = (): void => {
    const now = Date.now();
    if (now - shownAt < every) return;
    shownAt = now;
    isShown = true;
    const text = `Importing: ${goods}${pictures}`;
    out.write(out.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
  };
  return {
    show({ bytes, models }) {
      goods = `${Math.min(100, Math.floor((bytes / size) * 100))} % read, ${models} models written`;
      show();
    },
    showPictures({ done, total, msLeft }) {
      pictures = `, ${done} of ${total} pictures${msLeft === undefined ? '' : `, ${durationOf(msLeft)} left`}`;
      show();
    },
    finish() {
      if (isShown && out.isTTY) out.write('\r\u001b[K');
    },
  };
}
