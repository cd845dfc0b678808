const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' });

/** The day it is in Helsinki, `2026-11-20`: rates of tax and currency hold from such a day on. */
export const helsinkiDay = (now: Date): string => formatter.format(now);
