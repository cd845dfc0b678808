/** Fetches the pictures that a file names by address, several at a time and within limits. */

import { OriginalRefused } from '../../media/describe';
import type { MediaStore, StoredPicture } from '../../media/store';
import { storedPicture, storeOriginal } from '../../media/store-original';
import { type Said, say } from '../report/say';
import { AddressRefused } from './address-filter';
import { type FetchContext, fetchPicture, openAgents } from './fetch-picture';
import { type FetchedBefore, type FetchMemory, openFetchMemory } from './fetched-before';

/** Limits of one import. */
export interface PictureLimits {
  /** Hosts in lower case; none: any host of the internet. A named host may be a private one. */
  hosts: readonly string[];
  bytesPerPicture: number;
  msPerPicture: number;
  pictures: number;
  ms: number;
}

/** The limits without options. */
export const PICTURE_LIMITS: PictureLimits = {
  hosts: [],
  bytesPerPicture: 20_000_000,
  msPerPicture: 30_000,
  pictures: 50_000,
  ms: 4 * 3_600_000,
};

/** How far the fetching is; `msLeft` is undefined until it can be estimated. */
export interface FetchProgress {
  done: number;
  total: number;
  msLeft: number | undefined;
}

/** Fetches pictures for one import. Call `close` when done. */
export interface PictureFetcher {
  /** Fetches pictures that will be asked for, several at a time. */
  prefetch: (addresses: readonly string[]) => Promise<void>;
  /** A stored picture, or the reason why there is none. */
  get: (address: string) => Promise<StoredPicture | { refused: Said }>;
  counts: { fetched: number; unchanged: number };
  close: () => void;
}

/** Requests at a time, to all hosts together. */
const AT_ONCE = 6;
/** A picture whose server does not tell when it changed is not fetched again for a day. */
const FRESH_MS = 24 * 3_600_000;
/** Addresses whose outcome is kept in memory. */
const REMEMBERED = 2000;

type Outcome = StoredPicture | { refused: Said };

export interface FetcherOptions {
  store: MediaStore;
  limits: PictureLimits;
  /** Hosts that may be private although `limits.hosts` does not name them, in lower case. */
  privateHosts: readonly string[];
  /** File that remembers what was fetched. */
  memory: string;
  /** Number of addresses that the file names. */
  total: number;
  onProgress?: (progress: FetchProgress) => void;
}

export async function openPictureFetcher(options: FetcherOptions): Promise<PictureFetcher> {
  const { store, limits, privateHosts, total, onProgress = () => {} } = options;
  const memory = await openFetchMemory(options.memory);
  const hosts = { named: new Set(limits.hosts), mayBePrivate: new Set(privateHosts) };
  const agents = openAgents(hosts);
  const context: FetchContext = { hosts, limits: { bytes: limits.bytesPerPicture, ms: limits.msPerPicture }, agents };
  const outcomes = new Map<string, Promise<Outcome>>();
  const counts = { fetched: 0, unchanged: 0 };
  const tools: FetchTools = { store, memory, context, counts };
  const started = Date.now();
  let asked = 0;
  let done = 0;

  function get(address: string): Promise<Outcome> {
    const held = outcomes.get(address);
    if (held) return held;
    if (outcomes.size >= REMEMBERED) outcomes.clear();
    const outcome = limitReached() ?? fetchOne(address, tools);
    const promise = Promise.resolve(outcome).finally(tell);
    outcomes.set(address, promise);
    return promise;
  }

  function limitReached(): { refused: Said } | undefined {
    if (Date.now() - started > limits.ms) return { refused: 'the time for pictures is over; the same command goes on' };
    if (asked >= limits.pictures)
      return { refused: say('it is beyond the limit of {{most}} pictures', { most: limits.pictures }) };
    asked += 1;
    return undefined;
  }

  function tell(): void {
    done += 1;
    const perPicture = (Date.now() - started) / done;
    const left = Math.max(0, total - done);
    onProgress({ done, total, msLeft: done < 5 ? undefined : left * perPicture });
  }

  return {
    get,
    counts,
    async prefetch(addresses) {
      const waiting = [...new Set(addresses)].values();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const address of waiting) await get(address);
        }),
      );
    },
    close: () => agents.close(),
  };
}

const isFresh = ({ etag, lastModified, at }: FetchedBefore): boolean =>
  etag === undefined && lastModified === undefined && Date.now() - at < FRESH_MS;

/** What one picture is fetched with. */
interface FetchTools {
  store: MediaStore;
  memory: FetchMemory;
  context: FetchContext;
  counts: PictureFetcher['counts'];
}

/** Fetches a picture, unless it has not changed since an earlier import. */
async function fetchOne(address: string, { store, memory, context, counts }: FetchTools): Promise<Outcome> {
  const before = memory.get(address);
  const stored = before && (await storedPicture(store, before.hash));
  if (before && stored && isFresh(before)) return stored;
  try {
    const answer = await fetchPicture(address, stored ? (before ?? {}) : {}, context);
    if (answer.kind === 'unchanged' && stored) {
      counts.unchanged += 1;
      return stored;
    }
    if (answer.kind === 'unchanged') return { refused: 'the server sent nothing' };
    const { bytes, declared, validators } = answer;
    const picture = await storeOriginal(store, bytes, declared, { source: address });
    const { etag, lastModified } = validators;
    await memory.add({
      url: address,
      hash: picture.hash,
      at: Date.now(),
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
    });
    counts.fetched += 1;
    return picture;
  } catch (error) {
    if (error instanceof AddressRefused) return { refused: error.reason };
    if (error instanceof OriginalRefused) return { refused: error.fault };
    throw error;
  }
}
