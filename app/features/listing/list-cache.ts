import { SharedCache } from '~/api/shared-cache';
import type { ListIndex } from './rules/list-index';

/** Max size of all list indexes, in bytes: a list of 20,000 products and many smaller ones. */
const MAX_BYTES = 28 * 1024 * 1024;

/**
 * So many lists of the largest size have room, also in a catalogue of which they exceed `MAX_BYTES`: a list without room would be built
 * for each visitor, who waits in vain.
 */
const MIN_LISTS = 3;

/**
 * Creates the cache of list indexes. After a change of the catalogue a list is shown as it was while the new one takes longer than a
 * visitor waits: an old list is better than none.
 * @param maxBytes limit while no list is larger than a third of it
 */
export function newListCache(maxBytes = MAX_BYTES): SharedCache<ListIndex> {
  let largest = 1;
  const weigh = ({ weight }: Pick<ListIndex, 'weight'>) => {
    largest = Math.max(largest, weight.all);
    // in shares of the limit once three of the largest would exceed it
    return Math.ceil(weight.all * Math.min(1, maxBytes / MIN_LISTS / largest));
  };
  // three rounded shares may exceed the limit by a byte each
  return new SharedCache<ListIndex>(maxBytes + MIN_LISTS, { weigh, survivesPurge: true });
}
