import { readableText } from './visitor';

const SKIPPED = /<(script|style|template)\b[\s\S]*?<\/\1>/g;

/** Headings whose level is more than one below the heading before them. */
function skippedLevels(html: string): string[] {
  const faults: string[] = [];
  let last = 0;
  for (const [, level, text = ''] of html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)) {
    if (Number(level) > last + 1) faults.push(`h${level} after h${last}: ${readableText(text).trim()}`);
    last = Number(level);
  }
  return faults;
}

/** Required lists of choices that are never empty, so that `required` says nothing. */
function pointlessRequired(html: string): string[] {
  const required = [...html.matchAll(/<select\b[^>]*\brequired\b[^>]*>\s*<option\b[^>]*>/g)];
  return required.map(([tags]) => tags).filter((tags) => !/<option\b[^>]*value=""/.test(tags));
}

/** Sections without a heading or a label: they are no section of a document. */
function namelessSections(html: string): string[] {
  const sections = [...html.matchAll(/<section\b([^>]*)>([\s\S]*?)(?=<section\b|<\/section>)/g)];
  const nameless = sections.filter(([, tag = '', inside = '']) => !/aria-label/.test(tag) && !/<h[1-6]\b/.test(inside));
  return nameless.map(([tags]) => tags.slice(0, 80));
}

/** @returns what the HTML standard objects to in a page's structure, one line each */
export function markupFaults(page: string): string[] {
  const html = page.replaceAll(SKIPPED, '');
  return [...skippedLevels(html), ...pointlessRequired(html), ...namelessSections(html)];
}
