import { Link } from '@remix-run/react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Plate, type ShopPicture } from '~/features/catalog/parts/plate';
import { type RibbonLook, Ribbons } from '~/features/catalog/parts/ribbons';
import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { MAX_THUMBS, shownThumbs, wrappedIndex } from '../rules/gallery';

/** Pixels between a scrolled-to thumbnail and the rail's edge, so that its frame is fully visible. */
const THUMB_MARGIN = 4;

type GalleryProps = {
  readonly name: string;
  readonly pictures: readonly ShopPicture[];
  readonly ribbons: readonly RibbonLook[];
  /** Address that shows a picture enlarged; numbers begin at 1. */
  readonly zoomTo: (number: number) => string;
};

/**
 * A product's pictures: a scroll-snap row with thumbnails and dots that link to its slides. Scripts add arrows and mark the
 * current slide.
 */
export function Gallery({ name, pictures, ribbons, zoomTo }: GalleryProps) {
  const t = useT('product');
  const slides = useRef<HTMLDivElement>(null);
  const { current, goTo, follow } = useSlides(slides, pictures.length);
  const isSingle = pictures.length < 2;
  return (
    <section className={classNames('gallery', isSingle && 'gallery-single')} aria-label={t('gallery.label')}>
      {!isSingle && <Thumbs pictures={pictures} current={current} goTo={goTo} />}
      <div className="stage">
        <div className="slides" ref={slides} onScroll={follow}>
          {pictures.map((picture, index) => {
            const alt = picture.caption || t('gallery.alt', { name, number: index + 1, total: pictures.length });
            return (
              <Link
                key={picture.path}
                to={zoomTo(index + 1)}
                preventScrollReset
                aria-label={t('gallery.zoom', { alt })}
              >
                <Plate
                  id={`k${index + 1}`}
                  picture={picture}
                  use="stage"
                  alt={alt}
                  priority={index === 0 ? 'high' : 'lazy'}
                />
              </Link>
            );
          })}
          {pictures.length === 0 && <Plate picture={null} use="stage" alt="" />}
        </div>
        <Ribbons ribbons={ribbons} />
        {!isSingle && (
          <>
            <Arrow side="prev" label={t('gallery.previous')} onPress={() => goTo(current - 1)} />
            <Arrow side="next" label={t('gallery.next')} onPress={() => goTo(current + 1)} />
            <Dots pictures={pictures.slice(0, MAX_THUMBS)} current={current} goTo={goTo} />
          </>
        )}
      </div>
    </section>
  );
}

/** The current slide and a function to go to another; wraps around at both ends. Specification 2 §2. */
function useSlides(slides: RefObject<HTMLDivElement>, count: number) {
  const [current, setCurrent] = useState(0);
  const goTo = (index: number) => {
    const row = slides.current;
    const slide = row?.children[wrappedIndex(index, count)];
    if (!row || !(slide instanceof HTMLElement)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: slide.offsetLeft - row.offsetLeft, behavior: calm ? 'auto' : 'smooth' });
  };
  const follow = () => {
    const row = slides.current;
    if (row) setCurrent(Math.min(count - 1, Math.round(row.scrollLeft / Math.max(row.clientWidth, 1))));
  };
  return { current, goTo, follow };
}

type GoTo = (index: number) => void;

type SlideLinkProps = {
  readonly index: number;
  readonly current: number;
  readonly goTo: GoTo;
  readonly label: string;
  readonly children?: ReactNode;
};

/** A link to a slide; scripts follow it without scrolling the page. */
function SlideLink({ index, current, goTo, label, children }: SlideLinkProps) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    goTo(index);
  };
  return (
    <a href={`#k${index + 1}`} aria-label={label} aria-current={index === current ? 'true' : undefined} onClick={go}>
      {children}
    </a>
  );
}

type ThumbsProps = {
  readonly pictures: readonly ShopPicture[];
  readonly current: number;
  readonly goTo: GoTo;
};

/** Keeps the current thumbnail visible: expands hidden thumbnails and scrolls the rail, but not the page. */
function useThumbInSight(current: number): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked thumbnail depends on it
  useEffect(() => {
    const rail = ref.current;
    const thumb = rail?.querySelector('[aria-current]');
    if (!rail || !thumb) return;
    const more = thumb.closest('details');
    if (more) more.open = true;
    const place = thumb.getBoundingClientRect();
    const { top, bottom } = rail.getBoundingClientRect();
    if (place.height === 0) return;
    if (place.top < top) rail.scrollTop -= top - place.top + THUMB_MARGIN;
    else if (place.bottom > bottom) rail.scrollTop += place.bottom - bottom + THUMB_MARGIN;
  }, [current]);
  return ref;
}

function Thumbs({ pictures, current, goTo }: ThumbsProps) {
  const t = useT('product');
  const rail = useThumbInSight(current);
  const shown = shownThumbs(pictures.length);
  const thumb = (picture: ShopPicture, index: number) => (
    <SlideLink
      key={picture.path}
      {...{ index, current, goTo }}
      label={picture.caption || t('gallery.image', { number: index + 1 })}
    >
      <Plate picture={picture} use="thumb" alt="" />
    </SlideLink>
  );
  return (
    <div className="thumbs" ref={rail}>
      {pictures.slice(0, shown).map(thumb)}
      {pictures.length > shown && (
        <details className="thumbs-more">
          <summary aria-label={t('gallery.more', { count: pictures.length - shown })}>
            +{pictures.length - shown}
          </summary>
          {pictures.slice(shown).map((picture, index) => thumb(picture, shown + index))}
        </details>
      )}
    </div>
  );
}

type ArrowProps = { readonly side: 'prev' | 'next'; readonly label: string; readonly onPress: () => void };

function Arrow({ side, label, onPress }: ArrowProps) {
  return (
    <button type="button" className={`icon-btn nav-a needs-script ${side}`} aria-label={label} onClick={onPress}>
      <Icon name={side === 'prev' ? 'chevron-left' : 'chevron-right'} size="s" />
    </button>
  );
}

function Dots({ pictures, current, goTo }: ThumbsProps) {
  const t = useT('product');
  return (
    <div className="stage-dots">
      {pictures.map(({ path }, index) => (
        <SlideLink key={path} {...{ index, current, goTo }} label={t('gallery.image', { number: index + 1 })} />
      ))}
    </div>
  );
}
