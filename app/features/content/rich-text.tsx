import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useFollowedLinks } from '~/ui/use-followed-links';
import { idOfHash } from './hash-target';

/** Interval and max number of attempts to find the heading named in the address. Specification 1 §9. */
const RETRY_MS = 50;
const RETRIES = 100;

/** Scrolls to the element named in the address's hash as soon as it exists. */
function useHashScroll(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = idOfHash(hash);
    if (id === undefined) return;
    let left = RETRIES;
    const timer = setInterval(() => {
      const target = document.getElementById(id);
      target?.scrollIntoView();
      left -= 1;
      if (target || left === 0) clearInterval(timer);
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [hash]);
}

/**
 * Rich text of the shop's editors. Links to the shop navigate without loading a page.
 * @param html must be sanitised
 */
export function RichText({ html }: { readonly html: string }) {
  const follow = useFollowedLinks();
  useHashScroll();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the caller
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
  // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside react
  return <div className="prose" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
