import { cleanText } from 'contract/clean-text';
import { CONTENT_LIMITS } from 'contract/content-fields';
import type { TypedTime } from '~/locale/helsinki-time';
import { LANGUAGES, type Language } from '~/locale/languages';
import type { ContentForm, TabForm, TabText, TextForm } from './content-form';

/** How many texts a form of an item may have: each tab's in six languages; one text may be longer than what is then refused at its field. */
export const CONTENT_TEXTS = { fields: 20_000, fieldSize: 8_000_000 } as const;

/** A field as it was typed: line ends as a text area shows them. */
const typed = (form: FormData, name: string): string =>
  cleanText(String(form.get(name) ?? '')).replaceAll('\r\n', '\n');

const timeOf = (form: FormData, name: string): TypedTime => ({
  day: typed(form, `${name}.day`),
  time: typed(form, `${name}.time`),
});

/** The numbers of the rows of each list of a form, `fi.tabs` or `models`, found once: forms may have thousands of fields. */
function rowNumbers(form: FormData): ReadonlyMap<string, ReadonlySet<number>> {
  const rows = new Map<string, Set<number>>();
  for (const name of form.keys()) {
    for (const { index, 1: number } of name.matchAll(/\.(\d{1,3})\./g)) {
      const list = name.slice(0, index);
      rows.set(list, (rows.get(list) ?? new Set()).add(Number(number)));
    }
  }
  return rows;
}

/** Reads the lists of a form. */
function listReader(form: FormData) {
  const numbers = rowNumbers(form);
  // a row that was moved to an earlier place stands before the one that has it, one that was moved to a later place after it
  const standing = (number: number, place: number) => {
    const own = number + 1;
    if (Number.isNaN(place) || place === own) return own;
    return place < own ? place - 0.5 : place + 0.5;
  };
  /** The rows of a list in the order of their places, those left out that are marked to be removed. */
  return <Row>(list: string, read: (prefix: string) => Row): Row[] => {
    const kept = [...(numbers.get(list) ?? [])].filter((number) => !form.has(`${list}.${number}.remove`));
    const placed = kept.map((number) => {
      const place = Number.parseInt(typed(form, `${list}.${number}.place`), 10);
      return { number, wanted: standing(number, place) };
    });
    placed.sort((a, b) => a.wanted - b.wanted || a.number - b.number);
    return placed.slice(0, 2 * CONTENT_LIMITS.models).map(({ number }) => read(`${list}.${number}.`));
  };
}

const isBlank = ({ slug, title, content }: TabText): boolean => `${slug}${title}${content}`.trim() === '';

function readTexts(form: FormData, language: Language, rows: ReturnType<typeof listReader>): TextForm {
  const line = (name: string) => typed(form, `${language}.${name}`);
  const textAt = (prefix: string): TabText => ({
    slug: typed(form, `${prefix}slug`),
    title: typed(form, `${prefix}title`),
    content: typed(form, `${prefix}content`),
  });
  const tabs = rows(
    `${language}.tabs`,
    (prefix): TabForm => ({
      ...textAt(prefix),
      nested: rows(`${prefix}nested`, textAt).filter((inner) => !isBlank(inner)),
    }),
  );
  return {
    ...textAt(`${language}.`),
    excerpt: line('excerpt'),
    meta_description: line('meta_description'),
    tabs: tabs.filter((tab) => tab.nested.length > 0 || !isBlank(tab)),
  };
}

/** The form of an item as it was sent. Rows are counted anew, so that faults name the rows of the page that comes back. */
export function readContentForm(form: FormData): ContentForm {
  const rows = listReader(form);
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, readTexts(form, language, rows)]));
  const line = (name: string) => typed(form, name);
  return {
    texts: texts as Record<Language, TextForm>,
    image: form.has('image_remove') ? '' : line('image'),
    category: line('category'),
    blogger: line('blogger'),
    brand: line('brand'),
    starts: timeOf(form, 'starts'),
    ends: timeOf(form, 'ends'),
    dated: timeOf(form, 'dated'),
    models: [...new Set(rows('models', (prefix) => line(`${prefix}id`)))].filter((id) => id !== ''),
    list_group: line('list_group'),
    list_brand: line('list_brand'),
    list_reduced: form.has('list_reduced'),
    note: line('note'),
    at: timeOf(form, 'at'),
  };
}
