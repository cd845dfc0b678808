/** Debounce before the list is reloaded after a filter change, in milliseconds; longer after typing. Specification 2 §9. */
export const FILTER_DEBOUNCE_MS = 300;
export const TEXT_DEBOUNCE_MS = 500;

/** How long each picture of a brand's carousel is shown, in milliseconds. Specification 2 §9. */
export const CAROUSEL_MS = 5000;

/** Distance from the end of a list, in pixels, at which more is loaded. Specification 2 §4. */
export const MORE_MARGIN = 500;

/** Number of matches above which a link back to the top is shown. Specification 2 §2, §9. */
export const TO_TOP_ABOVE = 12;
