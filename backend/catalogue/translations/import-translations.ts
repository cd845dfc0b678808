/** Imports a file of translations of goods that are in the shop. */
import { search } from 'contract/listing';
import { sql } from 'drizzle-orm';
import { announceCatalogueChange, announceImport } from '../../db/catalogue-changes';
import type { Db } from '../../db/client';
import type { ShopLanguage } from '../../domain/locale/language';
import { rowsOf } from '../../domain/reading/reader';
import { cleanTranslation } from '../clean-model';
import { FORMATS } from '../formats/recognise';
import { NO_WATCH, type Watch } from '../import-progress';
import type { ImportReport } from '../import-report';
import { NO_RECORD, type UndoRecord } from '../runs/undo-record';
import { markStale, refreshSearchIndex } from '../search-index/refresh-search-index';
import { upsertTranslated } from '../write/upsert-translations';
import { withRetries } from '../write/with-retries';
import { readTranslations, type TranslatedProduct } from './read-translations';

const BATCH = 200;

/** Where translations are written, and how. */
export interface TranslationTarget {
  readonly db: Db;
  /** Keeps what is changed. */
  readonly record?: UndoRecord;
  /** Nothing is written: only whose texts they are is looked up. */
  readonly isTried?: boolean;
}

/**
 * Adds and replaces the texts of products in other languages; texts that the file does not give stay. Products that the shop does not
 * have, and texts in the language that a product's own texts are in, are reported.
 * @param target undefined: the file is only read
 * @param how the language of a table that names none, and who follows
 * @returns number of translated products
 * @throws UnreadableFile
 */
export async function importTranslations(
  file: string,
  target: TranslationTarget | undefined,
  report: ImportReport,
  { language, watch = NO_WATCH }: { readonly language?: ShopLanguage | undefined; readonly watch?: Watch } = {},
): Promise<number> {
  const db = target?.isTried ? undefined : target?.db;
  let count = 0;
  let batch: TranslatedProduct[] = [];
  const write = async (): Promise<void> => {
    count += target ? await writeBatch(target, batch, report) : batch.length;
    batch = [];
    watch.onDone(count);
  };
  try {
    for await (const product of readTranslations(file, report, language, watch)) {
      batch.push(product);
      if (batch.length >= BATCH) await write();
    }
    if (batch.length > 0) await write();
  } finally {
    if (db && count > 0) await announceImport(db).catch(() => {});
  }
  if (db && (await refreshSearchIndex(db)) > 0) await announceCatalogueChange(db, [search.name]);
  return count;
}

async function writeBatch(
  { db, record = NO_RECORD, isTried }: TranslationTarget,
  batch: readonly TranslatedProduct[],
  report: ImportReport,
): Promise<number> {
  const owners = await ownersOf(db, batch);
  const found = batch.flatMap((product) => {
    const owner = owners.get(product.key) ?? owners.get(nameOf(product));
    if (!owner) report.tally('products are not in the shop', product.line, product.key || product.ownName);
    else if (owner.language === product.texts.language)
      report.tally(
        "texts are in the language of the product's own, which come from its file",
        product.line,
        product.key,
      );
    else return [{ owner, texts: cleanTranslation(product.texts) }];
    return [];
  });
  if (isTried) return found.length;
  await withRetries(() =>
    db.transaction(async (tx) => {
      await record.texts(
        tx,
        found.map(({ owner }) => owner.id),
      );
      await upsertTranslated(
        tx,
        found.map(({ owner, texts }) => ({ modelId: owner.id, ownName: owner.name, texts })),
      );
      await markStale(tx, { importKeys: [...new Set(found.map(({ owner }) => owner.importKey))] });
    }),
  );
  return found.length;
}

type Owner = { id: number; importKey: string; language: string; name: string };

const nameOf = ({ ownName }: TranslatedProduct): string => `name:${ownName}`;

/** Imported products by SKU or identity, and by name for those of which the file knows nothing else. */
async function ownersOf(db: Db, batch: readonly TranslatedProduct[]): Promise<Map<string, Owner>> {
  const keys = batch.map(({ key }) => key).filter((key) => key !== '');
  const names = batch.filter(({ key }) => key === '').map(({ ownName }) => ownName);
  const importKeys = keys.flatMap((key) => FORMATS.map((format) => `${format}:${key}`));
  const rows = await rowsOf<Owner & { found: string }>(
    db,
    sql`select m.id, m.import_key as "importKey", m.source_language as language, t.name, f.found
      from (
        select id, substr(import_key, strpos(import_key, ':') + 1) as found, 1 as place from models
          where import_key = any(${sql.param(importKeys)}::text[])
        union all select model_id, sku, 2 from variants where sku = any(${sql.param(keys)}::text[])
        union all select n.id, 'name:' || own.name, 3 from models n
          join model_texts own on own.model_id = n.id and own.language = n.source_language
          where own.name = any(${sql.param(names)}::text[])
      ) f
      join models m on m.id = f.id and m.import_key is not null
      join model_texts t on t.model_id = m.id and t.language = m.source_language
      order by f.place desc`,
  );
  return new Map(rows.map(({ found, ...owner }) => [found, owner]));
}
