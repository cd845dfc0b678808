/** Max length of a special request, in characters. */
export const MAX_REQUEST_LENGTH = 500;
