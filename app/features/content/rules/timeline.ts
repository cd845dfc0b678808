import { type Heading, wordsOf } from './headings';

/** A time of the shop's history: years, what happened, and its text. */
export type TimelineEntry = Heading & {
  /** `1997` or `2006–2013`. */
  readonly years: string;
  /** Sanitised HTML. */
  readonly html: string;
};

export type Timeline = {
  /** Sanitised HTML before the first entry. */
  readonly intro: string;
  readonly entries: readonly TimelineEntry[];
};

const H2 = /<h2(?:\s+[\w-]+(?:="[^"]*")?)*?\s+id="([^"]*)"[^>]*>([\s\S]*?)<\/h2>/g;
/** A heading that begins with a year or a span of years. */
const YEARS = /^(\d{4}(?:\s?[–-]\s?(?:\d{4})?)?)\s*[:.,–—-]?\s+(.+)$/s;

/**
 * Reads a text whose second-level headings begin with years as a timeline.
 * @param html sanitised, its headings with ids
 * @returns undefined if any heading begins otherwise, or there is none: then it is a text like any other
 */
export function timelineOf(html: string): Timeline | undefined {
  const found = [...html.matchAll(H2)];
  const entries = found.flatMap((match, index): TimelineEntry[] => {
    const [whole, id = '', inner = ''] = match;
    const [, years, title] = YEARS.exec(wordsOf(inner)) ?? [];
    if (years === undefined || title === undefined) return [];
    const text = html.slice(match.index + whole.length, found[index + 1]?.index);
    return [{ id: wordsOf(id), years: years.replace(/\s?[–-]\s?/, '–'), title, html: text }];
  });
  if (entries.length === 0 || entries.length < found.length) return undefined;
  return { intro: html.slice(0, found[0]?.index ?? 0), entries };
}
