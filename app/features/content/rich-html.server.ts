import { xmlText } from 'contract/xml-text';
import { fillEditorText } from '~/locale/editor-texts';
import { unbrokenHtml } from '~/locale/unbroken';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { sanitiseHtml } from '~/server/sanitise-html.server';
import { type Embed, replaceEmbeds } from './rules/embeds';
import { type Heading, withHeadingIds } from './rules/headings';
import { withRowNames } from './rules/row-names';
import { withGoods } from './text-goods.server';

/** A text of the shop's editors as a page shows it. */
export type RichHtml = {
  /** Sanitised; embedded pages of other services are links that ask for consent. */
  readonly html: string;
  readonly headings: readonly Heading[];
  /** It embeds the calendar of the booking service. */
  readonly hasBooking: boolean;
};

/** Ids of the pages' own parts, which no heading may take. */
const OWN_IDS = ['main', 'contents', 'products'];

/** A link in place of an embedded page: pressed, it shows the page; without scripts it opens it in a new tab. */
function consentLink({ src, title }: Embed, { t }: ShopContext, bookingUrl: string | undefined): string {
  const isBooking = bookingUrl !== undefined && src.replaceAll('&amp;', '&').startsWith(bookingUrl);
  const text = t('pages');
  const label = isBooking
    ? text('booking.show')
    : title
      ? text('video.show', { title: '{title}' })
      : text('video.plain');
  // the title stands in HTML already
  const words = xmlText(label).replace('{title}', () => title);
  const note = xmlText(text(isBooking ? 'booking.consent' : 'video.consent'));
  const kind = isBooking ? 'booking' : 'video';
  return `<a class="embed-start embed-${kind}" href="${src}" target="_blank" rel="noopener nofollow"><b>${words}</b><small>${note}</small></a>`;
}

/**
 * An editor's HTML as a page shows it: sanitised, its amounts and promises filled in for the visitor's locale, numbers on one line with their
 * units, its headings with ids, goods as their cards, links of rows with what they are for,
 * and nothing in it that loads something of another service before the visitor asks for it. Specification 1 §2, §5.
 * @param taken ids that the page uses itself
 */
export async function richHtml(html: string, reader: ShopContext, taken: readonly string[] = []): Promise<RichHtml> {
  const bookingUrl = storefrontSettings().booking?.url;
  const hosts = Object.values(storefrontSettings().hosts).flat();
  const clean = unbrokenHtml(fillEditorText(await sanitiseHtml(html, hosts), reader.locale, xmlText));
  const { html: marked, headings } = withHeadingIds(clean, [...OWN_IDS, ...taken]);
  const shown = replaceEmbeds(marked, (embed) => consentLink(embed, reader, bookingUrl));
  return {
    html: await withGoods(withRowNames(shown), reader),
    headings,
    hasBooking: shown.includes('class="embed-start embed-booking"'),
  };
}
