/** Renderings on request: each is made once for all waiting requests, two at a time, and cached on disk. */
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import PQueue from 'p-queue';
import { media as mediaTable } from '../db/schema/media';
import { type BoxName, isBoxName, isMediaHash } from './media-path';
import { type Painter, painterHere } from './painter';
import type { RenderFormat } from './render';
import { openRenderingCache, type RenderingCache } from './rendering-cache';
import type { MediaStore } from './store';

/** 'busy': too many renderings are queued; retry after a second. */
export type Rendering = { kind: 'bytes'; bytes: Buffer; etag: string } | { kind: 'unknown' } | { kind: 'busy' };

/** Renders pictures of one store. */
export interface MediaRenderer {
  /**
   * @param signal aborts when the client has disconnected: a rendering without waiting requests is not started
   * @throws the signal's reason once it is aborted
   */
  render: (hash: string, box: string, format: RenderFormat, signal?: AbortSignal) => Promise<Rendering>;
  /**
   * Renders in advance, once no new picture was requested for a while; requests have priority.
   * @returns whether it was rendered now; false when it is cached already, cannot be rendered, or was aborted
   */
  renderAhead: (hash: string, box: BoxName, format: RenderFormat, signal: AbortSignal) => Promise<boolean>;
}

export interface RendererLimits {
  /** Max concurrent renderings. */
  atOnce: number;
  /** Max queued renderings. */
  waiting: number;
  /** Size of the cache on disk. */
  cacheBytes: number;
  /** How long, in milliseconds, nobody may have asked for a new picture before one is rendered ahead. */
  quietMs: number;
}

const DEFAULT_LIMITS: RendererLimits = { atOnce: 2, waiting: 400, cacheBytes: 2 * 1024 ** 3, quietMs: 1_500 };

/** Part of every rendering's file name: increase it when the output of `renderPicture` changes. */
const RENDERING_VERSION = 5;

/** Opens the renderer of a store. */
export async function openMediaRenderer(
  store: MediaStore,
  limits: Partial<RendererLimits> = {},
): Promise<MediaRenderer> {
  const { atOnce, waiting, cacheBytes, quietMs } = { ...DEFAULT_LIMITS, ...limits };
  const paint = store.paint ?? painterHere();
  const cache = await openRenderingCache(store.cache, cacheBytes);
  const running = new Map<string, RunningRendering>();
  const queue = new PQueue({ concurrency: atOnce });
  let lastAsked = Number.NEGATIVE_INFINITY;

  function start(hash: string, box: BoxName, format: RenderFormat, name: string, priority: number): RunningRendering {
    const abandoned = new AbortController();
    const started: RunningRendering = { result: undefined as never, askers: 0, isBegun: false, abandoned };
    const work = () => {
      started.isBegun = true;
      return makeRendering(store, paint, cache, hash, box, format, name);
    };
    const forget = () => {
      if (running.get(name) === started) running.delete(name);
    };
    abandoned.signal.addEventListener('abort', forget);
    started.result = queue.add(work, { id: name, signal: abandoned.signal, priority }).finally(forget);
    running.set(name, started);
    return started;
  }

  return {
    async render(hash, box, format, signal) {
      if (!isMediaHash(hash) || !isBoxName(box)) return { kind: 'unknown' };
      const name = nameOf(hash, box, format);
      const cached = await cache.read(name);
      if (cached) return found(cached, name);
      signal?.throwIfAborted();
      lastAsked = performance.now();
      const shared = running.get(name);
      if (!shared && running.size >= atOnce + waiting) return { kind: 'busy' };
      if (shared && !shared.isBegun) queue.setPriority(name, ASKED);
      return waitFor(shared ?? start(hash, box, format, name, ASKED), signal);
    },
    async renderAhead(hash, box, format, signal) {
      const name = nameOf(hash, box, format);
      await untilQuiet(() => lastAsked + quietMs, signal);
      if (signal.aborted || cache.holds(name) || running.has(name)) return false;
      const made = await waitFor(start(hash, box, format, name, AHEAD), signal).catch(() => undefined);
      return made?.kind === 'bytes';
    },
  };
}

/** Waits until a moment that may move on meanwhile; returns early when the signal is aborted. */
async function untilQuiet(moment: () => number, signal: AbortSignal): Promise<void> {
  for (let left = moment() - performance.now(); left > 0 && !signal.aborted; left = moment() - performance.now()) {
    await sleep(left, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Priorities in the queue: the larger one is served first. */
const ASKED = 1;
const AHEAD = 0;

/** A queued or running rendering. */
interface RunningRendering {
  result: Promise<Rendering>;
  /** Number of waiting requests. */
  askers: number;
  isBegun: boolean;
  /** Removes it from the queue. */
  readonly abandoned: AbortController;
}

/**
 * Waits for the rendering, or throws the signal's reason once it is aborted. When no request waits any more, a queued
 * rendering is removed from the queue.
 */
async function waitFor(rendering: RunningRendering, signal?: AbortSignal): Promise<Rendering> {
  rendering.askers += 1;
  if (!signal) return rendering.result;
  let leave = () => {};
  const left = new Promise<never>((_, reject) => {
    leave = () => {
      rendering.askers -= 1;
      if (rendering.askers === 0 && !rendering.isBegun) rendering.abandoned.abort(signal.reason);
      reject(signal.reason);
    };
  });
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([rendering.result, left]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

function nameOf(hash: string, box: BoxName, format: RenderFormat): string {
  return `${hash}-${box}-${RENDERING_VERSION}.${format}`;
}

function found(bytes: Buffer, name: string): Rendering {
  return { kind: 'bytes', bytes, etag: `"${name}"` };
}

/** Pictures of customers are shown in published reviews only. */
const isShown = sql`(not ${mediaTable.isUpload} or exists (
  select 1 from review_images i join reviews r on r.id = i.review_id
  where i.media = ${mediaTable.hash} and r.status = 'published'
))`;

async function makeRendering(
  store: MediaStore,
  paint: Painter,
  cache: RenderingCache,
  hash: string,
  box: BoxName,
  format: RenderFormat,
  name: string,
): Promise<Rendering> {
  const [row] = await store.db
    .select({
      recipe: mediaTable.recipe,
      mime: mediaTable.mime,
      width: mediaTable.width,
      height: mediaTable.height,
      color: mediaTable.color,
      isScene: mediaTable.isScene,
    })
    .from(mediaTable)
    .where(and(eq(mediaTable.hash, hash), isShown));
  if (!row) return { kind: 'unknown' };
  const painting = await paint({ ...row, hash, originals: store.originals, box, format });
  if (!painting) return { kind: 'unknown' };
  if (painting.drawn) await store.db.update(mediaTable).set(painting.drawn).where(eq(mediaTable.hash, hash));
  const bytes = Buffer.from(painting.bytes.buffer, painting.bytes.byteOffset, painting.bytes.byteLength);
  await cache.write(name, bytes);
  return found(bytes, name);
}
