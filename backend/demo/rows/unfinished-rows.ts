import { type ContentFields, contentFields } from 'contract/content-fields';
import type { Transaction } from '../../db/client';
import { publishContent } from '../../domain/content/publish-content';
import { createContent, type Editing, saveContent } from '../../domain/content/save-content';
import type { ShopLanguage } from '../../domain/locale/language';
import { pageHtml } from '../content/page';
import { DEMO_CHANGED, DEMO_DRAFT, DEMO_SCHEDULED } from '../content/unfinished-items';
import { demoLinks } from './demo-links';
import type { DemoPictures } from './pictures';
import { daysBefore, inEveryLanguage } from './texts';

/** Days from now until what is scheduled is published. */
const DAYS_AHEAD = 9;

type Texts = Partial<Record<ShopLanguage, string>>;

function fieldsOf(
  { title, excerpt, text }: { readonly title: Texts; readonly excerpt?: Texts; readonly text: Texts },
  more: Partial<ContentFields> = {},
): ContentFields {
  const rows = inEveryLanguage((language) => {
    const content = text[language];
    const html = content === undefined ? '' : pageHtml(content, demoLinks(language));
    return [language, { title: title[language] ?? '', excerpt: excerpt?.[language] ?? '', content: html }] as const;
  });
  return { ...contentFields.parse({ languages: Object.fromEntries(rows) }), ...more };
}

/** What editors are still working on: a draft, something that is scheduled, and a change that is not published. */
export async function loadUnfinishedItems(tx: Transaction, pictures: DemoPictures, now: Date): Promise<void> {
  const by: Editing = { customerId: null, actor: 'command:demo', author: 'Hanki', language: 'en', now };
  const image = pictures.landscape('planned');
  await createContent(tx, { kind: 'guide', fields: fieldsOf(DEMO_DRAFT, { category: DEMO_DRAFT.category }) }, by);
  const planned = fieldsOf(DEMO_SCHEDULED, { category: DEMO_SCHEDULED.category, image });
  const scheduled = await createContent(tx, { kind: 'guide', fields: planned }, by);
  await publishContent(tx, { id: scheduled.id, known: scheduled.version, at: daysBefore(now, -DAYS_AHEAD) }, by);
  const shown = await createContent(tx, { kind: 'page', fields: fieldsOf(DEMO_CHANGED) }, by);
  await publishContent(tx, { id: shown.id, known: shown.version }, by);
  const text = { ...DEMO_CHANGED.text, fi: DEMO_CHANGED.change };
  const changed = fieldsOf({ ...DEMO_CHANGED, text });
  await saveContent(tx, { id: shown.id, known: shown.version, fields: changed, note: 'Nauha' }, by);
}
