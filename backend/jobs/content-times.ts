import { announceBannerBoundaries } from '../domain/content/banner-boundaries';
import { announceBoundaries, publishDue } from '../domain/content/publish-due';
import type { Job } from './job';

/** Publishes a version at its time, or tells that a campaign begins or ends. */
export const contentTime: Job<'content-time'> = {
  queue: 'content-time',
  run: async ({ db, clock, log }, { itemId }) => {
    const count = await publishDue(db, clock(), itemId);
    if (count > 0) log.info({ item: itemId }, 'content published at its time');
    await announceBoundaries(db, clock(), itemId);
  },
};

/** The same every minute for all items, in case a job was lost or the shop was not running; and that banners begin or end. */
export const contentTimes: Job<'content-times'> = {
  queue: 'content-times',
  run: async ({ db, clock, log }) => {
    await announceBoundaries(db, clock());
    await announceBannerBoundaries(db, clock());
    const count = await publishDue(db, clock());
    if (count > 0) log.info({ count }, 'content published after its time');
  },
};
