/** Renders the pictures of banners and cards before anybody asks for them, so that the first visitor of a new shop does not wait. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BackendContext } from '../context';
import { bannerPictures } from './banner-pictures';
import { firstPictures } from './card-pictures';
import type { BoxName } from './media-path';
import type { RenderFormat } from './render';
import type { MediaRenderer } from './renderer';

/** Boxes of banners and of cards, the one that most screens take first. */
const BANNER_BOXES: readonly BoxName[] = ['960', '1920'];
const CARD_BOXES: readonly BoxName[] = ['320', '640'];
/** What the browsers of today ask for; others wait for their rendering. */
const FORMAT: RenderFormat = 'avif';
const MOST_PICTURES = 240;
/** How many times as long as a rendering took it rests: the first visitors have the machine. */
const REST = 3;
/** The first pages come before it. */
const START_AFTER_MS = 5_000;

/** Work in the background; `stop` waits for the rendering under way. */
export interface DrawingAhead {
  /** When everything is drawn, or it was stopped. It never rejects. */
  readonly done: Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts it: one rendering at a time, only while no visitor waits for one, and after each a rest three times as long. What is
 * on disk already is left out; a picture that cannot be decoded is passed over.
 */
export function drawAhead(
  { db, log }: Pick<BackendContext, 'db' | 'log'>,
  renderer: MediaRenderer,
  startAfterMs = START_AFTER_MS,
): DrawingAhead {
  const stopping = new AbortController();
  const rest = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false });
  const drawAll = async (pictures: readonly string[], boxes: readonly BoxName[]) => {
    for (const box of boxes) {
      for (const hash of pictures) {
        const startedAt = performance.now();
        const isDrawn = await renderer.renderWhenIdle(hash, box, FORMAT, stopping.signal);
        if (stopping.signal.aborted) return;
        if (isDrawn) await rest(REST * (performance.now() - startedAt));
      }
    }
  };
  const work = async () => {
    await rest(startAfterMs);
    await drawAll(await bannerPictures(db), BANNER_BOXES);
    await drawAll(await firstPictures(db, MOST_PICTURES), CARD_BOXES);
  };
  const done = work().catch((error: unknown) => {
    if (!stopping.signal.aborted) log.warn({ err: error }, 'pictures could not be drawn ahead');
  });
  return {
    done,
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}
