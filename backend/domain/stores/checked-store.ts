import { bookingLink } from 'contract/booking-link';
import type { StoreForm } from 'contract/desk-stores';
import { z } from 'zod';
import { productNamed } from '../catalogue/model-named';
import {
  type Blame,
  faultList,
  requiredLine,
  type StoreFaults,
  type Texts,
  typedDay,
  typedHours,
  typedLine,
  typedTexts,
} from './typed-fields';

/** Longest texts, in characters. */
const MAX = { name: 80, line: 120, lead: 300, description: 5000, directions: 500, sentence: 300, url: 500 } as const;

/** A special day as it is stored. */
export interface CheckedSpecialDay {
  readonly day: string;
  readonly opens: string | null;
  readonly closes: string | null;
  readonly names: Texts;
}

/** A pick whose product is not looked up yet. */
export interface CheckedPick {
  /** Where it stands in the form, for faults. */
  readonly row: number;
  readonly brand: string | null;
  readonly slug: string;
  readonly seller: string;
  readonly sentences: Texts;
}

/** A store's form as it is stored. */
export interface CheckedStore {
  readonly row: {
    readonly name: string;
    readonly streetAddress: string;
    readonly postalCode: string;
    readonly city: string;
    readonly phone: string;
    readonly email: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly bookingUrl: string;
    readonly pikanouto: boolean;
    readonly nouto: boolean;
  };
  readonly hours: readonly { readonly weekday: number; readonly opens: string; readonly closes: string }[];
  readonly specialDays: readonly CheckedSpecialDay[];
  readonly services: readonly string[];
  readonly picks: readonly CheckedPick[];
  readonly leads: Texts;
  readonly descriptions: Texts;
  readonly directions: Texts;
}

/**
 * Checks what the editor of a store has typed. Whether products exist is not known here.
 * @param bookingHosts hosts that a booking address may have
 * @returns the faults by field; where there are any, what is to be stored must not be
 */
export function checkStore(
  form: StoreForm,
  bookingHosts: readonly string[],
): { readonly store: CheckedStore; readonly faults: StoreFaults } {
  const { faults, blame } = faultList();
  const store: CheckedStore = {
    row: {
      name: requiredLine(form.name, 'name', MAX.name, blame),
      streetAddress: requiredLine(form.street_address, 'street_address', MAX.line, blame),
      postalCode: typedLine(form.postal_code, 'postal_code', 12, blame),
      city: requiredLine(form.city, 'city', MAX.name, blame),
      phone: phoneOf(form.phone, blame),
      email: emailOf(form.email, blame),
      ...placeOf(form, blame),
      bookingUrl: bookingOf(form.booking_url, bookingHosts, blame),
      pikanouto: form.pikanouto,
      nouto: form.nouto,
    },
    hours: form.hours.flatMap((day, index) => {
      const hours = typedHours(day, `hours.${index}.`, blame);
      return hours ? [{ weekday: index + 1, ...hours }] : [];
    }),
    specialDays: specialDaysOf(form.special_days, blame),
    services: [...new Set(form.services)],
    picks: picksOf(form.picks, blame),
    leads: typedTexts(form.leads, 'leads', { max: MAX.lead }, blame),
    descriptions: typedTexts(form.descriptions, 'descriptions', { max: MAX.description, isLong: true }, blame),
    directions: typedTexts(form.directions, 'directions', { max: MAX.directions }, blame),
  };
  return { store, faults };
}

/** A day that differs from its weekday; null, with the fault noted, where it has no date. @param prefix of the fields' names */
export function checkSpecialDay(
  typed: StoreForm['special_days'][number],
  prefix: string,
  blame: Blame,
): CheckedSpecialDay | null {
  const day = typedDay(typed.date);
  if (day === null) blame(`${prefix}date`, typed.date.trim() === '' ? 'REQUIRED' : 'BAD_DATE');
  const hours = typedHours(typed, prefix, blame);
  const names = typedTexts(typed.names, `${prefix}names`, { max: MAX.name }, blame);
  return day === null ? null : { day, opens: hours?.opens ?? null, closes: hours?.closes ?? null, names };
}

const isEmpty = (texts: Texts): boolean => Object.values(texts).every((text) => text.trim() === '');

function specialDaysOf(typed: StoreForm['special_days'], blame: Blame): CheckedSpecialDay[] {
  const known = new Set<string>();
  return typed.flatMap((row, index) => {
    if ([row.date, row.opens, row.closes].every((text) => text.trim() === '') && isEmpty(row.names)) return [];
    const special = checkSpecialDay(row, `special_days.${index}.`, blame);
    if (!special) return [];
    if (known.has(special.day)) blame(`special_days.${index}.date`, 'SAME_DATE');
    known.add(special.day);
    return [special];
  });
}

function picksOf(typed: StoreForm['picks'], blame: Blame): CheckedPick[] {
  return typed.flatMap(({ product, seller, sentences }, row) => {
    if (product.trim() === '' && seller.trim() === '' && isEmpty(sentences)) return [];
    const field = `picks.${row}`;
    if (product.trim() === '') {
      blame(`${field}.product`, 'REQUIRED');
      return [];
    }
    const named = productNamed(product);
    if (!named) blame(`${field}.product`, 'UNKNOWN_MODEL');
    return [
      {
        row,
        brand: named?.brand ?? null,
        slug: named?.slug ?? '',
        seller: typedLine(seller, `${field}.seller`, MAX.name, blame),
        sentences: typedTexts(sentences, `${field}.sentences`, { max: MAX.sentence }, blame),
      },
    ];
  });
}

function phoneOf(typed: string, blame: Blame): string {
  const phone = typedLine(typed, 'phone', 40, blame);
  if (phone !== '' && !/^\+?\d[\d\s()-]{3,}\d$/.test(phone)) blame('phone', 'BAD_PHONE');
  return phone;
}

function emailOf(typed: string, blame: Blame): string {
  const email = typedLine(typed, 'email', 254, blame);
  if (email !== '' && !z.email().safeParse(email).success) blame('email', 'BAD_EMAIL');
  return email;
}

function placeOf(
  form: StoreForm,
  blame: Blame,
): { readonly latitude: number | null; readonly longitude: number | null } {
  const degrees = (name: 'latitude' | 'longitude', max: number): number | null => {
    const text = form[name].trim().replace(',', '.');
    if (text === '') return null;
    if (/^-?\d{1,3}(\.\d{1,6})?$/.test(text) && Math.abs(Number(text)) <= max) return Number(text);
    blame(name, 'BAD_PLACE');
    return null;
  };
  const [latitude, longitude] = [degrees('latitude', 90), degrees('longitude', 180)];
  if (form.latitude.trim() !== '' && form.longitude.trim() === '') blame('longitude', 'REQUIRED');
  if (form.longitude.trim() !== '' && form.latitude.trim() === '') blame('latitude', 'REQUIRED');
  return { latitude, longitude };
}

function bookingOf(typed: string, hosts: readonly string[], blame: Blame): string {
  const url = typedLine(typed, 'booking_url', MAX.url, blame);
  if (url === '') return '';
  const link = bookingLink(url, hosts);
  if (link === null)
    blame('booking_url', /^https:\/\/[^/]/i.test(url) && URL.canParse(url) ? 'OTHER_HOST' : 'BAD_ADDRESS');
  return link ?? url;
}
