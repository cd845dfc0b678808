import type { Language } from '~/locale/languages';

/** A promise shown with a product; `excepted`: what it lacks of the usual ones. */
export type PagePromise = 'returns' | 'excepted' | 'repair' | 'finnish';

type Promised = {
  /** It is bought as a balance: there is nothing to return or repair, and what the shop is stands in its panel. */
  readonly isGiftCard: boolean;
  /** The shop's workshop repairs this kind of product. */
  readonly isRepairable: boolean;
  /** It is excepted from the right of withdrawal, which must be said before it is bought (Directive 2011/83/EU, article 6(1)(k)). */
  readonly isExcepted: boolean;
};

/** The promises for a product; Finnish ownership is shown in Finnish only. Specification 2 §2, §9. */
export function pagePromises(
  { isGiftCard, isRepairable, isExcepted }: Promised,
  language: Language,
): readonly PagePromise[] {
  if (isGiftCard) return [];
  const holds: Record<PagePromise, boolean> = {
    returns: true,
    excepted: isExcepted,
    repair: isRepairable,
    finnish: language === 'fi',
  };
  return (['returns', 'excepted', 'repair', 'finnish'] as const).filter((promise) => holds[promise]);
}

/**
 * Whether products of one of these product groups are repaired.
 * @param groupIds the groups a product is in
 * @param setting ids of the groups that the workshop repairs, as JSON (general setting `repaired_product_groups`); false
 * when it is missing or invalid
 */
export function isRepaired(groupIds: readonly number[], setting: string | undefined): boolean {
  if (!setting) return false;
  let repaired: unknown;
  try {
    repaired = JSON.parse(setting);
  } catch {
    return false;
  }
  return Array.isArray(repaired) && groupIds.some((id) => repaired.includes(id));
}
