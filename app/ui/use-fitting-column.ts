import { type RefObject, useEffect, useRef } from 'react';

/** Margin above and below the column, in pixels. */
const AIR = 24;

/** Whether a column fits between the header and the bottom of the window, with a margin above and below. All in pixels. */
export function fitsWindow(column: number, view: number, header: number): boolean {
  return header + column + 2 * AIR <= view;
}

/**
 * Sets `data-fits` on a column while it fits into the window: only then may it stick below the header, because otherwise its end
 * could not be scrolled into view. Measures again when the column or the window changes.
 */
export function useFittingColumn<Column extends HTMLElement>(): RefObject<Column> {
  const ref = useRef<Column>(null);
  useEffect(() => {
    const column = ref.current;
    if (!column || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const header = document.querySelector<HTMLElement>('.header-bar')?.offsetHeight ?? 0;
      column.toggleAttribute('data-fits', fitsWindow(column.offsetHeight, window.innerHeight, header));
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
