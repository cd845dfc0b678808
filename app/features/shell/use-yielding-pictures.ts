import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Pictures that are still on their way give their connections to the page one goes to: over HTTP/1.1 browsers have six, and
 * serve first what was asked for first. Those that are there afterwards are asked for again.
 */
export function useYieldingPictures(): void {
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isLeaving) return undefined;
    const waiting = [...document.images]
      .filter((image) => !image.complete)
      .map((image) => ({ image, src: image.getAttribute('src'), srcset: image.getAttribute('srcset') }));
    for (const { image } of waiting) {
      // in this order: without the set alone, the single file would be fetched
      image.removeAttribute('src');
      image.removeAttribute('srcset');
    }
    return () => {
      for (const { image, src, srcset } of waiting) {
        if (!image.isConnected) continue;
        if (srcset !== null && !image.hasAttribute('srcset')) image.setAttribute('srcset', srcset);
        if (src !== null && !image.hasAttribute('src')) image.setAttribute('src', src);
      }
    };
  }, [isLeaving]);
}
