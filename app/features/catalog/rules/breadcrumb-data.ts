/** One level of the breadcrumbs. */
export interface Step {
  readonly label: string;
  /** Path or absolute address; optional for the page itself. */
  readonly to?: string;
}

/**
 * Structured data of a page's breadcrumbs (schema.org BreadcrumbList).
 * @param steps from the front page down to the page itself
 * @param origin scheme and host of the canonical address
 * @param own path of the page itself
 */
export function breadcrumbData(steps: readonly Step[], origin: string, own: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to = own }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to.startsWith('/') ? origin + to : to,
    })),
  };
}
