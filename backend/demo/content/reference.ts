/** Tax areas, currencies and the countries the shop delivers to. */

export type DemoTaxArea = { id: number; country: string | null; isEuMember: boolean; percentage: number };

/**
 * Standard VAT in per cent. The EU's and the United Kingdom's agree with the rates of github.com/ibericode/vat-rates; the
 * Swiss one is Specification 2 §9's; Norway's is entered by hand. Area 1 is Finland; area 99 is every country where we
 * sell without VAT.
 */
export const DEMO_TAX_AREAS: readonly DemoTaxArea[] = [
  { id: 1, country: 'fi', isEuMember: true, percentage: 25.5 },
  { id: 2, country: 'at', isEuMember: true, percentage: 20 },
  { id: 3, country: 'be', isEuMember: true, percentage: 21 },
  { id: 4, country: 'bg', isEuMember: true, percentage: 20 },
  { id: 5, country: 'cy', isEuMember: true, percentage: 19 },
  { id: 6, country: 'cz', isEuMember: true, percentage: 21 },
  { id: 7, country: 'de', isEuMember: true, percentage: 19 },
  { id: 8, country: 'dk', isEuMember: true, percentage: 25 },
  { id: 9, country: 'ee', isEuMember: true, percentage: 24 },
  { id: 10, country: 'es', isEuMember: true, percentage: 21 },
  { id: 11, country: 'fr', isEuMember: true, percentage: 20 },
  { id: 12, country: 'gr', isEuMember: true, percentage: 24 },
  { id: 13, country: 'hr', isEuMember: true, percentage: 25 },
  { id: 14, country: 'hu', isEuMember: true, percentage: 27 },
  { id: 15, country: 'ie', isEuMember: true, percentage: 23 },
  { id: 16, country: 'it', isEuMember: true, percentage: 22 },
  { id: 17, country: 'lt', isEuMember: true, percentage: 21 },
  { id: 18, country: 'lu', isEuMember: true, percentage: 17 },
  { id: 19, country: 'lv', isEuMember: true, percentage: 21 },
  { id: 20, country: 'mt', isEuMember: true, percentage: 18 },
  { id: 21, country: 'nl', isEuMember: true, percentage: 21 },
  { id: 22, country: 'pl', isEuMember: true, percentage: 23 },
  { id: 23, country: 'pt', isEuMember: true, percentage: 23 },
  { id: 24, country: 'ro', isEuMember: true, percentage: 21 },
  { id: 25, country: 'se', isEuMember: true, percentage: 25 },
  { id: 26, country: 'si', isEuMember: true, percentage: 22 },
  { id: 27, country: 'sk', isEuMember: true, percentage: 23 },
  { id: 40, country: 'gb', isEuMember: false, percentage: 20 },
  { id: 41, country: 'no', isEuMember: false, percentage: 25 },
  { id: 42, country: 'ch', isEuMember: false, percentage: 8.1 },
  { id: 43, country: 'us', isEuMember: false, percentage: 0 },
  { id: 44, country: 'ru', isEuMember: false, percentage: 0 },
  { id: 99, country: null, isEuMember: false, percentage: 0 },
];

/** Area of countries without one of their own: exports carry no VAT. */
export const EXPORT_TAX_AREA = 99;

export type DemoCurrency = {
  code: string;
  minorDigits: number;
  format: string;
  isChargeable: boolean;
  /** units per euro; made up, near the published ones, until the update command reads the bank's file */
  rate?: number;
  source?: 'ecb' | 'cbr';
};

