/**
 * Shared words of models: brands, colours, sizes, types and property types. Each is found by its slug or created; existing
 * ones keep their texts, because people may have translated them.
 */
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { manufacturers } from '../../db/schema/manufacturers';
import { propertyTypes, propertyTypeTexts } from '../../db/schema/properties';
import { colors, colorTexts, sizes, variantTypes, variantTypeTexts } from '../../db/schema/variant-attributes';
import { isScreenWord } from '../../domain/locale/screen-paths';
import type { ImportedModel } from '../imported-model';
import { NO_RECORD, type UndoRecord } from '../runs/undo-record';
import { colorName } from '../text/color-names';
import { colorOf } from '../text/colors';
import { sizeSort } from '../text/sizes';
import { wordKey } from '../text/word-key';

/** Ids of the shared words by their names in the file. */
export interface Vocabulary {
  /** Makes sure that every word of these models has an id. An undefined brand is skipped. */
  learn: (models: readonly ImportedModel[]) => Promise<void>;
  brand: (name: string) => number;
  /** Null for a model without the option. */
  color: (name: string) => number | null;
  size: (name: string) => number | null;
  /** A model without types has the type `regular`. */
  type: (name: string) => number;
  property: (name: string) => number;
}

const REGULAR = { fi: 'Normaali', en: 'Regular', sv: 'Normal', de: 'Normal', fr: 'Normal', ru: 'Обычный' } as const;

/**
 * Opens the vocabulary.
 * @param fallbackBrand default brand for models without one
 * @param record keeps which brands are made
 */
export function openVocabulary(db: Db, fallbackBrand: string, record: UndoRecord = NO_RECORD): Vocabulary {
  const brands = new WordTable((words) => ensureBrands(db, words, record));
  const colorIds = new WordTable((words) => ensureColors(db, words));
  const sizeIds = new WordTable((words) => ensureSizes(db, words));
  const typeIds = new WordTable((words) => ensureTypes(db, words));
  const properties = new WordTable((words) => ensureProperties(db, words));
  const brandOf = (name: string): string => name || fallbackBrand;
  return {
    async learn(models) {
      const variants = models.flatMap((model) => model.variants);
      await brands.learn(
        models.flatMap(({ brand }) => (brand === undefined ? [] : [{ name: brandOf(brand), hint: '' }])),
      );
      await colorIds.learn(variants.map(({ color }) => ({ name: color, hint: '' })));
      await sizeIds.learn(variants.map(({ size }) => ({ name: size, hint: '' })));
      await typeIds.learn([
        { name: 'regular', hint: '' },
        ...variants.map((v) => ({ name: v.type, hint: v.typeTitle })),
      ]);
      await properties.learn(
        models.flatMap(({ properties = [] }) =>
          properties.map(({ name, values }) => ({ name, hint: values[0] ?? '' })),
        ),
      );
    },
    brand: (name) => brands.get(brandOf(name)),
    color: (name) => (name === '' ? null : colorIds.get(name)),
    size: (name) => (name === '' ? null : sizeIds.get(name)),
    type: (name) => typeIds.get(name === '' ? 'regular' : name),
    property: (name) => properties.get(name),
  };
}

/** A word with data that is used only when it is new. */
interface Word {
  name: string;
  hint: string;
}

class WordTable {
  private readonly ids = new Map<string, number>();

  /** @param ensure ids by slug, for words that may be new */
  constructor(private readonly ensure: (words: ReadonlyMap<string, Word>) => Promise<Map<string, number>>) {}

  async learn(words: readonly Word[]): Promise<void> {
    const unknown = words.filter(({ name }) => name !== '' && !this.ids.has(name));
    if (unknown.length === 0) return;
    const bySlug = new Map(unknown.map((word) => [wordKey(word.name), word] as const));
    const ids = await this.ensure(bySlug);
    for (const { name } of unknown) {
      const id = ids.get(wordKey(name));
      if (id !== undefined) this.ids.set(name, id);
    }
  }

  get(name: string): number {
    const id = this.ids.get(name);
    if (id === undefined) throw new Error(`"${name}" was not learnt before it was used.`);
    return id;
  }
}

const inAllLanguages = LANGUAGE_CODES.map((language) => ({ language }));

/** A brand's address; one that is named like a screen gets an ending, as its pages would be hidden by the screen's. */
const brandSlug = (slug: string): string => (isScreenWord(slug) ? `${slug}-brand` : slug);

