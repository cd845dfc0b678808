import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** The bar waits this long before it shows, stays full this long, and is then reset. Specification 1 §9. */
const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;
const RESET_MS = 400;

export type LoadingState = 'idle' | 'loading' | 'done' | 'error';

/**
 * What the page loading bar shows: it starts when loading starts, finishes when it ends, and turns to the error colour
 * when the page that came is an error. Specification 1 §4.
 */
export function usePageLoading(failed: boolean): LoadingState {
  const { state } = useNavigation();
  const [shown, setShown] = useState<LoadingState>('idle');
  const busy = state !== 'idle';
  const started = useRef(false);
  useEffect(() => {
    if (busy) {
      const timer = setTimeout(() => {
        started.current = true;
        setShown('loading');
      }, THROTTLE_MS);
      return () => clearTimeout(timer);
    }
    if (!started.current) return undefined;
    started.current = false;
    setShown(failed ? 'error' : 'done');
    const timer = setTimeout(() => setShown('idle'), HIDE_DELAY_MS + RESET_MS);
    return () => clearTimeout(timer);
  }, [busy, failed]);
  return shown;
}
