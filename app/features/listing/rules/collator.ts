const collators = new Map<string, Intl.Collator>();

/** The collator of a language; numbers in names are compared by value. @param tag BCP 47, of one of the shop's languages */
export function collatorOf(tag: string): Intl.Collator {
  const collator = collators.get(tag) ?? new Intl.Collator(tag, { numeric: true });
  collators.set(tag, collator);
  return collator;
}
