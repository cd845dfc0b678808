/** Max number of pictures that all get a thumbnail, and the number of thumbnails shown when there are more. Specification 2 §9. */
export const MAX_THUMBS = 10;
const THUMBS_WHEN_MORE = 9;

/** How many thumbnails are shown at first; a "+N" button reveals the rest. Specification 2 §2, §9. */
export const shownThumbs = (count: number): number => (count > MAX_THUMBS ? THUMBS_WHEN_MORE : count);

/** The index of a picture, going on from the other end after either end. Specification 2 §2. @param count at least 1 */
export const wrappedIndex = (index: number, count: number): number => ((index % count) + count) % count;
