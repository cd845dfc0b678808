import { formatDate } from '~/locale/dates';

/** Name of the text of a campaign's state. */
export const stateKey = (state: string) =>
  state === 'over' ? 'state.over' : state === 'soon' ? 'state.soon' : ('state.running' as const);

/** The last day of a campaign, from the moment that ends it. @param ends ISO 8601 */
export function lastDayOf(ends: string): string {
  const time = Date.parse(ends);
  return Number.isNaN(time) ? '' : formatDate(new Date(time - 1));
}
