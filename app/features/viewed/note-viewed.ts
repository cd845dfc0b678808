import { useEffect } from 'react';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';

/**
 * Storage key that marks that this visitor has viewed products: the front page loads its row only then. The list itself is
 * in an HttpOnly cookie.
 */
const NOTE = 'hasViewed';

/** Whether the visitor came from another page of the shop, by router navigation or by the referrer. */
function wasOpenedFromShop(): boolean {
  return Number(window.history.state?.idx) > 0 || document.referrer.startsWith(`${location.origin}/`);
}

export function hasViewed(): boolean {
  try {
    return localStorage.getItem(NOTE) !== null;
  } catch {
    return false;
  }
}

/** Stores the shown product as viewed; a pixel does it without scripts. */
export function useNoteViewed(modelId: number): void {
  const { language } = useLocale();
  const mark = pathTo('viewedMark', language, { id: String(modelId) });
  useEffect(() => {
    try {
      localStorage.setItem(NOTE, '1');
    } catch {
      // without browser storage the front page shows no row
    }
    // the row of viewed products misses one when this fails, and nobody is told; an answer that is not read keeps its connection
    fetch(`${mark}${wasOpenedFromShop() ? '?came' : ''}`, { keepalive: true })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  }, [mark]);
}
