import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { Picture, type PictureFile } from '~/ui/picture';
import { isOwnMedia, type MediaBox, mediaUrl } from '../media-url';

/** A picture of the catalogue: `path` is `/media/<hash>` or an allowed foreign address. */
export type ShopPicture = {
  readonly path: string;
  readonly caption?: string;
  /** True for scenes, which fill their box; goods stand on the plate ground. */
  readonly isScene?: boolean;
};

/** Where a plate stands, which decides its proportions and the sizes that are fetched. */
export type PlateUse = 'card' | 'shelf' | 'stage' | 'thumb' | 'line';

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
  shelf: { boxes: [['320x400', 320]], width: 320, height: 400, sizes: '20vw' },
  stage: {
    boxes: [
      ['500', 500],
      ['960', 960],
      ['1920', 1920],
    ],
    width: 960,
    height: 960,
    sizes: '(min-width: 60rem) 55vw, 100vw',
  },
  thumb: {
    boxes: [
      ['96', 96],
      ['128', 128],
    ],
    width: 96,
    height: 96,
    sizes: '4.5rem',
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

/** The files of a picture for its place; a foreign picture comes in one size. */
export function pictureFiles(picture: ShopPicture, use: PlateUse): PictureFile[] {
  const { boxes } = uses[use];
  const wanted = isOwnMedia(picture.path) ? boxes : boxes.slice(0, 1);
  return wanted.flatMap(([box, width]) => {
    const src = mediaUrl(picture.path, box);
    return src ? [{ src, width }] : [];
  });
}

type PlateProps = {
  readonly picture: ShopPicture | null;
  readonly use: PlateUse;
  /** Empty where the words beside it say the same. */
  readonly alt: string;
  readonly priority?: 'high' | 'eager' | 'lazy';
  /** Another view, shown while a mouse is over the card; fetched only where there is one. */
  readonly hoverPicture?: ShopPicture | null;
  readonly id?: string;
  /** Ribbons, marks. */
  readonly children?: ReactNode;
};

/** The lit ground on which the gear stands. */
export function Plate({ picture, use, alt, priority = 'lazy', hoverPicture, id, children }: PlateProps) {
  const { width, height, sizes, className } = uses[use];
  const files = picture ? pictureFiles(picture, use) : [];
  const hoverFiles = hoverPicture && files.length > 0 ? pictureFiles(hoverPicture, use) : [];
  return (
    <span id={id} className={classNames('plate', className, picture?.isScene && 'plate-scene')}>
      {children}
      {files.length > 0 ? (
        <Picture {...{ files, alt, width, height, sizes, priority }} />
      ) : (
        <span className="plate-none">
          <Icon name="mountain" />
        </span>
      )}
      {hoverFiles.length > 0 && files[0] && (
        <picture className="alt">
          <source
            media="(hover: hover) and (pointer: fine)"
            srcSet={hoverFiles.map((file) => `${file.src} ${file.width}w`).join(', ')}
            sizes={sizes}
          />
          {/* Where nothing hovers it is the first view again, which the browser has. */}
          <img src={files[0].src} alt="" width={width} height={height} loading="lazy" decoding="async" />
        </picture>
      )}
    </span>
  );
}
