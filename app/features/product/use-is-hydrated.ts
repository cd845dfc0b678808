import { useEffect, useState } from 'react';

/** Whether the page is hydrated: false on the server and at first in the browser. */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
