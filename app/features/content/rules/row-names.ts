import { wordsOf } from './headings';

/** A list of what is on at which time, in sanitised HTML. */
const TIMES = /<ul class="times">[\s\S]*?<\/ul>/g;
/** One of its rows: when, what, more words, and at the end a link without a name of its own. */
const ROW =
  /(<li>\s*<strong>[\s\S]*?<\/strong>\s*<strong>([\s\S]*?)<\/strong>(?:(?!<\/li>)[\s\S])*)<a (?![^>]*\saria-label=)([^>]*)>([^<]*)<\/a>(\s*<\/li>)/g;

const attribute = (words: string): string => words.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * Names the link at the end of each row of `ul.times` by its words and by what the row is about: several rows say “Book a place”, which
 * a list of links could not tell apart.
 * @param html sanitised
 */
export const withRowNames = (html: string): string =>
  html.replace(TIMES, (list) =>
    list.replace(ROW, (_, before: string, what: string, own: string, words: string, end: string) => {
      const name = attribute(`${wordsOf(words)}: ${wordsOf(what)}`);
      return `${before}<a aria-label="${name}" ${own}>${words}</a>${end}`;
    }),
  );
