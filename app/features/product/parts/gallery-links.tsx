import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Plate, type ShopPicture } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';
import { posterOf, type Slide, shownThumbs, slideKey } from '../rules/gallery';

/** Max number of dots, as many as fit under a picture. */
const MAX_DOTS = 10;

/** Pixels between a scrolled-to thumbnail and the rail's edge, so that its frame is fully visible. */
const THUMB_MARGIN = 4;

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

type SlideLinksProps = {
  readonly slides: readonly Slide<ShopPicture>[];
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

/** What a link to a slide says: the picture's caption, else its number among its kind. */
function useSlideLabel(slides: readonly Slide<ShopPicture>[]) {
  const t = useT('product');
  return (slide: Slide<ShopPicture>, index: number) =>
    slide.kind === 'picture'
      ? slide.picture.caption || t('gallery.image', { number: index + 1 })
      : t('videos.slide', { number: index + 1 - slides.findIndex(({ kind }) => kind === 'video') });
}

/** The thumbnails: ten at most, or nine with a button that reveals the rest. Specification 2 §2, §9. */
export function Thumbs({ slides, current, goTo }: SlideLinksProps) {
  const t = useT('product');
  const rail = useThumbInSight(current);
  const label = useSlideLabel(slides);
  const shown = shownThumbs(slides.length);
  const thumb = (slide: Slide<ShopPicture>, index: number) => (
    <SlideLink key={slideKey(slide)} {...{ index, current, goTo }} label={label(slide, index)}>
      {slide.kind === 'picture' ? (
        <Plate picture={slide.picture} use="thumb" alt="" />
      ) : (
        <span className="video-poster">
          <Plate picture={posterOf(slides)} use="thumb" alt="">
            <Icon name="play" />
          </Plate>
        </span>
      )}
    </SlideLink>
  );
  return (
    <div className="thumbs" ref={rail}>
      {slides.slice(0, shown).map(thumb)}
      {slides.length > shown && (
        <details className="thumbs-more">
          <summary aria-label={t('gallery.more', { count: slides.length - shown })}>+{slides.length - shown}</summary>
          {slides.slice(shown).map((slide, index) => thumb(slide, shown + index))}
        </details>
      )}
    </div>
  );
}

/** Dots for the first slides, on a phone. */
export function Dots({ slides, current, goTo }: SlideLinksProps) {
  const label = useSlideLabel(slides);
  return (
    <div className="stage-dots">
      {slides.slice(0, MAX_DOTS).map((slide, index) => (
        <SlideLink key={slideKey(slide)} {...{ index, current, goTo }} label={label(slide, index)} />
      ))}
    </div>
  );
}
