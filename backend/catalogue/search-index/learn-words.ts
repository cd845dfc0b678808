import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { foldWord } from '../../domain/catalogue/search/query-words';
import { wordRoot, wordTail } from '../../domain/catalogue/search/roots/word-root';
import type { ShopLanguage } from '../../domain/locale/language';
import { rowsOf } from '../../domain/reading/reader';
import { stemsOfNewWords } from './document-statements';

/** A word of the written documents. */
export interface CountedWord extends Record<string, unknown> {
  readonly word: string;
  /** Change of the number of documents that contain it outside descriptions; may be negative. */
  readonly change: number;
}

/**
 * Updates the vocabulary with the words of documents: changes the frequency of existing words and adds new ones. Cached
 * vocabularies are then read again.
 */
export async function learnWords(
  tx: Transaction,
  language: ShopLanguage,
  counted: readonly CountedWord[],
): Promise<void> {
  const changes = new Map(counted.map(({ word, change }) => [word, change]));
  const rows = await rowsOf<{ word: string; stem: string }>(
    tx,
    stemsOfNewWords(language, JSON.stringify([...changes.keys()])),
  );
  const isNew = new Set(rows.map(({ word }) => word));
  const seenAgain = counted.filter(({ word, change }) => change !== 0 && !isNew.has(word));
  if (rows.length === 0 && seenAgain.length === 0) return;
  await tx.execute(sql`
    update search_words w set frequency = greatest(w.frequency + x.change, 0)
    from json_to_recordset(${JSON.stringify(seenAgain)}::json) x(word text, change int)
    where w.language = ${language} and w.word = x.word`);
  const words = rows.map(({ word, stem }) => ({
    word,
    stem,
    root: wordRoot(word, language),
    tail: wordTail(word, language),
    folded: foldWord(word),
    frequency: Math.max(changes.get(word) ?? 0, 0),
  }));
  await tx.execute(sql`
    insert into search_words (language, word, stem, root, tail, folded, frequency)
    select ${language}, x.* from json_to_recordset(${JSON.stringify(words)}::json)
      x(word text, stem text, root text, tail text, folded text, frequency int)
    on conflict do nothing`);
  await tx.execute(sql`
    insert into search_vocabularies (language, version) values (${language}, 1)
    on conflict (language) do update set version = search_vocabularies.version + 1`);
}
