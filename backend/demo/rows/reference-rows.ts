import type { Transaction } from '../../db/client';
import {
  currencies,
  currencyRates,
  deliveryCountries,
  deliveryCountryTexts,
  settings,
  taxAreas,
  taxClasses,
  taxRates,
} from '../../db/schema/reference';
import { DEMO_COUNTRIES, DEMO_CURRENCIES, DEMO_TAX_AREAS, RATES_DATE, ZONE_DAYS } from '../content/reference';
import { DEMO_SETTINGS } from '../content/settings';
import { insertAll } from './insert';
import { inEveryLanguage } from './texts';

/** The class of everything the demo shop sells. */
export const STANDARD_TAX_CLASS = 1;

const regionNames = new Map(
  inEveryLanguage((language) => [language, new Intl.DisplayNames([language], { type: 'region' })] as const),
);

/** Tax areas and rates, currencies and their rates, countries by name, general settings. */
export async function loadReference(tx: Transaction): Promise<void> {
  await insertAll(tx, taxClasses, [{ id: STANDARD_TAX_CLASS, name: 'standard' }]);
  await insertAll(
    tx,
    taxAreas,
    DEMO_TAX_AREAS.map(({ id, country, isEuMember }) => ({ id, name: country ?? 'export', isEuMember })),
  );
  await insertAll(
    tx,
    taxRates,
    DEMO_TAX_AREAS.map(({ id, percentage }) => ({ taxAreaId: id, taxClassId: STANDARD_TAX_CLASS, percentage })),
  );
  await insertAll(
    tx,
    currencies,
    DEMO_CURRENCIES.map(({ code, minorDigits, format, isChargeable }) => ({ code, minorDigits, format, isChargeable })),
  );
  await insertAll(
    tx,
    currencyRates,
    DEMO_CURRENCIES.flatMap(({ code, rate, source }) =>
      rate && source ? [{ currency: code, validFrom: RATES_DATE, rate, source }] : [],
    ),
  );
  await insertAll(
    tx,
    deliveryCountries,
    DEMO_COUNTRIES.map(({ code, currency, zone, isEnabled, taxAreaId }) => {
      const { start, end, skiBundle } = ZONE_DAYS[zone];
      return {
        code,
        currency,
        isEnabled,
        taxAreaId,
        deliveryDays: { default: { start, end } },
        skiBundleDays: skiBundle,
      };
    }),
  );
  await insertAll(
    tx,
    deliveryCountryTexts,
    DEMO_COUNTRIES.flatMap(({ code }) =>
      inEveryLanguage((language) => ({
        country: code,
        language,
        name: regionNames.get(language)?.of(code.toUpperCase()) ?? code.toUpperCase(),
      })),
    ),
  );
  await insertAll(
    tx,
    settings,
    Object.entries(DEMO_SETTINGS).map(([key, value]) => ({ key, value })),
  );
}
