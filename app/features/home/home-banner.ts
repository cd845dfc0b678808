import type { readBanners } from '~/api/content';
import { mediaUrl } from '~/features/catalog/media-url';
import { sceneFiles, tallSceneFiles } from '~/features/catalog/scene-files';
import { type EditorTextLocale, fillEditorText } from '~/locale/editor-texts';
import { safeRedirect } from '~/routing/safe-redirect';
import type { PictureFile, PictureSource } from '~/ui/picture';
import { bannerWords, isDark } from './rules/banner-words';

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
  /** Its pictures for phones and for dark screens. */
  readonly sources: readonly PictureSource[];
  /** Whether dark screens have a picture of the night. */
  readonly hasNight: boolean;
  /** The picture for sharing. */
  readonly share: string | null;
  readonly crop: Crop;
};

const PHONE = '(max-width: 47.99rem)';
const DARK = '(prefers-color-scheme: dark)';

/** Pictures that take the place of a banner's own, the most special first. */
function sourcesOf({ tall, night, tallNight }: Pick<WireBanner, 'tall' | 'night' | 'tallNight'>): PictureSource[] {
  const source = (media: string, files: readonly PictureFile[], sizes = '100vw') =>
    files.length > 0 ? [{ media, files, sizes }] : [];
  return [
    ...source(`${PHONE} and ${DARK}`, tallNight ? tallSceneFiles(tallNight.path) : []),
    ...source(DARK, night ? sceneFiles(night.path) : []),
    ...source(PHONE, tall ? tallSceneFiles(tall.path) : []),
  ];
}

/**
 * Converts a banner of the API, with texts filled in for the page's locale. The backend has removed the shop's own origin
 * from its address; an address of another site is dropped.
 */
export function toHomeBanner(
  { id, heading, title, subText, buttonText, url, image, cropPoint, ...others }: WireBanner,
  locale: EditorTextLocale,
): HomeBanner {
  const { text, isLight = image !== null && isDark(image.color ?? '') } = bannerWords(subText);
  return {
    id,
    heading: fillEditorText(heading || title, locale),
    text: fillEditorText(text, locale),
    isLight,
    buttonText: fillEditorText(buttonText, locale),
    to: safeRedirect(url, '') || null,
    files: image ? sceneFiles(image.path) : [],
    sources: image ? sourcesOf(others) : [],
    hasNight: image !== null && others.night !== null,
    share: (image && mediaUrl(image.path, '1200x630')) ?? null,
    crop: CROPS.find((crop) => cropPoint.toLowerCase().includes(crop)) ?? 'center',
  };
}
