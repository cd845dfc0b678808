import { type ImportOptions, importCatalogue } from 'backend/catalogue/import-catalogue';
import type { ImportReport } from 'backend/catalogue/import-report';
import type { PictureFetcher } from 'backend/catalogue/pictures/picture-fetcher';
import type { UndoRecord } from 'backend/catalogue/runs/undo-record';
import { ensureReference } from 'backend/catalogue/write/ensure-reference';
import { type MediaStore, openMediaStore } from 'backend/media/store';
import { beforeAll } from 'vitest';
import { fileWriter, temporaryFolder } from './catalogue-file';
import type { TestDatabase } from './database';

/** A variant of the shop as tests compare it. */
export interface SoldVariant {
  sku: string;
  size: string;
  color: string;
  cents: number;
  reduced: number | null;
  units: number;
  onOrder: boolean;
}

/** Imports texts into a test database and reads the results. Call it at the top of the file. */
export function withImports(database: () => TestDatabase) {
  const dataDir = temporaryFolder();
  const write = fileWriter();
  let media: MediaStore;
  beforeAll(async () => {
    await ensureReference(database().db);
    media = await openMediaStore({ db: database().db, dataDir });
  });

  /** Imports a file with these lines. @param fetcher fetches pictures by address @param record keeps what is changed */
  async function importLines(
    lines: readonly string[],
    more: Partial<ImportOptions> = {},
    fetcher?: PictureFetcher,
    record?: UndoRecord,
  ): Promise<ImportReport> {
    const file = write(`${lines.join('\n')}\n`);
    const options = { language: 'en', currency: 'eur', tax: 'included', brand: 'Hanki', now: new Date() } as const;
    const { report } = await importCatalogue(
      { ...options, file, ...more },
      {
        db: database().db,
        media,
        ...(fetcher ? { fetcher } : {}),
        ...(record ? { record } : {}),
      },
    );
    return report;
  }

  /** The variants of a model that are on sale, by SKU. */
  async function soldOf(importKey: string): Promise<SoldVariant[]> {
    const { rows } = await database().pool.query<SoldVariant>(
      `select v.sku, coalesce(s.name, '') as size, coalesce(c.slug, '') as color, p.regular_cents::int as cents,
         p.discount_cents::int as reduced, coalesce(k.quantity, 0) as units, v.on_order as "onOrder"
       from variants v join models m on m.id = v.model_id
       left join sizes s on s.id = v.size_id left join colors c on c.id = v.color_id
       left join prices p on p.variant_id = v.id and p.tax_area_id = 1
       left join stock k on k.variant_id = v.id and k.store_id = 20
       where m.import_key = $1 and not v.is_withdrawn order by v.sku`,
      [importKey],
    );
    return rows;
  }

  /** A model's row with its English texts, its brand and the paths of its groups; undefined if it does not exist. */
  async function modelOf(importKey: string): Promise<Record<string, unknown> | undefined> {
    const { rows } = await database().pool.query(
      `select m.id, m.slug, m.is_public as "isPublic", f.name as brand, t.name, t.description_html as description,
         array(select g.path from model_groups mg join product_group_texts g on g.group_id = mg.group_id and g.language = 'en'
           where mg.model_id = m.id order by 1) as groups
       from models m join manufacturers f on f.id = m.manufacturer_id
       left join model_texts t on t.model_id = m.id and t.language = 'en'
       where m.import_key = $1`,
      [importKey],
    );
    return rows[0];
  }

  return { importLines, soldOf, modelOf };
}
