import { useLocation } from '@remix-run/react';
import { type MouseEvent, useEffect } from 'react';
import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import { useFollowedLinks } from '~/ui/use-followed-links';
import { idOfHash, scrollWhenThere } from './hash-target';
import type { Booking } from './load-page.server';
import { showEmbed } from './show-embed';

/** Scrolls to the element named in the address's hash as soon as it exists. */
function useHashScroll(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = idOfHash(hash);
    return id === undefined ? undefined : scrollWhenThere(id, document);
  }, [hash]);
}

type RichTextProps = {
  /** Sanitised. */
  readonly html: string;
  readonly className?: string;
  /** The booking service, if the text embeds its calendar. */
  readonly booking?: Booking | null;
};

/**
 * Rich text of the shop's editors. Links to the shop navigate without loading a page; embedded pages of other services load when they
 * are pressed.
 */
export function RichText({ html, className, booking = null }: RichTextProps) {
  const t = useT('pages');
  const follow = useFollowedLinks();
  useHashScroll();
  const press = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const isEmbed = isPlain && link?.classList.contains('embed-start');
    if (isEmbed && showEmbed(link as HTMLAnchorElement, booking, t('booking.title'))) event.preventDefault();
    else follow(event);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside react
    <div
      className={classNames('prose', className)}
      onClick={press}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the caller
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
