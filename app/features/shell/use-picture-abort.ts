import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Aborts loading pictures on navigation, so that the next page gets their connections: over HTTP/1.1 browsers have six and
 * serve requests in order. Pictures that are still in the page afterwards are requested again.
 */
export function usePictureAbort(): void {
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isLeaving) return undefined;
    const waiting = [...document.images]
      .filter((image) => !image.complete)
      .map((image) => ({ image, src: image.getAttribute('src'), srcset: image.getAttribute('srcset') }));
    for (const { image } of waiting) {
      // in this order: removing only srcset would fetch the src file
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
