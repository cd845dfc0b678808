/** The `intent` of a form that asks for a new activation link. */
export const NEW_LINK = 'new-link';
