/** Tax areas, currencies and the countries the shop delivers to. */

/** A rate of VAT in per cent and the day from which it holds, `YYYY-MM-DD`; without a day it has held as long as the shop knows. */
export type DatedRate = { percentage: number; from?: string };

export type DemoTaxArea = { id: number; country: string | null; isEuMember: boolean; standard: readonly DatedRate[] };

/** Rates by the day they start on, `24, 25.5 from 2024-09-01`. */
export function datedRates(text: string): DatedRate[] {
  return text.split(', ').map((entry) => {
    const [percentage, from] = entry.split(' from ');
    return { percentage: Number(percentage), ...(from === undefined ? {} : { from }) };
  });
}

/** Id, country, whether it is in the EU, standard VAT in per cent. */
type AreaEntry = readonly [id: number, country: string | null, isEuMember: boolean, standard: string];

/**
 * Standard VAT in per cent, with the changes since the autumn of 2024. The EU's and the United Kingdom's agree with the
 * rates of github.com/ibericode/vat-rates; the Swiss one is Specification 2 §9's; Norway's is entered by hand. Area 1 is
 * Finland; area 99 is every country where we sell without VAT.
 */
const TAX_AREAS: readonly AreaEntry[] = [
  [1, 'fi', true, '24, 25.5 from 2024-09-01'],
  [2, 'at', true, '20'],
  [3, 'be', true, '21'],
  [4, 'bg', true, '20'],
  [5, 'cy', true, '19'],
  [6, 'cz', true, '21'],
  [7, 'de', true, '19'],
  [8, 'dk', true, '25'],
  [9, 'ee', true, '22, 24 from 2025-07-01'],
  [10, 'es', true, '21'],
  [11, 'fr', true, '20'],
  [12, 'gr', true, '24'],
  [13, 'hr', true, '25'],
  [14, 'hu', true, '27'],
  [15, 'ie', true, '23'],
  [16, 'it', true, '22'],
  [17, 'lt', true, '21'],
  [18, 'lu', true, '17'],
  [19, 'lv', true, '21'],
  [20, 'mt', true, '18'],
  [21, 'nl', true, '21'],
  [22, 'pl', true, '23'],
  [23, 'pt', true, '23'],
  [24, 'ro', true, '19, 21 from 2025-08-01'],
  [25, 'se', true, '25'],
  [26, 'si', true, '22'],
  [27, 'sk', true, '20, 23 from 2025-01-01'],
  [40, 'gb', false, '20'],
  [41, 'no', false, '25'],
  [42, 'ch', false, '8.1'],
  [43, 'us', false, '0'],
  [44, 'ru', false, '0'],
  [99, null, false, '0'],
];

export const DEMO_TAX_AREAS: readonly DemoTaxArea[] = TAX_AREAS.map(([id, country, isEuMember, standard]) => ({
  id,
  country,
  isEuMember,
  standard: datedRates(standard),
}));

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
