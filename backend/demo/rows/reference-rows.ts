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
import { demoSettings } from '../content/settings';
import { DEMO_TAX_CLASSES, demoTaxRates } from '../content/tax-classes';
import { groupIds } from './group-rows';
import { insertAll } from './insert';
import { modelOf } from './numbered-models';
import { inEveryLanguage, numbered } from './texts';
import { DEMO_VARIANTS } from './variants';

/** Tax classes; nearly every product has the first one. */
export const taxClassIds = numbered(DEMO_TAX_CLASSES);

const regionNames = new Map(
  inEveryLanguage((language) => [language, new Intl.DisplayNames([language], { type: 'region' })] as const),
);

function firstVariantId(slug: string): number {
  const { id } = modelOf(slug);
  const variant = DEMO_VARIANTS.find(({ modelId }) => modelId === id);
  if (!variant) throw new Error(`The model ${slug} has no variant.`);
  return variant.id;
}

/**
 * Tax areas and rates, currencies and their rates, countries by name, general settings. Long because it fills one table after
 * the other.
 */
export async function loadReference(tx: Transaction): Promise<void> {
  await insertAll(
    tx,
    taxClasses,
    taxClassIds.entries.map(([name, id]) => ({ id, name })),
  );
  await insertAll(
    tx,
    taxAreas,
    DEMO_TAX_AREAS.map(({ id, country, isEuMember }) => ({ id, name: country ?? 'export', isEuMember })),
  );
  await insertAll(
    tx,
    taxRates,
    DEMO_TAX_AREAS.flatMap((area) =>
      taxClassIds.entries.flatMap(([taxClass, id]) =>
        demoTaxRates(area, taxClass).map(({ percentage, from }) => ({
          taxAreaId: area.id,
          taxClassId: id,
          percentage,
          ...(from === undefined ? {} : { validFrom: from }),
        })),
      ),
    ),
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
      const { usual, long, skiBundle } = ZONE_DAYS[zone];
      return {
        code,
        currency,
        isEnabled,
        taxAreaId,
        deliveryDays: { default: usual, long },
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
    Object.entries(demoSettings(firstVariantId, groupIds.of)).map(([key, value]) => ({ key, value })),
  );
}
