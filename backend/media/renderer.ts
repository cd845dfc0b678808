/** Renderings on demand: each is made once for all who wait for it, two at a time, and kept on disk. */
import { eq } from 'drizzle-orm';
import { media as mediaTable } from '../db/schema/media';
import { drawOriginal } from './drawn';
import { BOXES, type BoxName, isBoxName, isMediaHash } from './media-path';
import { type RenderFormat, renderPicture } from './render';
import { openRenderingCache, type RenderingCache } from './rendering-cache';
import { type MediaStore, readOriginal } from './store';

/** 'busy': too many renderings wait already; the asker may come again in a second. */
export type Rendering = { kind: 'bytes'; bytes: Buffer; etag: string } | { kind: 'unknown' } | { kind: 'busy' };

/** Renders pictures of one store. */
export interface MediaRenderer {
  render: (hash: string, box: string, format: RenderFormat) => Promise<Rendering>;
  /**
   * Renders ahead of a visitor who may come: waits until nobody waits for a rendering, and again when somebody comes first.
   * @returns whether it was drawn now; false when it is kept already, cannot be drawn, or `signal` came first
   */
  renderWhenIdle: (hash: string, box: BoxName, format: RenderFormat, signal: AbortSignal) => Promise<boolean>;
}

export interface RendererLimits {
  /** Renderings made at the same time. */
  atOnce: number;
  /** Renderings that may wait. */
  waiting: number;
  /** Size of the cache on disk. */
  cacheBytes: number;
}

const DEFAULT_LIMITS: RendererLimits = { atOnce: 2, waiting: 400, cacheBytes: 2 * 1024 ** 3 };

/** Part of every rendering's name: raise it when `renderPicture` draws differently. */
const RENDERING_VERSION = 2;

/** Opens the renderer of a store. */
export async function openMediaRenderer(
  store: MediaStore,
  limits: Partial<RendererLimits> = {},
): Promise<MediaRenderer> {
  const { atOnce, waiting, cacheBytes } = { ...DEFAULT_LIMITS, ...limits };
  const cache = await openRenderingCache(store.cache, cacheBytes);
  const running = new Map<string, Promise<Rendering>>();
  const gate = makeGate(atOnce);

  function start(hash: string, box: BoxName, format: RenderFormat, name: string): Promise<Rendering> {
    const made = gate(() => makeRendering(store, cache, hash, box, format, name)).finally(() => running.delete(name));
    running.set(name, made);
    return made;
  }

  return {
    async render(hash, box, format) {
      if (!isMediaHash(hash) || !isBoxName(box)) return { kind: 'unknown' };
      const name = nameOf(hash, box, format);
      const kept = await cache.read(name);
      if (kept) return found(kept, name);
      const shared = running.get(name);
      if (shared) return shared;
      if (running.size >= atOnce + waiting) return { kind: 'busy' };
      return start(hash, box, format, name);
    },
    async renderWhenIdle(hash, box, format, signal) {
      const name = nameOf(hash, box, format);
      while (running.size > 0 && !signal.aborted) await Promise.allSettled(running.values());
      if (signal.aborted || cache.holds(name)) return false;
      const made = await start(hash, box, format, name).catch(() => undefined);
      return made?.kind === 'bytes';
    },
  };
}

function nameOf(hash: string, box: BoxName, format: RenderFormat): string {
  return `${hash}-${box}-${RENDERING_VERSION}.${format}`;
}

function found(bytes: Buffer, name: string): Rendering {
  return { kind: 'bytes', bytes, etag: `"${name}"` };
}

async function makeRendering(
  store: MediaStore,
  cache: RenderingCache,
  hash: string,
  box: BoxName,
  format: RenderFormat,
  name: string,
): Promise<Rendering> {
  const original = (await readOriginal(store, hash)) ?? (await drawOriginal(store, hash));
  if (!original) return { kind: 'unknown' };
  const [row] = await store.db
    .select({ mime: mediaTable.mime, width: mediaTable.width, height: mediaTable.height, isScene: mediaTable.isScene })
    .from(mediaTable)
    .where(eq(mediaTable.hash, hash));
  if (!row) return { kind: 'unknown' };
  const bytes = await renderPicture({ bytes: original, ...row }, BOXES[box], format);
  await cache.write(name, bytes);
  return found(bytes, name);
}

/** Lets a number of tasks run at once; the others wait in order. */
function makeGate(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = atOnce;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
