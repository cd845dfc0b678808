import type { ShopLanguage } from '../../locale/language';
import type { Connection } from '../../reading/reader';
import { type Split, splitCompounds } from './compounds';
import { modelsByCode } from './find-codes';
import { MOST_FOUND, type ModelQuery, modelsByDescription, modelsByFacts, type SearchSort } from './find-models';
import { type FoundBrand, type FoundGroup, namesMatching, readPopularGroups } from './find-names';
import { plainQuery, queryWords } from './query-words';
import { readWords, type WordReadings } from './readings';
import { correctedWord } from './spelling';
import { readSuggestedProducts, type SuggestedProduct } from './suggest-products';
import { meaningsOf } from './synonyms/meanings';
import { allButOneTerm, everyTerm, type Term, termOf } from './text-query';

/** What a search found, best first. */
export interface SearchResult {
  readonly ids: number[];
  /** What was searched for where a word was probably a slip; empty else. */
  readonly didYouMean: string;
  /** Whether the models match all words, or only some of them. */
  readonly match: 'all' | 'some';
  /** Groups that match; where nothing was found, groups to go on with. */
  readonly groups: FoundGroup[];
  readonly brands: FoundBrand[];
  /** The first of the models, for suggestions. */
  readonly products: SuggestedProduct[];
}

/** How to search. */
export interface SearchWish {
  readonly language: ShopLanguage;
  readonly sort: SearchSort;
  /** The text is being typed: its last word may be a beginning, and the first products are told by name. */
  readonly isTyping: boolean;
}

/** Suggested products at most. */
const MOST_SUGGESTED = 6;
/** Fewer finds than this, and descriptions are searched too. */
const FEW = 24;

/**
 * Searches models, groups and brands with the shop's own engine. Codes come first, then what matches all words, then what
 * matches by its description; where nothing does, what matches all words but one. Any text is answered; one without a
 * letter or number finds nothing.
 */
export async function searchShop(connection: Connection, text: string, wish: SearchWish): Promise<SearchResult> {
  const words = queryWords(text);
  if (words.length === 0) return nothing(await readPopularGroups(connection, wish.language));
  const [coded, understood] = await Promise.all([modelsByCode(connection, text), understand(connection, words, wish)]);
  const { terms, didYouMean } = understood;
  const searched = didYouMean || plainQuery(text);
  const any = everyTerm(terms.map(({ all }) => all));
  const some = any ?? allButOneTerm(terms.map(({ all }) => all));
  const query: ModelQuery | null = some === null ? null : modelQuery(some, terms, searched, wish);
  const [found, names] = await Promise.all([
    query === null ? { ids: [], match: 'all' as const } : modelsFor(connection, query, terms, any !== null, wish),
    query === null ? { groups: [], brands: [] } : namesMatching(connection, wish.language, query),
  ]);
  const ids = [...new Set([...coded, ...found.ids])].slice(0, MOST_FOUND);
  const isNothing = ids.length === 0 && names.groups.length === 0;
  return {
    ids,
    didYouMean: coded.length > 0 ? '' : didYouMean,
    match: coded.length > 0 ? 'all' : found.match,
    groups: isNothing ? await readPopularGroups(connection, wish.language) : names.groups,
    brands: names.brands,
    products: wish.isTyping ? await readSuggestedProducts(connection, wish.language, ids.slice(0, MOST_SUGGESTED)) : [],
  };
}

const nothing = (groups: FoundGroup[]): SearchResult => ({
  ids: [],
  didYouMean: '',
  match: 'all',
  groups,
  brands: [],
  products: [],
});

function modelQuery(any: string, terms: readonly Term[], text: string, { sort }: SearchWish): ModelQuery {
  const expected = Math.min(...terms.filter(({ all }) => all.length > 0).map(({ frequency }) => frequency));
  const kinds = everyTerm([terms.flatMap(({ all }) => all)]) ?? any;
  return { any, own: everyTerm(terms.map(({ own }) => own)), kinds, text, sort, expected };
}

async function modelsFor(
  connection: Connection,
  query: ModelQuery,
  terms: readonly Term[],
  isAll: boolean,
  { language, sort }: SearchWish,
): Promise<{ ids: number[]; match: 'all' | 'some' }> {
  const ids = await modelsByFacts(connection, language, query);
  if (ids.length < FEW) {
    const described = await modelsByDescription(connection, language, inDescriptions(terms) ?? query.any, sort);
    ids.push(...described.filter((id) => !ids.includes(id)));
    const stems = ids.length > 0 || !isAll ? [] : terms.map(({ all }) => all);
    for (const any of [allButOneTerm(stems), stems.length > 2 ? everyTerm([stems.flat()]) : null]) {
      if (any === null) continue;
      const partly = await modelsByFacts(connection, language, { ...query, any, own: null });
      if (partly.length > 0) return { ids: [...new Set([...ids, ...partly])], match: 'some' };
    }
  }
  return { ids, match: isAll ? 'all' : 'some' };
}

