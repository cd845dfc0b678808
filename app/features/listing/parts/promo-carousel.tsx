import { useEffect, useRef, useState } from 'react';
import { useT } from '~/locale/translator';
import { IconButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { nightSources } from '~/ui/night-sources';
import { Picture, type PictureFile } from '~/ui/picture';
import { CAROUSEL_MS } from '../rules/listing-limits';

/** A scene of a brand. */
export type Promo = {
  readonly files: readonly PictureFile[];
  /** What takes their place on dark screens, if there is something. */
  readonly night?: readonly PictureFile[];
  readonly caption: string;
};

type PromoCarouselProps = { readonly pictures: readonly Promo[]; readonly name: string };

/**
 * A brand's pictures in a carousel that advances every five seconds and can be scrolled by hand. It can be paused, and
 * stops on hover, on focus and with reduced motion. Specification 2 §2.
 */
export function PromoCarousel({ pictures, name }: PromoCarouselProps) {
  const t = useT('listing');
  const strip = useRef<HTMLUListElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isStill = isPaused || isHeld || pictures.length < 2;
  useEffect(() => {
    if (isStill || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = window.setInterval(() => strip.current && showNext(strip.current), CAROUSEL_MS);
    return () => window.clearInterval(timer);
  }, [isStill]);
  return (
    <section
      className="promo"
      aria-label={t('promo.label', { name })}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul ref={strip} tabIndex={pictures.length > 1 ? 0 : undefined}>
        {pictures.map((picture, index) => (
          <li key={picture.files[0]?.src} className={picture.night && 'has-night'}>
            <Picture
              files={picture.files}
              alt={picture.caption}
              width={1920}
              height={1080}
              sizes="100vw"
              sources={nightSources(picture.night, '100vw')}
              priority={index === 0 ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <IconButton
          type="button"
          className="promo-pause needs-script"
          label={t(isPaused ? 'promo.play' : 'promo.pause')}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size="s" />
        </IconButton>
      )}
    </section>
  );
}

/** Scrolls to the next picture; from the last to the first. */
function showNext(strip: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  const isLast = scrollLeft + clientWidth >= scrollWidth - 2;
  strip.scrollTo({ left: isLast ? 0 : scrollLeft + clientWidth, behavior: 'smooth' });
}
