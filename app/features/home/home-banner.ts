import type { readBanners } from '~/api/content';
import { isOwnMedia, type MediaBox, mediaUrl } from '~/features/catalog/media-url';
import { safeRedirect } from '~/routing/safe-redirect';
import type { PictureFile } from '~/ui/picture';
import { bannerWords } from './rules/banner-words';

export type WireBanner = Awaited<ReturnType<typeof readBanners>>['imageBanners'][number];

/** Widths a landscape is fetched in. A picture of elsewhere comes in one. */
const BOXES: readonly (readonly [MediaBox, width: number])[] = [
  ['640', 640],
  ['960', 960],
  ['1920', 1920],
];

/** Where a picture is cut when its box has other proportions. */
const CROPS = ['top', 'bottom', 'left', 'right'] as const;
export type Crop = (typeof CROPS)[number] | 'center';

/** A banner as the front page shows it. */
export type HomeBanner = {
  readonly id: number;
  readonly heading: string;
  readonly text: string;
  readonly isLight: boolean;
  readonly buttonText: string;
  /** Path on this site; null where it leads nowhere. */
  readonly to: string | null;
  readonly files: readonly PictureFile[];
  /** The picture for sharing. */
  readonly share: string | null;
  readonly crop: Crop;
};

function filesOf(path: string): PictureFile[] {
  const wanted = isOwnMedia(path) ? BOXES : BOXES.slice(-1);
  return wanted.flatMap(([box, width]) => {
    const src = mediaUrl(path, box);
    return src ? [{ src, width }] : [];
  });
}

/** A banner of the wire; its address has lost the shop's own origin in the backend, and one that leads elsewhere is dropped. */
export function toHomeBanner({
  id,
  heading,
  title,
  subText,
  buttonText,
  url,
  image,
  cropPoint,
}: WireBanner): HomeBanner {
  const { text, isLight = false } = bannerWords(subText);
  return {
    id,
    heading: heading || title,
    text,
    isLight,
    buttonText,
    to: safeRedirect(url, '') || null,
    files: image ? filesOf(image.path) : [],
    share: (image && mediaUrl(image.path, '1200x630')) ?? null,
    crop: CROPS.find((crop) => cropPoint.toLowerCase().includes(crop)) ?? 'center',
  };
}