/** Descriptions hold every common word: only forms of the very words are looked for there, where there are any. */
const inDescriptions = (terms: readonly Term[]): string | null =>
  everyTerm(terms.map(({ own, all }) => (own.length > 0 ? own : all)));

interface Understood {
  readonly terms: Term[];
  readonly didYouMean: string;
}

/** Reads each word by the vocabulary, but words that mean nothing by themselves. */
async function understand(connection: Connection, typed: string[], wish: SearchWish): Promise<Understood> {
  const all = await readTogether(connection, typed, wish);
  const words = typed.filter((_, index) => !all.words[index]?.isIdle);
  const isPart = words.length > 0 && words.length < typed.length;
  return isPart
    ? understandWords(connection, words, await readTogether(connection, words, wish), wish)
    : understandWords(connection, typed, all, wish);
}

/** A word that the vocabulary does not know is corrected or taken apart. */
async function understandWords(
  connection: Connection,
  words: string[],
  first: Together,
  wish: SearchWish,
): Promise<Understood> {
  const unknown = first.words.flatMap(({ word, readings }) => (readings.length === 0 ? [word] : []));
  if (unknown.length === 0) return { terms: termsOf(first), didYouMean: '' };
  const instead = await wordsInstead(connection, unknown, wish.language);
  if (instead.size === 0) return { terms: termsOf(first), didYouMean: '' };
  const replaced = [...new Set(words.flatMap((word) => instead.get(word)?.words ?? [word]))];
  const isCorrected = [...instead.values()].some((each) => each.isCorrected);
  const written = words.flatMap((word) => {
    const other = instead.get(word);
    return other?.isCorrected ? other.words : [word];
  });
  return {
    terms: termsOf(await readTogether(connection, replaced, wish)),
    didYouMean: isCorrected ? written.join(' ') : '',
  };
}

interface Instead {
  readonly words: string[];
  readonly isCorrected: boolean;
}

/** What to search for in place of unknown words; those that mean nothing at all are not in it. */
async function wordsInstead(
  connection: Connection,
  words: readonly string[],
  language: ShopLanguage,
): Promise<Map<string, Instead>> {
  const splits = await splitCompounds(connection, words, language);
  const others = await Promise.all(splits.map((split) => wordInstead(connection, split, language)));
  return new Map(words.flatMap((word, index) => (others[index] ? [[word, others[index]]] : [])));
}

/** Both parts of a compound, else the word that was meant, else a compound's end. */
async function wordInstead(
  connection: Connection,
  { word, whole, end }: Split,
  language: ShopLanguage,
): Promise<Instead | null> {
  if (whole) return { words: whole, isCorrected: false };
  const corrected = await correctedWord(connection, word, language);
  if (corrected !== null) return { words: [corrected], isCorrected: true };
  return end === null ? null : { words: [end], isCorrected: false };
}

interface Together {
  readonly words: WordReadings[];
  readonly meanings: ReadonlyMap<string, WordReadings[]>;
  /** Two words of the query written as one: `back pack`. */
  readonly joined: WordReadings[];
}

/** Asks the vocabulary once for the words, their synonyms, and neighbours written together. */
async function readTogether(connection: Connection, words: string[], wish: SearchWish): Promise<Together> {
  const { language, isTyping } = wish;
  const joins = words.slice(1).map((word, index) => words[index] + word);
  const meanings = words.map((word) => meaningsOf(word, language));
  // The last word of the list is the one that may be a beginning: the query's own last word.
  const others = [...joins, ...meanings.flat()];
  const readings = await readWords(connection, [...others, ...words], language, isTyping);
  const own = readings.slice(others.length);
  const byWord = new Map(readings.slice(joins.length, others.length).map((each) => [each.word, each]));
  return {
    words: own,
    joined: readings.slice(0, joins.length),
    meanings: new Map(
      words.map((word, index) => [word, (meanings[index] ?? []).flatMap((other) => byWord.get(other) ?? [])]),
    ),
  };
}

/** What documents must hold for each word: its own readings, and those of its synonyms and of pairs it is part of. */
function termsOf({ words, meanings, joined }: Together): Term[] {
  return words.map((word, index) => {
    const near = [joined[index - 1], joined[index]].flatMap((pair) =>
      pair
        ? [{ ...pair, readings: pair.readings.filter(({ kind }) => kind !== 'beginning' && kind !== 'compound') }]
        : [],
    );
    return termOf(word, [...near, ...(meanings.get(word.word) ?? [])]);
  });
}
