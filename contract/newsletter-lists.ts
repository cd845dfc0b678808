/** The newsletters: of the club and shop, for companies, and about the shop's own forest. */
export const NEWSLETTER_LISTS = ['club', 'corporate', 'forest'] as const;
export type NewsletterList = (typeof NEWSLETTER_LISTS)[number];

/** Version of the wording that subscribers agree to: the day it was written. */
export const NEWSLETTER_WORDING = '2026-11-24';
