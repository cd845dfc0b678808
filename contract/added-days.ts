/** Max days that a setting can add, so that a slip of the keyboard does not promise the next century. */
const MAX_ADDED = 365;

/**
 * Days added for a country by the setting target_country_delivery_added_days, JSON with a list `countries`. Read only if it
 * looks like JSON; 0 when it says nothing about the country, or cannot be read. Specification 1 §3, §5.
 */
export function addedDaysOf(setting: string | undefined, country: string): number {
  if (!setting?.trim().startsWith('{')) return 0;
  let read: unknown;
  try {
    read = JSON.parse(setting);
  } catch {
    return 0;
  }
  const { countries } = read as { countries?: unknown };
  if (!Array.isArray(countries)) return 0;
  const found: unknown = countries.find((one: unknown) => isRecord(one) && one['delivery_country_code'] === country);
  const days = isRecord(found) ? Number(found['added_days']) : 0;
  return Number.isInteger(days) && days > 0 ? Math.min(days, MAX_ADDED) : 0;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
