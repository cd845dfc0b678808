import { useSyncExternalStore } from 'react';

/** Screens that have room for a panel beside the page. */
const WIDE = '(min-width: 64rem)';

function watch(tell: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', tell);
  return () => wide.removeEventListener('change', tell);
}

/** Whether the screen has room for a panel beside the page; never on the server, where nobody knows. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  );
