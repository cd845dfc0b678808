import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { Picture, type PictureFile } from '~/ui/picture';
import { isOwnMedia, type MediaBox, mediaUrl } from '../media-url';

/** A picture of the catalogue: `path` is `/media/<hash>` or an allowed foreign address. */
export type ShopPicture = {
  readonly path: string;
  readonly caption?: string;
  /** True for scenes, which fill their box; products are shown on the plate background. */
  readonly isScene?: boolean;
  /** True for products with a transparent ground, whose colours are shown as they are; others are blended with the plate. */
  readonly isCutOut?: boolean;
};

/** The place of a product image, which determines its proportions and the sizes to fetch. */
export type PlateUse = 'card' | 'large' | 'shelf' | 'tile' | 'group' | 'stage' | 'thumb' | 'line';

type UseRow = {
  readonly boxes: readonly (readonly [MediaBox, width: number])[];
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  readonly className?: string;
};

/** Sizes of specification 2 §9: cards 320 × 320 and 320 × 400, gallery 960, thumbs 96 and 128. */
const uses: Readonly<Record<PlateUse, UseRow>> = {
  card: {
    boxes: [
      ['320', 320],
      ['640', 640],
    ],
    width: 320,
    height: 320,
    sizes: '(min-width: 110rem) 18vw, (min-width: 68rem) 22vw, (min-width: 48rem) 30vw, 46vw',
    className: 'plate-square',
  },
  large: {
    boxes: [
      ['320', 320],
      ['640', 640],
      ['960', 960],
    ],
    width: 320,
    height: 320,
    sizes: '(min-width: 110rem) 23vw, (min-width: 68rem) 30vw, (min-width: 48rem) 46vw, 94vw',
    className: 'plate-square',
  },
  shelf: { boxes: [['320x400', 320]], width: 320, height: 400, sizes: '20vw' },
  tile: {
    boxes: [
      ['320x400', 320],
      ['640', 640],
    ],
    width: 320,
    height: 400,
    sizes: '(min-width: 48rem) 23vw, 46vw',
  },
  group: { boxes: [['320', 320]], width: 320, height: 320, sizes: '10rem', className: 'plate-square' },
  stage: {
    boxes: [
      ['640', 640],
      ['960', 960],
      ['1920', 1920],
    ],
    width: 960,
    height: 960,
    sizes: '(min-width: 45rem) 52vw, 100vw',
  },
  thumb: {
    boxes: [
      ['96', 96],
      ['128', 128],
      ['320', 320],
    ],
    width: 96,
    height: 96,
    // they fill the column below the picture on tablets
    sizes: '(min-width: 45rem) and (max-width: 59.99rem) 12rem, 4.75rem',
  },
  line: {
    boxes: [
      ['128', 128],
      ['320', 320],
    ],
    width: 128,
    height: 128,
    sizes: '7.5rem',
    className: 'plate-square',
  },
};

/** The files of a picture for its place; a foreign picture has one size. */
export function pictureFiles(picture: ShopPicture, use: PlateUse): PictureFile[] {
  const { boxes } = uses[use];
  const usable = isOwnMedia(picture.path) ? boxes : boxes.slice(0, 1);
  return usable.flatMap(([box, width]) => {
    const src = mediaUrl(picture.path, box);
    return src ? [{ src, width }] : [];
  });
}

type PlateProps = {
  readonly picture: ShopPicture | null;
  readonly use: PlateUse;
  /** Empty when the adjacent text says the same. */
  readonly alt: string;
  readonly priority?: 'high' | 'eager' | 'lazy';
  /** Second view, shown on mouse hover; fetched only on devices with a mouse. */
  readonly hoverPicture?: ShopPicture | null;
  readonly id?: string;
  /** Ribbons, marks. */
  readonly children?: ReactNode;
};

/** The class of a scene, or of a product that is shown in its own colours. */
const groundOf = (picture: ShopPicture | null | undefined, name: 'plate' | 'alt'): string | undefined =>
  picture?.isScene ? `${name}-scene` : picture?.isCutOut ? `${name}-cut-out` : undefined;

/** The product image on its background (the plate). */
export function Plate({ picture, use, alt, priority = 'lazy', hoverPicture, id, children }: PlateProps) {
  const { width, height, sizes, className } = uses[use];
  const files = picture ? pictureFiles(picture, use) : [];
  const hoverFiles = hoverPicture && files.length > 0 ? pictureFiles(hoverPicture, use) : [];
  return (
    <span id={id} className={classNames('plate', className, groundOf(picture, 'plate'))}>
      {children}
      {files.length > 0 ? (
        <Picture {...{ files, alt, width, height, sizes, priority }} />
      ) : (
        <span className="plate-none">
          <Icon name="mountain" />
        </span>
      )}
      {hoverFiles.length > 0 && files[0] && (
        <picture className={classNames('alt', groundOf(hoverPicture, 'alt'))}>
          <source
            media="(hover: hover) and (pointer: fine)"
            srcSet={hoverFiles.map((file) => `${file.src} ${file.width}w`).join(', ')}
            sizes={sizes}
          />
          {/* Without hover this is the first view again, which is already loaded. */}
          <img src={files[0].src} alt="" width={width} height={height} loading="lazy" decoding="async" />
        </picture>
      )}
    </span>
  );
}
