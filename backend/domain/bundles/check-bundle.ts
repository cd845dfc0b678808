import type { BundleForm } from 'contract/desk-bundles';
import type { Transaction } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { modelsNamed } from '../catalogue/model-named';
import { Faults, line, longText } from '../content/check-fields';
import { contentTexts } from '../content/content-texts';
import type { SiteEditor } from '../content/site-editor';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { typedCents } from '../pricing/typed-cents';
import { typedMoment } from '../pricing/typed-moment';
import { readSellableParts, type SellablePart } from './sellable-parts';

/** Longest texts, in characters. */
const MAX_NAME = 80;
const MAX_DESCRIPTION = 3_000;

/** A bundle whose form is right. */
export interface CheckedBundle {
  readonly partIds: readonly number[];
  readonly texts: readonly { readonly language: ShopLanguage; readonly name: string; readonly description: string }[];
  readonly priceCents: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The models that the form names: at least two, each once, on sale by themselves. */
async function partsOf(tx: Transaction, form: BundleForm, faults: Faults): Promise<SellablePart[]> {
  const named = form.parts.flatMap((typed, row) => (typed.trim() === '' ? [] : [{ typed, row }]));
  if (named.length < 2) faults.add(`parts.${named.length}`, 'bundle.two');
  const models = await modelsNamed(
    tx,
    named.map(({ typed }) => typed),
  );
  const ids = models.flatMap((model) => model?.id ?? []);
  const found = await readSellableParts(tx, ids);
  const seen = new Set<number>();
  return named.flatMap(({ typed, row }, index) => {
    const part = found.find(({ id }) => id === models[index]?.id);
    if (!part?.cents) faults.add(`parts.${row}`, 'model.unknown', { name: line(typed).slice(0, 80) });
    else if (seen.has(part.id)) faults.add(`parts.${row}`, 'bundle.twice');
    if (!part?.cents || seen.has(part.id)) return [];
    seen.add(part.id);
    return [part];
  });
}

/** The price of the set: as typed, or by the discount, rounded to ten cents. */
function priceOf({ price, percentage }: BundleForm, parts: readonly SellablePart[], faults: Faults): number {
  const apart = parts.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  const cents = typedCents(price);
  if (percentage.trim() !== '') {
    const share = /^\d{1,2}$/.test(percentage.trim()) ? Number(percentage) : 0;
    if (share < 1 || share > 90) faults.add('percentage', 'percentage.form');
    if (cents !== undefined) faults.add('price', 'bundle.onePrice');
    return Math.round((apart * (100 - share)) / 1_000) * 10;
  }
  if (cents === undefined) faults.add('price', 'price.missing');
  else if (cents === null || cents === 0) faults.add('price', 'price.form');
  else if (parts.length > 1 && cents > apart) faults.add('price', 'period.higher', { price: (apart / 100).toFixed(2) });
  return cents ?? 0;
}

function textsOf({ names, descriptions }: BundleForm, faults: Faults): CheckedBundle['texts'] {
  const texts = LANGUAGE_CODES.flatMap((language) => {
    const name = line(names[language] ?? '');
    const description = longText(descriptions[language] ?? '');
    if (name === '' && description === '') return [];
    if (name === '') faults.add(`names.${language}`, 'title.missing');
    faults.tooLong(`names.${language}`, name, MAX_NAME);
    faults.tooLong(`descriptions.${language}`, description, MAX_DESCRIPTION);
    return [{ language, name, description }];
  });
  if (texts.length === 0) faults.add('names.fi', 'title.missing');
  return texts;
}

/** Checks the form of a bundle. @throws Refusal by field */
export async function checkBundle(
  tx: Transaction,
  form: BundleForm,
  { language, now }: SiteEditor,
): Promise<CheckedBundle> {
  const faults = new Faults(contentTexts(language));
  const parts = await partsOf(tx, form, faults);
  const texts = textsOf(form, faults);
  const priceCents = priceOf(form, parts, faults);
  const [startsAt, endsAt] = [typedMoment(form.starts), typedMoment(form.ends)];
  if (startsAt === null) faults.add('starts.day', 'time.wrong');
  if (endsAt === null) faults.add('ends.day', 'time.wrong');
  if (endsAt && endsAt <= now) faults.add('ends.day', 'ends.past');
  if (startsAt && endsAt && endsAt <= startsAt) faults.add('ends.day', 'ends.early');
  if (Object.keys(faults.fields).length > 0) throw new Refusal(faults.fields);
  return { partIds: parts.map(({ id }) => id), texts, priceCents, startsAt: startsAt ?? null, endsAt: endsAt ?? null };
}
