/** Renders the pictures of banners, cards and rental items in advance, so that the first visitor of a new shop does not wait. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BackendContext } from '../context';
import { bannerPictures } from './banner-pictures';
import { firstPictures } from './card-pictures';
import type { BoxName } from './media-path';
import type { RenderFormat } from './render';
import type { MediaRenderer } from './renderer';
import { rentalPictures } from './rental-pictures';

/** The format that current browsers request; other formats are rendered on request. */
const FORMAT: RenderFormat = 'avif';
/** Max number of cards also rendered for high-resolution screens, which cost four times as much. */
const MAX_FINE_CARDS = 240;
/** Delay, so that the first pages are served before. */
const START_AFTER_MS = 5_000;

/** The background work; after `stop` no further rendering starts. */
export interface DrawingAhead {
  /** Resolves when everything is rendered or after `stop`. Never rejects. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/**
 * Starts rendering in advance: one rendering at a time, only while no visitor waits for one. Existing renderings and
 * pictures that cannot be decoded are skipped. Pictures of first screens come first.
 * @param maxCards max number of cards rendered for standard screens
 */
export function drawPicturesAhead(
  { db, log }: Pick<BackendContext, 'db' | 'log'>,
  renderer: MediaRenderer,
  maxCards: number,
  startAfterMs = START_AFTER_MS,
): DrawingAhead {
  const stopping = new AbortController();
  const { signal } = stopping;
  const drawAll = async (pictures: readonly string[], box: BoxName) => {
    for (const hash of pictures) {
      if (signal.aborted) return;
      await renderer.renderAhead(hash, box, FORMAT, signal);
    }
  };
  const work = async () => {
    await sleep(startAfterMs, undefined, { signal, ref: false });
    const banners = await bannerPictures(db);
    const cards = await firstPictures(db, maxCards);
    const rentals = await rentalPictures(db);
    await drawAll(banners, '960');
    await drawAll(cards, '320');
    await drawAll(rentals, '320');
    await drawAll(banners, '1920');
    await drawAll(cards.slice(0, MAX_FINE_CARDS), '640');
    await drawAll(rentals, '640');
  };
  const done = work().catch((error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, 'pictures could not be drawn ahead');
  });
  return {
    done,
    stop: () => stopping.abort(),
  };
}
