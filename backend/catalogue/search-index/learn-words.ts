import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { foldWord } from '../../domain/catalogue/search/query-words';
import { wordRoot, wordTail } from '../../domain/catalogue/search/roots/word-root';
import type { ShopLanguage } from '../../domain/locale/language';
import { stemsOfNewWords } from './document-statements';

/** A word of the documents that were written. */
export interface CountedWord extends Record<string, unknown> {
  readonly word: string;
  /** In how many of them it stands outside descriptions. */
  readonly count: number;
  /** How many more such documents there are than before; below 0 when models were hidden. */
  readonly change: number;
}

/**
 * Adds words of documents to the vocabulary: the change to the frequency of words it has, and the words it has not. A word
 * that a renamed model brings in counts once at least, since only words with a frequency are taken for what was meant.
 */
export async function learnWords(
  tx: Transaction,
  language: ShopLanguage,
  counted: readonly CountedWord[],
): Promise<void> {
  const counts = new Map(counted.map(({ word, count }) => [word, count]));
  const { rows } = await tx.execute<{ word: string; stem: string }>(
    stemsOfNewWords(language, JSON.stringify([...counts.keys()])),
  );
  const isNew = new Set(rows.map(({ word }) => word));
  const seenAgain = counted.filter(({ word, count, change }) => (count > 0 || change !== 0) && !isNew.has(word));
  await tx.execute(sql`
    update search_words w set frequency = greatest(w.frequency + x.change, least(x.count, 1))
    from json_to_recordset(${JSON.stringify(seenAgain)}::json) x(word text, count int, change int)
    where w.language = ${language} and w.word = x.word and w.frequency <> greatest(w.frequency + x.change, least(x.count, 1))`);
  const words = rows.map(({ word, stem }) => ({
    word,
    stem,
    root: wordRoot(word, language),
    tail: wordTail(word, language),
    folded: foldWord(word),
    frequency: counts.get(word) ?? 0,
  }));
  await tx.execute(sql`
    insert into search_words (language, word, stem, root, tail, folded, frequency)
    select ${language}, x.* from json_to_recordset(${JSON.stringify(words)}::json)
      x(word text, stem text, root text, tail text, folded text, frequency int)
    on conflict do nothing`);
}
