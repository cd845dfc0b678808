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

/** What stands for the videos of a gallery until they play: its first picture; null where it has only videos. */
export const posterOf = <Picture extends { readonly path: string }>(
  slides: readonly Slide<Picture>[],
): Picture | null => (slides[0]?.kind === 'picture' ? slides[0].picture : null);

/** What a slide is known by. */
export const slideKey = (slide: Slide<{ readonly path: string }>): string =>
  slide.kind === 'picture' ? slide.picture.path : slide.address;

/** How many pictures of details stand in rows without a gap, most first. */
const CLOSE_UPS = [6, 4, 3];

/**
 * The pictures that a page shows large below its gallery: those with a caption that says what they show, without the first one and
 * without scenes. A gallery goes from the whole to its parts, so they are its last ones; none where there are fewer than three.
 */
export function closeUps<Picture extends { readonly caption?: string; readonly isScene?: boolean }>(
  pictures: readonly Picture[],
): readonly { readonly picture: Picture; readonly caption: string; readonly number: number }[] {
  const named = pictures.flatMap((picture, index) =>
    index > 0 && picture.caption && !picture.isScene ? [{ picture, caption: picture.caption, number: index + 1 }] : [],
  );
  const count = CLOSE_UPS.find((each) => named.length >= each);
  return count === undefined ? [] : named.slice(-count);
}
