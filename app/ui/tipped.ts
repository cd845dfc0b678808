/** Elements with a tooltip: the attribute contains its text; if empty, the element's label is used. */
export const TIPPED = '[data-tip]';
