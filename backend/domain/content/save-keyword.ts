import type { KeywordForm } from 'contract/desk-keywords';
import { getKeywordPopup, getKeywordPopups } from 'contract/site';
import { eq, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { keywordPopups, keywordPopupTexts } from '../../db/schema/content';
import { writeAudit } from '../audit/write-audit';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { rowsOf } from '../reading/reader';
import { Faults, line, longText } from './check-fields';
import { contentTexts } from './content-texts';
import { readEditedKeywords } from './edited-keywords';
import { editorLink, MAX_LINK } from './editor-link';
import { formMark, madeBefore } from './made-before';
import type { SiteEditor, SiteResult } from './site-editor';

/** Longest word and explanation, in characters. */
const MAX_WORD = 80;
const MAX_TEXT = 5_000;

/** What a language's row stores. */
interface Explanation {
  readonly language: ShopLanguage;
  readonly keyword: string;
  readonly textHtml: string;
  readonly url: string;
}

/** Whether HTML has words, besides its tags. */
const hasWords = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';

/** The explanations of a form, in the languages that have one. */
function explanationsOf({ words, texts, urls }: KeywordForm, { ownHosts }: SiteEditor, faults: Faults): Explanation[] {
  return LANGUAGE_CODES.flatMap((language) => {
    const keyword = line(words[language] ?? '');
    const textHtml = longText(texts[language] ?? '');
    const typedUrl = line(urls[language] ?? '');
    if (keyword === '' && !hasWords(textHtml) && typedUrl === '') return [];
    const url = typedUrl === '' ? '' : editorLink(typedUrl, ownHosts);
    if (keyword === '') faults.add(`words.${language}`, 'keyword.missing');
    if (!hasWords(textHtml)) faults.add(`texts.${language}`, 'keyword.text');
    if (typedUrl.length > MAX_LINK) faults.tooLong(`urls.${language}`, typedUrl, MAX_LINK);
    else if (url === null) faults.add(`urls.${language}`, 'link.form');
    faults.tooLong(`words.${language}`, keyword, MAX_WORD);
    faults.tooLong(`texts.${language}`, textHtml, MAX_TEXT);
    return [{ language, keyword, textHtml, url: url ?? '' }];
  });
}

/** @param id the word itself; null for a new one @throws Refusal by field */
async function checked(
  tx: Transaction,
  id: number | null,
  form: KeywordForm,
  editor: SiteEditor,
): Promise<Explanation[]> {
  const faults = new Faults(contentTexts(editor.language));
  const explanations = explanationsOf(form, editor, faults);
  if (explanations.length === 0) faults.add('words.fi', 'keyword.missing');
  const wanted = JSON.stringify(explanations.map(({ language, keyword }) => ({ language, keyword })));
  const taken = await rowsOf<{ language: string }>(
    tx,
    sql`select w.language from jsonb_to_recordset(${wanted}::jsonb) as w(language text, keyword text)
      join keyword_popup_texts t on t.language = w.language and lower(t.keyword) = lower(w.keyword)
      where t.popup_id is distinct from ${id}::int`,
  );
  for (const { language } of taken) faults.add(`words.${language}`, 'keyword.taken');
  if (Object.keys(faults.fields).length > 0) throw new Refusal(faults.fields);
  return explanations;
}

/** Changes of words come one after the other, so that no word is explained twice. */
const lockKeywords = (tx: Transaction) => tx.execute(sql`lock table ${keywordPopups} in share row exclusive mode`);

async function written(
  tx: Transaction,
  action: 'add-keyword' | 'save-keyword' | 'remove-keyword',
  id: number,
  details: Record<string, unknown>,
  { actor, now }: SiteEditor,
): Promise<void> {
  await writeAudit(tx, { actor, action, subject: 'keyword', subjectId: String(id), details, now });
  await announceCatalogueChange(tx, [getKeywordPopups.name, getKeywordPopup.name]);
}

const wordsIn = (explanations: readonly Explanation[]) =>
  Object.fromEntries(explanations.map(({ language, keyword }) => [language, keyword]));

/**
 * Explains a new word. The same form sent again finds what it made.
 * @throws Refusal by field; Conflict when the form was sent before with other texts, or what it made is gone
 */
export function addKeyword(
  db: Db,
  { key, form }: { readonly key: string; readonly form: KeywordForm },
  editor: SiteEditor,
): Promise<{ readonly id: number }> {
  return db.transaction(async (tx) => {
    await lockKeywords(tx);
    const before = await madeBefore(
      tx,
      'keyword',
      { key, form },
      async (id) => (await readEditedKeywords(tx, id)).length > 0,
    );
    if (before !== null) return { id: before };
    const explanations = await checked(tx, null, form, editor);
    const [made] = await tx.insert(keywordPopups).values({ key }).returning({ id: keywordPopups.id });
    if (!made) throw new Error('The word was not written.');
    await tx.insert(keywordPopupTexts).values(explanations.map((each) => ({ popupId: made.id, ...each })));
    await written(tx, 'add-keyword', made.id, { words: wordsIn(explanations), ...formMark({ key, form }) }, editor);
    return made;
  });
}

interface Known {
  readonly id: number;
  readonly version: string;
}

/**
 * Saves an explained word. Of two editors who opened the same version the second is told.
 * @throws Refusal by field
 */
export function saveKeyword(
  db: Db,
  { id, version, form }: Known & { readonly form: KeywordForm },
  editor: SiteEditor,
): Promise<SiteResult<{ readonly id: number }>> {
  return db.transaction(async (tx) => {
    await lockKeywords(tx);
    const [known] = await readEditedKeywords(tx, id);
    if (!known) return { outcome: 'missing' };
    if (known.version !== version) return { outcome: 'outdated' };
    const explanations = await checked(tx, id, form, editor);
    await tx.delete(keywordPopupTexts).where(eq(keywordPopupTexts.popupId, id));
    await tx.insert(keywordPopupTexts).values(explanations.map((each) => ({ popupId: id, ...each })));
    const [after] = await readEditedKeywords(tx, id);
    if (after?.version !== version) await written(tx, 'save-keyword', id, { words: wordsIn(explanations) }, editor);
    return { outcome: 'saved', done: { id } };
  });
}

/** Removes an explained word in the version that its editor has seen. One that is gone is not missed. */
export function removeKeyword(
  db: Db,
  { id, version }: Known,
  editor: SiteEditor,
): Promise<SiteResult<Record<string, never>>> {
  return db.transaction(async (tx) => {
    await lockKeywords(tx);
    const [known] = await readEditedKeywords(tx, id);
    if (!known) return { outcome: 'saved', done: {} };
    if (known.version !== version) return { outcome: 'outdated' };
    await tx.delete(keywordPopups).where(eq(keywordPopups.id, id));
    await written(tx, 'remove-keyword', id, { words: known.form.words }, editor);
    return { outcome: 'saved', done: {} };
  });
}
