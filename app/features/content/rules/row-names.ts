import { wordsOf } from './headings';

/** A list of what is on at which time, in sanitised HTML. */
const TIMES = /<ul class="times">[\s\S]*?<\/ul>/g;
const ROW = /<li>((?:(?!<\/li>)[\s\S])*)<\/li>/g;
/** What a row begins with: when, and what. */
const BEGINNING = /^\s*<strong>[^<]*<\/strong>\s*<strong>([^<]*)<\/strong>/;
/** A link at its end, without a name of its own. */
const LINK = /<a (?![^>]*\saria-label=)([^<>]*)>([^<]*)<\/a>\s*$/;

const attribute = (words: string): string => words.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * Names the link at the end of each row of `ul.times` by its words and by what the row is about: several rows say “Book a place”, which
 * a list of links could not tell apart.
 * @param html sanitised
 */
export const withRowNames = (html: string): string =>
  html.replace(TIMES, (list) =>
    list.replace(ROW, (_, row: string) => {
      const what = BEGINNING.exec(row)?.[1];
      if (what === undefined) return `<li>${row}</li>`;
      const named = row.replace(LINK, (_link, own: string, words: string) => {
        const name = attribute(`${wordsOf(words)}: ${wordsOf(what)}`);
        return `<a aria-label="${name}" ${own}>${words}</a>`;
      });
      return `<li>${named}</li>`;
    }),
  );
