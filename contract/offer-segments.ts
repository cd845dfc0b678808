/** Whom an offer is for: every member of the club, members of a group, and people of verified companies. */
export const OFFER_SEGMENTS = ['club', 'scout', 'latu', 'company'] as const;
export type OfferSegment = (typeof OFFER_SEGMENTS)[number];
