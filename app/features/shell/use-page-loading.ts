import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { LOADING_BAR } from './loading-times';

export type LoadingState = 'idle' | 'loading' | 'done' | 'error';

/**
 * What the page loading bar shows: it starts when loading starts, finishes when it ends, and turns to the error colour when
 * the loaded page is an error. Specification 1 §4.
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
      }, LOADING_BAR.throttleMs);
      return () => clearTimeout(timer);
    }
    if (!started.current) return undefined;
    started.current = false;
    setShown(failed ? 'error' : 'done');
    const timer = setTimeout(() => setShown('idle'), LOADING_BAR.hideDelayMs + LOADING_BAR.resetMs);
    return () => clearTimeout(timer);
  }, [busy, failed]);
  return shown;
}
