/** One step of the way to a page; the page itself has no address of its own here. */
export interface Step {
  readonly label: string;
  readonly to?: string;
}

/**
 * Structured data of breadcrumbs (schema.org BreadcrumbList).
 * @param origin scheme and host of the canonical address
 * @param own path of the page itself
 */
export function breadcrumbData(steps: readonly Step[], origin: string, own: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + (to ?? own),
    })),
  };
}
