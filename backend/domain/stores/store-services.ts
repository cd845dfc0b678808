import type { ServiceForm } from 'contract/desk-stores';
import { eq, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { storeServices, storeServiceTexts } from '../../db/schema/stores';
import { writeAudit } from '../audit/write-audit';
import { type Reader, rowsOf } from '../reading/reader';
import type { SaveResult, StoreEditor } from './save-store';
import { faultList, type Texts, typedTexts } from './typed-fields';

/** Longest texts of a service, in characters. */
const MAX_NAME = 80;
const MAX_DESCRIPTION = 500;

/** A service as the desk edits it, in every language. */
export interface EditedService {
  readonly slug: string;
  readonly version: number;
  readonly form: ServiceForm;
}

interface ServiceRow extends Record<string, unknown> {
  readonly slug: string;
  readonly version: number;
  readonly names: Texts;
  readonly descriptions: Texts;
}

/** Services in their order. @param slug one of them alone */
export async function readEditedServices(reader: Reader, slug: string | null = null): Promise<EditedService[]> {
  const rows = await rowsOf<ServiceRow>(
    reader,
    sql`select s.slug, s.version,
        coalesce((select json_object_agg(t.language, t.name) from store_service_texts t where t.service_id = s.id), '{}') as names,
        coalesce((select json_object_agg(t.language, t.description) from store_service_texts t
          where t.service_id = s.id and t.description <> ''), '{}') as descriptions
      from store_services s where ${slug}::text is null or s.slug = ${slug} order by s.sort, s.id`,
  );
  return rows.map(({ slug: name, version, names, descriptions }) => ({
    slug: name,
    version,
    form: { names, descriptions },
  }));
}

/**
 * Saves the texts of a service, which every store that offers it shows. A description needs a name in its language. Of two editors
 * the second is told, as for a store.
 */
export function saveService(
  db: Db,
  { slug, version, form }: { readonly slug: string; readonly version: number; readonly form: ServiceForm },
  { actor, now }: Pick<StoreEditor, 'actor' | 'now'>,
): Promise<SaveResult> {
  const { faults, blame } = faultList();
  const names = typedTexts(form.names, 'names', { max: MAX_NAME }, blame);
  const descriptions = typedTexts(form.descriptions, 'descriptions', { max: MAX_DESCRIPTION }, blame);
  if (names.fi === undefined) blame('names.fi', 'REQUIRED');
  for (const language of LANGUAGE_CODES)
    if (descriptions[language] !== undefined && names[language] === undefined) blame(`names.${language}`, 'REQUIRED');
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: storeServices.id, version: storeServices.version })
      .from(storeServices)
      .where(eq(storeServices.slug, slug))
      .for('update');
    if (!locked) return { outcome: 'missing' };
    if (locked.version !== version) return { outcome: 'outdated' };
    if (Object.keys(faults).length > 0) return { outcome: 'refused', faults };
    const next = version + 1;
    await tx.update(storeServices).set({ version: next }).where(eq(storeServices.id, locked.id));
    await tx.delete(storeServiceTexts).where(eq(storeServiceTexts.serviceId, locked.id));
    const rows = LANGUAGE_CODES.flatMap((language) => {
      const name = names[language];
      return name === undefined
        ? []
        : [{ serviceId: locked.id, language, name, description: descriptions[language] ?? '' }];
    });
    await tx.insert(storeServiceTexts).values(rows);
    const details = { version: next };
    await writeAudit(tx, { actor, action: 'save-service', subject: 'store-service', subjectId: slug, details, now });
    await announceCatalogueChange(tx);
    return { outcome: 'saved', version: next };
  });
}
