import { type RefObject, useEffect, useRef } from 'react';
import { MORE_MARGIN } from '../rules/listing-limits';

/**
 * Calls when the end of a list comes near. Specification 2 §4.
 * @param onNear undefined: nobody waits for it
 * @returns for an element after the last card
 */
export function useNearEnd(onNear: (() => void) | undefined): RefObject<HTMLDivElement> {
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = sentinel.current;
    if (!end || !onNear) return;
    const watch = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && onNear(), {
      rootMargin: `${MORE_MARGIN}px 0px`,
    });
    watch.observe(end);
    return () => watch.disconnect();
  }, [onNear]);
  return sentinel;
}