export const DEMO_CURRENCIES: readonly DemoCurrency[] = [
  { code: 'eur', minorDigits: 2, format: '{amount} €', isChargeable: true },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before the amount
  { code: 'usd', minorDigits: 2, format: '${amount}', isChargeable: true, rate: 1.1634, source: 'ecb' },
  { code: 'gbp', minorDigits: 2, format: '£{amount}', isChargeable: true, rate: 0.8712, source: 'ecb' },
  { code: 'sek', minorDigits: 2, format: '{amount} kr', isChargeable: true, rate: 10.976, source: 'ecb' },
  { code: 'nok', minorDigits: 2, format: '{amount} kr', isChargeable: true, rate: 11.742, source: 'ecb' },
  { code: 'dkk', minorDigits: 2, format: '{amount} kr.', isChargeable: true, rate: 7.4683, source: 'ecb' },
  { code: 'chf', minorDigits: 2, format: 'CHF {amount}', isChargeable: true, rate: 0.9318, source: 'ecb' },
  { code: 'pln', minorDigits: 2, format: '{amount} zł', isChargeable: true, rate: 4.2415, source: 'ecb' },
  { code: 'czk', minorDigits: 2, format: '{amount} Kč', isChargeable: true, rate: 24.195, source: 'ecb' },
  { code: 'jpy', minorDigits: 0, format: '¥{amount}', isChargeable: true, rate: 180.42, source: 'ecb' },
  { code: 'rub', minorDigits: 2, format: '{amount} ₽', isChargeable: false, rate: 93.87, source: 'cbr' },
];

/** The day the rates are from. */
export const RATES_DATE = '2025-10-01';

export type DeliveryZone = 'home' | 'nordic' | 'eu' | 'europe' | 'world';

type Days = { start: number; end: number };

/**
 * Days on the way by zone, from the dispatch to the door: of a usual parcel, of a long one that no locker takes, and how
 * much longer skis take whose bindings we mount.
 */
export const ZONE_DAYS: Record<DeliveryZone, { usual: Days; long: Days; skiBundle: number }> = {
  home: { usual: { start: 1, end: 3 }, long: { start: 2, end: 5 }, skiBundle: 2 },
  nordic: { usual: { start: 2, end: 5 }, long: { start: 3, end: 8 }, skiBundle: 3 },
  eu: { usual: { start: 4, end: 8 }, long: { start: 5, end: 12 }, skiBundle: 4 },
  europe: { usual: { start: 5, end: 12 }, long: { start: 7, end: 16 }, skiBundle: 5 },
  world: { usual: { start: 7, end: 18 }, long: { start: 10, end: 25 }, skiBundle: 7 },
};

/** Countries by zone, `code currency`; names come from the platform's own country names. */
const COUNTRIES: Record<DeliveryZone, string> = {
  home: 'fi:eur ax:eur',
  nordic: 'se:sek dk:dkk ee:eur lv:eur lt:eur no:nok is:eur',
  eu: 'at:eur be:eur bg:eur cy:eur cz:czk de:eur es:eur fr:eur gr:eur hr:eur hu:eur ie:eur it:eur lu:eur mt:eur nl:eur pl:pln pt:eur ro:eur si:eur sk:eur',
  europe: 'gb:gbp ch:chf li:chf ad:eur mc:eur sm:eur al:eur ba:eur me:eur mk:eur rs:eur md:eur ua:eur ge:eur tr:eur',
  world: 'us:usd ca:usd au:usd nz:usd jp:jpy kr:usd sg:usd hk:usd il:usd ae:usd za:usd cl:usd kz:eur',
};

/** Countries known, and not delivered to. */
const CLOSED = 'ru:rub by:eur';

export type DemoCountry = { code: string; currency: string; zone: DeliveryZone; isEnabled: boolean; taxAreaId: number };

const ownArea = new Map(DEMO_TAX_AREAS.map(({ country, id }) => [country, id]));

function country(entry: string, zone: DeliveryZone, isEnabled: boolean): DemoCountry {
  const [code = '', currency = 'eur'] = entry.split(':');
  // Åland lies outside the EU's VAT area and Monaco inside France's
  const area = code === 'ax' ? EXPORT_TAX_AREA : code === 'mc' ? ownArea.get('fr') : ownArea.get(code);
  return { code, currency, zone, isEnabled, taxAreaId: area ?? EXPORT_TAX_AREA };
}

export const DEMO_COUNTRIES: readonly DemoCountry[] = [
  ...(Object.entries(COUNTRIES) as [DeliveryZone, string][]).flatMap(([zone, list]) =>
    list.split(' ').map((entry) => country(entry, zone, true)),
  ),
  ...CLOSED.split(' ').map((entry) => country(entry, 'europe', false)),
];
