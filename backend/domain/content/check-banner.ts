import { type BannerForm, type BannerKind, CROP_POINTS } from 'contract/desk-banners';
import type { Transaction } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import type { bannerTexts } from '../../db/schema/content';
import { Refusal } from '../errors/refusals';
import { endOfHelsinkiDay, startOfHelsinkiDay } from '../pricing/helsinki-day';
import { typedDay } from '../stores/typed-fields';
import { Faults, line } from './check-fields';
import { contentTexts } from './content-texts';
import type { EditedBanner } from './edited-banners';
import { editorLink } from './editor-link';
import { isShopPicture } from './shop-picture';
import type { SiteEditor } from './site-editor';

/** Longest texts, in characters. */
const MAX_HEADING = 120;
const MAX_TEXT = 300;
const MAX_BUTTON = 60;

/** A banner as it is stored. */
export interface CheckedBanner {
  readonly row: { image: string | null; cropPoint: string; startsAt: Date | null; endsAt: Date | null };
  /** What else there is of its picture; null without one. */
  readonly views: { readonly tall: string | null; readonly night: string | null } | null;
  readonly texts: Omit<typeof bannerTexts.$inferInsert, 'bannerId'>[];
}

/** What of a form a kind has: a line of text has no picture, button or text below. */
const ofKind = (kind: BannerKind, form: BannerForm): BannerForm =>
  kind === 'text'
    ? { ...form, image: '', tall: '', night: '', crop: 'center', titles: {}, sub_texts: {}, button_texts: {} }
    : form;

/** @throws Refusal with the reasons at the fields */
export async function checkBanner(
  tx: Transaction,
  kind: BannerKind,
  given: BannerForm,
  known: Pick<EditedBanner, 'form' | 'startsAt' | 'endsAt'> | null,
  { language, ownHosts }: SiteEditor,
): Promise<CheckedBanner> {
  const faults = new Faults(contentTexts(language));
  const form = ofKind(kind, given);
  const texts = textsOf(form, ownHosts, faults);
  if (texts.length === 0) faults.add('headings.fi', 'heading.missing');
  if (form.image === '' && kind !== 'text') faults.add('image', 'picture.missing');
  for (const field of ['image', 'tall', 'night'] as const)
    if (form[field] !== '' && !(await isShopPicture(tx, form[field]))) faults.add(field, 'image.unknown');
  const days = daysOf(form, known, faults);
  if (Object.keys(faults.fields).length > 0) throw new Refusal(faults.fields);
  const cropPoint = CROP_POINTS.find((point) => point === form.crop) ?? 'center';
  const views = form.image === '' ? null : { tall: form.tall || null, night: form.night || null };
  return { row: { image: form.image || null, cropPoint, ...days }, views, texts };
}

/** Texts of the languages that have any; each of them needs a heading. */
function textsOf(form: BannerForm, ownHosts: SiteEditor['ownHosts'], faults: Faults): CheckedBanner['texts'] {
  return LANGUAGE_CODES.flatMap((language) => {
    const lineOf = (field: 'titles' | 'headings' | 'sub_texts' | 'button_texts' | 'urls', max: number) => {
      const text = line(form[field][language] ?? '');
      faults.tooLong(`${field}.${language}`, text, max);
      return text;
    };
    const heading = lineOf('headings', MAX_HEADING);
    const title = lineOf('titles', MAX_HEADING);
    const subText = lineOf('sub_texts', MAX_TEXT);
    const buttonText = lineOf('button_texts', MAX_BUTTON);
    const typedUrl = line(form.urls[language] ?? '');
    if ([heading, title, subText, buttonText, typedUrl].every((text) => text === '')) return [];
    if (heading === '') faults.add(`headings.${language}`, 'heading.missing');
    const url = typedUrl === '' ? '' : editorLink(typedUrl, ownHosts);
    // pages of other sites are never shown as the shop's own banners
    if (url === null || !/^(?:\/|$)/.test(url)) faults.add(`urls.${language}`, 'link.own');
    return [{ language, title, heading, subText, buttonText, url: url ?? '' }];
  });
}

/** The times between which a banner is shown. A day that was not changed keeps its time. */
function daysOf(
  { starts, ends }: BannerForm,
  known: Pick<EditedBanner, 'form' | 'startsAt' | 'endsAt'> | null,
  faults: Faults,
): { readonly startsAt: Date | null; readonly endsAt: Date | null } {
  const timeOf = (field: 'starts' | 'ends', text: string, toTime: (day: string) => Date | null): Date | null => {
    if (text.trim() === '') return null;
    const day = typedDay(text);
    const time = day === null ? null : toTime(day);
    if (time === null) faults.add(field, 'day.wrong');
    return time;
  };
  const startsAt =
    known && starts === known.form.starts ? known.startsAt : timeOf('starts', starts, startOfHelsinkiDay);
  const endsAt = known && ends === known.form.ends ? known.endsAt : timeOf('ends', ends, afterHelsinkiDay);
  if (startsAt && endsAt && endsAt <= startsAt) faults.add('ends', 'ends.early');
  return { startsAt, endsAt };
}

/** The first moment after a day in Helsinki. */
function afterHelsinkiDay(day: string): Date | null {
  const end = endOfHelsinkiDay(day);
  return end && new Date(end.getTime() + 1_000);
}
