import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { foldWord } from '../../domain/catalogue/search/query-words';
import { wordRoot, wordTail } from '../../domain/catalogue/search/roots/word-root';
import type { ShopLanguage } from '../../domain/locale/language';
import { stemsOfNewWords } from './document-statements';

/** A word of new documents, and in how many of them it stands outside descriptions. */
export interface CountedWord extends Record<string, unknown> {
  readonly word: string;
  readonly count: number;
}

/** Adds words of new documents to the vocabulary: their counts to words it has, and the words it has not. */
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
  const seenAgain = counted.filter(({ word, count }) => count > 0 && !isNew.has(word));
  await tx.execute(sql`
    update search_words w set frequency = w.frequency + x.count
    from json_to_recordset(${JSON.stringify(seenAgain)}::json) x(word text, count int)
    where w.language = ${language} and w.word = x.word`);
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