async function ensureBrands(
  db: Db,
  words: ReadonlyMap<string, Word>,
  record: UndoRecord,
): Promise<Map<string, number>> {
  const slugs = [...words.keys()];
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(manufacturers)
      .values([...words].map(([slug, { name }]) => ({ slug: brandSlug(slug), name })))
      .onConflictDoNothing()
      .returning({ id: manufacturers.id });
    await record.made(
      tx,
      'brand',
      made.map(({ id }) => id),
    );
  });
  const rows = await db
    .select({ slug: manufacturers.slug, id: manufacturers.id })
    .from(manufacturers)
    .where(inArray(manufacturers.slug, slugs.map(brandSlug)));
  const ids = idsOf(rows);
  return new Map(
    slugs.flatMap((slug) => {
      const id = ids.get(brandSlug(slug));
      return id === undefined ? [] : [[slug, id] as const];
    }),
  );
}

async function ensureColors(db: Db, words: ReadonlyMap<string, Word>): Promise<Map<string, number>> {
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(colors)
      .values([...words].map(([slug, { name }]) => ({ slug, control: colorOf(name).control })))
      .onConflictDoNothing()
      .returning({ id: colors.id, slug: colors.slug });
    const texts = made.flatMap(({ id, slug }) =>
      inAllLanguages.map(({ language }) => ({
        colorId: id,
        language,
        name: colorName(words.get(slug)?.name ?? slug, language),
      })),
    );
    if (texts.length > 0) await tx.insert(colorTexts).values(texts);
    return idsOf(
      await tx
        .select({ slug: colors.slug, id: colors.id })
        .from(colors)
        .where(inArray(colors.slug, [...words.keys()])),
    );
  });
}

async function ensureSizes(db: Db, words: ReadonlyMap<string, Word>): Promise<Map<string, number>> {
  await db
    .insert(sizes)
    .values([...words].map(([slug, { name }]) => ({ slug, name, sort: sizeSort(name) })))
    .onConflictDoNothing();
  return idsOf(
    await db
      .select({ slug: sizes.slug, id: sizes.id })
      .from(sizes)
      .where(inArray(sizes.slug, [...words.keys()])),
  );
}

async function ensureTypes(db: Db, words: ReadonlyMap<string, Word>): Promise<Map<string, number>> {
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(variantTypes)
      .values([...words.keys()].map((slug) => ({ slug })))
      .onConflictDoNothing()
      .returning({ id: variantTypes.id, slug: variantTypes.slug });
    const texts = made.flatMap(({ id, slug }) =>
      inAllLanguages.map(({ language }) => ({
        typeId: id,
        language,
        name: slug === 'regular' ? REGULAR[language] : (words.get(slug)?.name ?? slug),
        title: slug === 'regular' ? '' : (words.get(slug)?.hint ?? ''),
      })),
    );
    if (texts.length > 0) await tx.insert(variantTypeTexts).values(texts);
    return idsOf(
      await tx
        .select({ slug: variantTypes.slug, id: variantTypes.id })
        .from(variantTypes)
        .where(inArray(variantTypes.slug, [...words.keys()])),
    );
  });
}

async function ensureProperties(db: Db, words: ReadonlyMap<string, Word>): Promise<Map<string, number>> {
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(propertyTypes)
      .values(
        [...words].map(([slug, { name, hint }]) => ({
          slug,
          unit: unitOf(name).unit,
          filterKind: numberOf(hint) === null ? ('checkbox' as const) : ('range' as const),
          sort: 100,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: propertyTypes.id, slug: propertyTypes.slug });
    const texts = made.flatMap(({ id, slug }) =>
      inAllLanguages.map(({ language }) => ({
        propertyTypeId: id,
        language,
        name: unitOf(words.get(slug)?.name ?? slug).name,
      })),
    );
    if (texts.length > 0) await tx.insert(propertyTypeTexts).values(texts);
    return idsOf(
      await tx
        .select({ slug: propertyTypes.slug, id: propertyTypes.id })
        .from(propertyTypes)
        .where(inArray(propertyTypes.slug, [...words.keys()])),
    );
  });
}

function idsOf(rows: readonly { slug: string; id: number }[]): Map<string, number> {
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** The unit is in brackets after a property's name (Specification 2 §3): `Weight [g]`. */
export function unitOf(label: string): { name: string; unit: string } {
  const [, name, unit] = /^(.*\S)\s*[[(]([^\])]{1,12})[\])]$/.exec(label) ?? [];
  return name && unit ? { name, unit } : { name: label, unit: '' };
}

/** A property's value as a number, null for text. */
export function numberOf(value: string): number | null {
  return /^-?\d{1,9}(?:[.,]\d{1,4})?$/.test(value) ? Number(value.replace(',', '.')) : null;
}
