/** The id that an address names; null for what is none. */
export const idIn = (param: string | undefined): number | null =>
  param !== undefined && /^[1-9]\d{0,8}$/.test(param) ? Number(param) : null;
