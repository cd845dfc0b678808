import { CONTENT_LIMITS, type ContentFields, contentFields } from 'contract/content-fields';
import { helsinkiTime, NO_TIME, type TypedTime, typedTime } from '~/locale/helsinki-time';
import { LANGUAGES, type Language } from '~/locale/languages';

/** A text in one place of a page with tabs. */
export type TabText = { readonly slug: string; readonly title: string; readonly content: string };
export type TabForm = TabText & { readonly nested: readonly TabText[] };

/** An item's texts in one language, as typed. */
export type TextForm = TabText & {
  readonly excerpt: string;
  readonly meta_description: string;
  readonly tabs: readonly TabForm[];
};

/** An item as its form holds it. Ids are texts; empty: none. */
export type ContentForm = {
  readonly texts: Readonly<Record<Language, TextForm>>;
  readonly image: string;
  readonly category: string;
  readonly blogger: string;
  readonly brand: string;
  readonly starts: TypedTime;
  readonly ends: TypedTime;
  readonly dated: TypedTime;
  /** Ids of products, in their order. */
  readonly models: readonly string[];
  readonly list_group: string;
  readonly list_brand: string;
  readonly list_reduced: boolean;
  readonly note: string;
  /** When it is to be published. */
  readonly at: TypedTime;
};

const NO_TEXT: TextForm = { slug: '', title: '', excerpt: '', meta_description: '', content: '', tabs: [] };

const idText = (id: number | null): string => (id === null ? '' : String(id));

/** The form of saved fields. */
export function formOfFields(fields: ContentFields): ContentForm {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, fields.languages[language] ?? NO_TEXT]));
  return {
    texts: texts as Record<Language, TextForm>,
    image: fields.image ?? '',
    category: fields.category,
    blogger: idText(fields.blogger),
    brand: idText(fields.brand),
    starts: typedTime(fields.starts),
    ends: typedTime(fields.ends),
    dated: typedTime(fields.dated),
    models: fields.models.map(String),
    list_group: idText(fields.list_group),
    list_brand: idText(fields.list_brand),
    list_reduced: fields.list_reduced,
    note: '',
    at: NO_TIME,
  };
}

/** Ids of the database. */
export const idOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/**
 * A typed time for the backend: one that cannot be read stays as it is, so that it is refused at its field.
 * @returns null when both fields are empty
 */
export function sentTime({ day, time }: TypedTime): string | null {
  if (day.trim() === '' && time.trim() === '') return null;
  return helsinkiTime({ day, time })?.toISOString() ?? '–';
}

/** The fields of a form as the backend takes them, without cleaning their HTML. */
export function fieldsOfForm(form: ContentForm): ContentFields {
  return contentFields.parse({
    languages: form.texts,
    image: /^[0-9a-f]{32}$/.test(form.image) ? form.image : null,
    category: form.category,
    blogger: idOf(form.blogger),
    brand: idOf(form.brand),
    starts: sentTime(form.starts),
    ends: sentTime(form.ends),
    dated: sentTime(form.dated),
    models: form.models.flatMap((id) => idOf(id) ?? []),
    list_group: idOf(form.list_group),
    list_brand: idOf(form.list_brand),
    list_reduced: form.list_reduced,
  });
}

/** Changes every HTML text of fields. */
export async function withHtml(
  fields: ContentFields,
  change: (html: string) => Promise<string>,
): Promise<ContentFields> {
  const changed = async <Text extends { content: string }>(text: Text) => ({
    ...text,
    content: await change(text.content),
  });
  const languages: ContentFields['languages'] = {};
  for (const language of LANGUAGES) {
    const text = fields.languages[language];
    if (!text) continue;
    const tabs = await Promise.all(
      text.tabs.map(async (tab) => ({ ...(await changed(tab)), nested: await Promise.all(tab.nested.map(changed)) })),
    );
    languages[language] = { ...(await changed(text)), tabs };
  }
  return { ...fields, languages };
}

/** Names of the texts that are longer than they may be: those are not even sent. */
export function longTexts({ texts }: ContentForm): string[] {
  const isLong = ({ content }: TabText) => content.length > CONTENT_LIMITS.content;
  return LANGUAGES.flatMap((language) => [
    ...(isLong(texts[language]) ? [`${language}.content`] : []),
    ...texts[language].tabs.flatMap((tab, at) => [
      ...(isLong(tab) ? [`${language}.tabs.${at}.content`] : []),
      ...tab.nested.flatMap((inner, place) =>
        isLong(inner) ? [`${language}.tabs.${at}.nested.${place}.content`] : [],
      ),
    ]),
  ]);
}
