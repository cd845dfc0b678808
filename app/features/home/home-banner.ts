import type { readBanners } from '~/api/content';
import { mediaUrl } from '~/features/catalog/media-url';
import { sceneFiles } from '~/features/catalog/scene-files';
import { type EditorTextLocale, fillEditorText } from '~/locale/editor-texts';
import { safeRedirect } from '~/routing/safe-redirect';
import type { PictureFile } from '~/ui/picture';
import { bannerWords } from './rules/banner-words';

export type WireBanner = Awaited<ReturnType<typeof readBanners>>['imageBanners'][number];

/** Which part of a picture stays visible when it is cropped to its box. */
const CROPS = ['top', 'bottom', 'left', 'right'] as const;
export type Crop = (typeof CROPS)[number] | 'center';

/** A banner as the front page shows it. */
export type HomeBanner = {
  readonly id: number;
  readonly heading: string;
  readonly text: string;
  readonly isLight: boolean;
  readonly buttonText: string;
  /** Path on this site; null when it is not a link. */
  readonly to: string | null;
  readonly files: readonly PictureFile[];
  /** The picture for sharing. */
  readonly share: string | null;
  readonly crop: Crop;
};

/**
 * Converts a banner of the API, with texts filled in for the page's locale. The backend has removed the shop's own origin
 * from its address; an address of another site is dropped.
 */
export function toHomeBanner(
  { id, heading, title, subText, buttonText, url, image, cropPoint }: WireBanner,
  locale: EditorTextLocale,
): HomeBanner {
  const { text, isLight = false } = bannerWords(subText);
  return {
    id,
    heading: fillEditorText(heading || title, locale),
    text: fillEditorText(text, locale),
    isLight,
    buttonText: fillEditorText(buttonText, locale),
    to: safeRedirect(url, '') || null,
    files: image ? sceneFiles(image.path) : [],
    share: (image && mediaUrl(image.path, '1200x630')) ?? null,
    crop: CROPS.find((crop) => cropPoint.toLowerCase().includes(crop)) ?? 'center',
  };
}
