import type { ServiceForm, StoreForm } from 'contract/desk-stores';
import { LANGUAGES, type Language } from '~/locale/languages';

type Texts = Partial<Record<Language, string>>;

/** Most rows that a form may have, as the contract says. */
const MAX_SPECIAL_DAYS = 60;
const MAX_PICKS = 20;

/** A field as it was typed. */
export const typed = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** A text by language, as it was typed. */
export const textsOf = (form: FormData, name: string): Texts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, typed(form, `${name}.${language}`)]));

/** The numbers of the rows of a list that a form has, those left out that are marked to be removed. */
function rowsOf(form: FormData, list: string, max: number): number[] {
  const pattern = new RegExp(`^${list}\\.(\\d{1,3})\\.`);
  const numbers = [...form.keys()].flatMap((name) => {
    const [, number] = pattern.exec(name) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  const kept = [...new Set(numbers)].filter((number) => !form.has(`${list}.${number}.remove`));
  return kept.sort((a, b) => a - b).slice(0, max);
}

/** A special day of a form. @param prefix of its fields' names, `special_days.2.` */
export function readSpecialDay(form: FormData, prefix: string): StoreForm['special_days'][number] {
  return {
    date: typed(form, `${prefix}date`),
    opens: typed(form, `${prefix}opens`),
    closes: typed(form, `${prefix}closes`),
    names: textsOf(form, `${prefix}names`),
  };
}

/** The form of a store as it was sent. Rows are counted anew, so that faults name the rows of the page that comes back. */
export function readStoreForm(form: FormData): StoreForm {
  const line = (name: string) => typed(form, name);
  return {
    name: line('name'),
    street_address: line('street_address'),
    postal_code: line('postal_code'),
    city: line('city'),
    phone: line('phone'),
    email: line('email'),
    latitude: line('latitude'),
    longitude: line('longitude'),
    booking_url: line('booking_url'),
    pikanouto: form.has('pikanouto'),
    nouto: form.has('nouto'),
    hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      opens: line(`hours.${day}.opens`),
      closes: line(`hours.${day}.closes`),
    })),
    special_days: rowsOf(form, 'special_days', MAX_SPECIAL_DAYS)
      .map((row) => readSpecialDay(form, `special_days.${row}.`))
      .filter(({ names, ...day }) => !isBlank(day) || !isBlank(names)),
    services: form.getAll('services').map(String).slice(0, 50),
    picks: rowsOf(form, 'picks', MAX_PICKS)
      .map((row) => ({
        product: line(`picks.${row}.product`),
        seller: line(`picks.${row}.seller`),
        sentences: textsOf(form, `picks.${row}.sentences`),
      }))
      .filter(({ sentences, ...pick }) => !isBlank(pick) || !isBlank(sentences)),
    leads: textsOf(form, 'leads'),
    descriptions: textsOf(form, 'descriptions'),
    directions: textsOf(form, 'directions'),
  };
}

const isBlank = (fields: Readonly<Record<string, string>>): boolean =>
  Object.values(fields).every((text) => text.trim() === '');

/** The form of a service as it was sent. */
export const readServiceForm = (form: FormData): ServiceForm => ({
  names: textsOf(form, 'names'),
  descriptions: textsOf(form, 'descriptions'),
});

/** The version that a form was opened in; 0 for what is none. */
export function readVersion(form: FormData): number {
  const version = typed(form, 'version');
  return /^\d{1,9}$/.test(version) ? Number(version) : 0;
}
