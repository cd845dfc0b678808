import { useEffect, useState } from 'react';
import { BUY_FORM } from './parts/use-add-to-cart';

/** Where the add-to-cart button is; null below the screen, and before scripts run. */
export type ButtonPlace = 'in-view' | 'above' | null;

/** Where the page's add-to-cart button has been scrolled to; what the header covers is out of view. */
export function useBuyButtonPlace(): ButtonPlace {
  const [place, setPlace] = useState<ButtonPlace>(null);
  useEffect(() => {
    const form = document.getElementById(BUY_FORM);
    const button = form?.querySelector('.btn-primary') ?? form;
    if (!button || typeof IntersectionObserver === 'undefined') return;
    const header = document.querySelector<HTMLElement>('.header-bar')?.offsetHeight ?? 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        const isAbove = last.boundingClientRect.bottom <= header;
        setPlace(last.isIntersecting ? 'in-view' : isAbove ? 'above' : null);
      },
      { rootMargin: `-${header}px 0px 0px` },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  return place;
}
