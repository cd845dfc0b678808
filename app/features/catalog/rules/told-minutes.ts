/** From how many minutes on a teaser tells how long its story takes: nobody chooses between two minutes and three. */
const LONG_READ = 4;

/** The minutes that a teaser tells of a story; null for a short one. */
export const toldMinutes = (minutes: number): number | null => (minutes < LONG_READ ? null : minutes);
