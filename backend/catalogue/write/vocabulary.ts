/**
 * Shared words of models: brands, colours, sizes, types and property types. Each is found by its slug or created; existing
 * ones keep their texts, because people may have translated them.
 */
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { propertyTypes, propertyTypeTexts } from '../../db/schema/properties';
import { colors, colorTexts, sizes, variantTypes, variantTypeTexts } from '../../db/schema/variant-attributes';
import type { ShopLanguage } from '../../domain/locale/language';
import { readShopWords, type ShopWords, type WordKind } from '../export/shop-words';
import type { ImportedModel } from '../imported-model';
import { NO_RECORD, type UndoRecord } from '../runs/undo-record';
import { colorName } from '../text/color-names';
import { colorOf } from '../text/colors';
import { sizeSort } from '../text/sizes';
import { wordKey } from '../text/word-key';
import { ensureBrands, ensureUnknownMaker } from './brands';

/** Ids of the shared words by their names in the file. */
export interface Vocabulary {
  /** Makes sure that every word of these models has an id. An undefined brand is skipped. */
  learn: (models: readonly ImportedModel[]) => Promise<void>;
  brand: (name: string) => number;
  /** The brand of models without one is a manufacturer. */
  namesMaker: boolean;
  /** Null for a model without the option. */
  color: (name: string) => number | null;
  size: (name: string) => number | null;
  /** A model without types has the type `regular`. */
  type: (name: string) => number;
  property: (name: string) => number;
}

const REGULAR = { fi: 'Normaali', en: 'Regular', sv: 'Normal', de: 'Normal', fr: 'Normal', ru: 'Обычный' } as const;

const REGULAR_NAMES: ReadonlySet<string> = new Set(Object.values(REGULAR));

/**
 * Opens the vocabulary.
 * @param fallback brand of models without one; one that is no maker names no manufacturer
 * @param language of the words
 * @param record keeps which brands are made
 */
export function openVocabulary(
  db: Db,
  fallback: { name: string; isMaker: boolean },
  language: ShopLanguage,
  record: UndoRecord = NO_RECORD,
): Vocabulary {
  const own = (kind: WordKind) => () => readShopWords(db, kind, language);
  const brands = new WordTable((words) => ensureBrands(db, words, record), own('brand'));
  const colorIds = new WordTable((words) => ensureColors(db, words), own('color'));
  const sizeIds = new WordTable((words) => ensureSizes(db, words), own('size'));
  const typeIds = new WordTable((words) => ensureTypes(db, words), own('type'));
  const properties = new WordTable((words) => ensureProperties(db, words), own('property'));
  const brandOf = (name: string): string => name || (fallback.isMaker ? fallback.name : '');
  let unknownMaker: number | undefined;
  let isOwn = false;
  const typeOf = (name: string): string => (name === '' || (isOwn && REGULAR_NAMES.has(name)) ? 'regular' : name);
  return {
    async learn(models) {
      const variants = models.flatMap((model) => model.variants);
      isOwn ||= models.some(({ shopProduct }) => shopProduct !== undefined);
      if (isOwn) for (const words of [brands, colorIds, sizeIds, typeIds, properties]) await words.learnOwn();
      await brands.learn(
        models.flatMap(({ brand }) => (brand === undefined ? [] : [{ name: brandOf(brand), hint: '' }])),
      );
      if (!fallback.isMaker && models.some(({ brand }) => brand === ''))
        unknownMaker ??= await ensureUnknownMaker(db, fallback.name, record);
      await colorIds.learn(variants.map(({ color }) => ({ name: color, hint: '' })));
      await sizeIds.learn(variants.map(({ size }) => ({ name: size, hint: '' })));
      await typeIds.learn([
        { name: 'regular', hint: '' },
        ...variants.map((v) => ({ name: typeOf(v.type), hint: v.typeTitle })),
      ]);
      await properties.learn(
        models.flatMap(({ properties = [] }) =>
          properties.map(({ name, values }) => ({ name, hint: values[0] ?? '' })),
        ),
      );
    },
    brand: (name) => (name === '' && unknownMaker !== undefined ? unknownMaker : brands.get(brandOf(name))),
    namesMaker: fallback.isMaker,
    color: (name) => (name === '' ? null : colorIds.get(name)),
    size: (name) => (name === '' ? null : sizeIds.get(name)),
    type: (name) => typeIds.get(typeOf(name)),
    property: (name) => properties.get(name),
  };
}

/** A word with data that is used only when it is new. */
export interface Word {
  name: string;
  hint: string;
}

class WordTable {
  private readonly ids = new Map<string, number>();
  private own: ShopWords | undefined;

  /**
   * @param ensure ids by slug, for words that may be new
   * @param readOwn the shop's words as its exports write them
   */
  constructor(
    private readonly ensure: (words: ReadonlyMap<string, Word>) => Promise<Map<string, number>>,
    private readonly readOwn: () => Promise<ShopWords>,
  ) {}

  /** From now on words are read as the shop's exports write them: by their names, else by their slugs. */
  async learnOwn(): Promise<void> {
    this.own ??= await this.readOwn();
  }

  async learn(words: readonly Word[]): Promise<void> {
    for (const { name } of words) {
      const id = this.own?.idOf(name);
      if (id !== undefined) this.ids.set(name, id);
    }
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

export function idsOf(rows: readonly { slug: string; id: number }[]): Map<string, number> {
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
