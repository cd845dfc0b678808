/** Max number of pictures that all get a thumbnail, and the number of thumbnails shown when there are more. Specification 2 §9. */
const MAX_THUMBS = 10;
const THUMBS_WHEN_MORE = 9;

/** How many thumbnails are shown at first; a "+N" button reveals the rest. Specification 2 §2, §9. */
export const shownThumbs = (count: number): number => (count > MAX_THUMBS ? THUMBS_WHEN_MORE : count);

/** The index of a picture, going on from the other end after either end. Specification 2 §2. @param count at least 1 */
export const wrappedIndex = (index: number, count: number): number => ((index % count) + count) % count;

/** A place in the gallery: a picture, or a video by the address of its player. */
export type Slide<Picture extends { readonly path: string }> =
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'video'; readonly address: string };

/** The slides of a gallery: pictures, then videos. Specification 2 §2. */
export function gallerySlides<Picture extends { readonly path: string }>(
  pictures: readonly Picture[],
  videos: readonly string[],
): readonly Slide<Picture>[] {
  return [
    ...pictures.map((picture) => ({ kind: 'picture' as const, picture })),
    ...videos.map((address) => ({ kind: 'video' as const, address })),
  ];
}

/** What a slide is known by. */
export const slideKey = (slide: Slide<{ readonly path: string }>): string =>
  slide.kind === 'picture' ? slide.picture.path : slide.address;
