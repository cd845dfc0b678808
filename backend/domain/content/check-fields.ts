import { cleanText } from 'contract/clean-text';
import {
  CONTENT_LIMITS,
  type ContentFields,
  type ContentPart,
  type ContentTextFields,
  hasPart,
} from 'contract/content-fields';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import type { ContentKind } from '../../db/schema/content-items';
import { slugOf } from '../catalogue/slug';
import { Refusal, type RefusalFields } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { contentTexts, type SayContent } from './content-texts';

/** Kinds whose addresses may have several segments. */
const DEEP: ReadonlySet<ContentKind> = new Set(['page', 'experience']);

const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** One line: in normal form, without control characters, single spaces. */
export const line = (text: string): string => cleanText(text).normalize('NFC').replace(/\s+/g, ' ').trim();
/** A text with paragraphs, in normal form. */
export const longText = (text: string): string => cleanText(text).normalize('NFC').trim();
const slugFrom = (slug: string, title: string): string =>
  slug
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '') || slugOf(title, 80);

/** Collects why fields are refused. */
export class Faults {
  readonly fields: RefusalFields = {};
  constructor(readonly say: SayContent) {}

  add(field: string, ...reason: Parameters<SayContent>): void {
    this.fields[field] = [...(this.fields[field] ?? []), this.say(...reason)];
  }

  tooLong(field: string, text: string, max: number): void {
    if (text.length > max) this.add(field, 'tooLong', { max });
  }
}

/**
 * An item's fields as they are stored: texts in normal form, slugs made from titles where they are empty, languages without any
 * words and whatever the kind does not have left out. What the database knows (pictures, products, addresses in use) is checked by
 * `checkReferences` and `checkSlugs`.
 * @throws Refusal with the reasons in the language, by field: `fi.slug`, `fi.tabs.0.title`, `ends`
 */
export function checkFields(kind: ContentKind, given: ContentFields, language: ShopLanguage): ContentFields {
  const faults = new Faults(contentTexts(language));
  const has = (part: ContentPart) => hasPart(kind, part);
  const languages = Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) => {
      const text = given.languages[code] && checkText(kind, code, given.languages[code], faults);
      return text ? [[code, text]] : [];
    }),
  );
  if (Object.keys(languages).length === 0) faults.add('detail', 'languages.missing');
  const models = has('models') ? [...new Set(given.models)] : [];
  if (models.length > CONTENT_LIMITS.models) faults.add('models', 'tooMany', { max: CONTENT_LIMITS.models });
  const fields: ContentFields = {
    languages,
    image: given.image,
    category: has('post') ? line(given.category) : '',
    blogger: has('post') ? given.blogger : null,
    brand: has('brand') ? given.brand : null,
    starts: has('days') ? timeOf('starts', given.starts, faults) : null,
    ends: has('days') ? timeOf('ends', given.ends, faults) : null,
    dated: has('post') ? timeOf('dated', given.dated, faults) : null,
    models,
    list_group: has('list') ? given.list_group : null,
    list_brand: has('list') ? given.list_brand : null,
    list_reduced: has('list') && given.list_reduced,
  };
  if (fields.starts !== null && fields.ends !== null && fields.ends <= fields.starts) faults.add('ends', 'ends.early');
  if (Object.keys(faults.fields).length > 0) throw new Refusal(faults.fields);
  return fields;
}

/** The years in which PostgreSQL and readers understand a time. */
const FIRST_TIME = Date.UTC(1970, 0, 1);
const LAST_TIME = Date.UTC(2200, 0, 1);

/** A time in ISO 8601, UTC, so that texts compare as times do. */
function timeOf(field: string, time: string | null, faults: Faults): string | null {
  if (time === null || time.trim() === '') return null;
  const at = Date.parse(time);
  if (at >= FIRST_TIME && at < LAST_TIME) return new Date(at).toISOString();
  faults.add(field, 'time.wrong');
  return null;
}

/** The text of a language; undefined when nothing is written in it. */
function checkText(
  kind: ContentKind,
  code: ShopLanguage,
  given: ContentTextFields,
  faults: Faults,
): ContentTextFields | undefined {
  const has = (part: ContentPart) => hasPart(kind, part);
  const title = line(given.title);
  const text: ContentTextFields = {
    slug: slugFrom(given.slug, title),
    title,
    excerpt: has('excerpt') ? line(given.excerpt) : '',
    meta_description: line(given.meta_description),
    content: has('content') ? longText(given.content) : '',
    tabs: has('tabs') ? given.tabs : [],
  };
  const { slug, excerpt, meta_description, content } = text;
  if ([slug, title, excerpt, meta_description, content].every((each) => each === '') && text.tabs.length === 0)
    return undefined;
  if (title === '') faults.add(`${code}.title`, 'title.missing');
  checkSlugForm(`${code}.slug`, slug, DEEP.has(kind), faults);
  faults.tooLong(`${code}.title`, title, CONTENT_LIMITS.title);
  faults.tooLong(`${code}.excerpt`, excerpt, CONTENT_LIMITS.excerpt);
  faults.tooLong(`${code}.meta_description`, meta_description, CONTENT_LIMITS.metaDescription);
  faults.tooLong(`${code}.content`, content, CONTENT_LIMITS.content);
  if (has('tabs') && text.tabs.length === 0) faults.add(`${code}.tabs`, 'tabs.missing');
  return { ...text, tabs: checkTabs(`${code}.tabs`, text.tabs, faults) };
}

type Tab = { slug: string; title: string; content: string };

function checkTabs<Given extends Tab & { nested?: readonly Tab[] | undefined }>(
  field: string,
  given: readonly Given[],
  faults: Faults,
): (Tab & { nested: Tab[] })[] {
  if (given.length > CONTENT_LIMITS.tabs) faults.add(field, 'tooMany', { max: CONTENT_LIMITS.tabs });
  const seen = new Set<string>();
  return given.slice(0, CONTENT_LIMITS.tabs).map((tab, index) => {
    const place = `${field}.${index}`;
    const title = line(tab.title);
    const slug = slugFrom(tab.slug, title);
    const content = longText(tab.content);
    if (title === '') faults.add(`${place}.title`, 'title.missing');
    checkSlugForm(`${place}.slug`, slug, false, faults);
    if (seen.has(slug)) faults.add(`${place}.slug`, 'slug.twice');
    seen.add(slug);
    faults.tooLong(`${place}.title`, title, CONTENT_LIMITS.title);
    faults.tooLong(`${place}.content`, content, CONTENT_LIMITS.content);
    const nested = checkTabs(`${place}.nested`, tab.nested ?? [], faults);
    return { slug, title, content, nested: nested.map(({ nested: _, ...one }) => one) };
  });
}

function checkSlugForm(field: string, slug: string, isDeep: boolean, faults: Faults): void {
  const segments = slug.split('/');
  if (slug.length > CONTENT_LIMITS.slug) faults.add(field, 'tooLong', { max: CONTENT_LIMITS.slug });
  else if (segments.length > 1 && !isDeep) faults.add(field, 'slug.oneSegment');
  else if (!segments.every((segment) => SEGMENT.test(segment))) faults.add(field, 'slug.form');
}
