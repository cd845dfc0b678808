import { type RefObject, useEffect, useRef } from 'react';

/** Air above and below the column, in pixels. */
const AIR = 24;

/**
 * Where a column sticks: under the header when it fits the window, otherwise by its foot, so that all of it can be read.
 * All in pixels.
 */
export function stickTop(column: number, view: number, header: number): number {
  return Math.min(header + AIR, view - column - AIR);
}

/** Makes a column (class `sticky-column`) follow the page; measures it whenever it or the window changes. */
export function useStickyColumn<Column extends HTMLElement>(): RefObject<Column> {
  const ref = useRef<Column>(null);
  useEffect(() => {
    const column = ref.current;
    if (!column || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const header = document.querySelector('.header')?.getBoundingClientRect().height ?? 0;
      column.style.setProperty('--stick-top', `${stickTop(column.offsetHeight, window.innerHeight, header)}px`);
      column.dataset['measured'] = '';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(column);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return ref;
}
