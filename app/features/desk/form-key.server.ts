import { randomUUID } from 'node:crypto';

/** The key of a form for something new; another one where it has none. A form that is sent again finds by it what it has made. */
export const formKeyOf = (sent: string): string => (/^[\w-]{16,64}$/.test(sent) ? sent : randomUUID());

/** The id that an address names; null for what is none. */
export const idIn = (param: string | undefined): number | null =>
  param !== undefined && /^[1-9]\d{0,8}$/.test(param) ? Number(param) : null;
