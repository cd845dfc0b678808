import { Link } from '@remix-run/react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Plate, type ShopPicture } from '~/features/catalog/parts/plate';
import { type RibbonLook, Ribbons } from '~/features/catalog/parts/ribbons';
import { useT } from '~/locale/translator';
import { lateCode } from '~/rendering/late-code';
import { OnDemand } from '~/rendering/on-demand';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { gallerySlides, posterOf, slideKey, wrappedIndex } from '../rules/gallery';
import { Dots, Thumbs } from './gallery-links';

const videoSlide = await lateCode(async () => (await import('../videos/video-slide')).VideoSlide, '.video-slide');

type GalleryProps = {
  readonly name: string;
  readonly pictures: readonly ShopPicture[];
  /** Addresses of players on video services. */
  readonly videos: readonly string[];
  readonly ribbons: readonly RibbonLook[];
  /** Address that shows a picture enlarged; numbers begin at 1. */
  readonly zoomTo: (number: number) => string;
};

/**
 * A product's pictures, then its videos: a scroll-snap row with thumbnails and dots that link to its slides. Scripts add arrows,
 * follow the arrow keys and mark the current slide; the swipe is the browser's own scrolling. Specification 2 §2.
 */
export function Gallery({ name, pictures, videos, ribbons, zoomTo }: GalleryProps) {
  const t = useT('product');
  const row = useRef<HTMLDivElement>(null);
  const slides = gallerySlides(pictures, videos);
  const { current, goTo, follow, move } = useSlides(row, slides.length);
  const isSingle = slides.length < 2;
  return (
    <section className={classNames('gallery', isSingle && 'gallery-single')} aria-label={t('gallery.label')}>
      {!isSingle && <Thumbs slides={slides} current={current} goTo={goTo} />}
      <div className="stage">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it have the focus; the keys only move it among them */}
        <div className="slides" ref={row} onScroll={follow} onKeyDown={move}>
          {slides.map((slide, index) =>
            slide.kind === 'picture' ? (
              <PictureSlide
                key={slideKey(slide)}
                picture={slide.picture}
                number={index + 1}
                alt={slide.picture.caption || t('gallery.alt', { name, number: index + 1, total: pictures.length })}
                zoomTo={zoomTo}
              />
            ) : (
              <OnDemand
                key={slideKey(slide)}
                code={videoSlide}
                props={{
                  id: `k${index + 1}`,
                  address: slide.address,
                  title: t('videos.title', { name, number: index + 1 - pictures.length, total: videos.length }),
                  isCurrent: index === current,
                  poster: posterOf(slides),
                }}
              />
            ),
          )}
          {slides.length === 0 && <Plate picture={null} use="stage" alt="" />}
        </div>
        <Ribbons ribbons={ribbons} />
        {!isSingle && (
          <>
            <Arrow side="prev" label={t('gallery.previous')} onPress={() => goTo(current - 1)} />
            <Arrow side="next" label={t('gallery.next')} onPress={() => goTo(current + 1)} />
            <Dots slides={slides} current={current} goTo={goTo} />
          </>
        )}
      </div>
    </section>
  );
}

type PictureSlideProps = {
  readonly picture: ShopPicture;
  /** From 1. */
  readonly number: number;
  readonly alt: string;
  readonly zoomTo: GalleryProps['zoomTo'];
};

function PictureSlide({ picture, number, alt, zoomTo }: PictureSlideProps) {
  const t = useT('product');
  return (
    <Link to={zoomTo(number)} preventScrollReset aria-label={t('gallery.zoom', { alt })}>
      <Plate id={`k${number}`} picture={picture} use="stage" alt={alt} priority={number === 1 ? 'high' : 'lazy'} />
    </Link>
  );
}

/**
 * The current slide and ways to another; they wrap around at both ends. With the arrow keys the focus goes along, so that it is never
 * on a slide that is out of sight. Specification 2 §2.
 */
function useSlides(ref: RefObject<HTMLDivElement>, count: number) {
  const [current, setCurrent] = useState(0);
  const slideAt = (index: number) => {
    const slide = ref.current?.children[wrappedIndex(index, count)];
    return slide instanceof HTMLElement ? slide : undefined;
  };
  const goTo = (index: number) => {
    const row = ref.current;
    const slide = slideAt(index);
    if (!row || !slide) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: slide.offsetLeft - row.offsetLeft, behavior: calm ? 'auto' : 'smooth' });
  };
  const follow = () => {
    const row = ref.current;
    if (row) setCurrent(Math.min(count - 1, Math.round(row.scrollLeft / Math.max(row.clientWidth, 1))));
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const from = [...(ref.current?.children ?? [])].findIndex((slide) => slide.contains(event.target as Node));
    if (step === undefined || from < 0 || count < 2) return;
    event.preventDefault();
    const slide = slideAt(from + step);
    const target = slide?.matches('a') ? slide : slide?.querySelector<HTMLElement>('a, iframe');
    target?.focus({ preventScroll: true });
    goTo(from + step);
  };
  return { current, goTo, follow, move };
}

type ArrowProps = { readonly side: 'prev' | 'next'; readonly label: string; readonly onPress: () => void };

function Arrow({ side, label, onPress }: ArrowProps) {
  return (
    <button type="button" className={`icon-btn nav-a needs-script ${side}`} aria-label={label} onClick={onPress}>
      <Icon name={side === 'prev' ? 'chevron-left' : 'chevron-right'} size="s" />
    </button>
  );
}
