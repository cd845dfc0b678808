/**
 * Tells the data layer of a tag manager that the visitor is known: once, when the first load ends with a user. The event says
 * nothing about who it is. Specification 1 §4.
 */
export function announceUser(page: object, isLoggedIn: boolean): void {
  if (!isLoggedIn) return;
  const tagged = page as { dataLayer?: unknown[] };
  tagged.dataLayer ??= [];
  tagged.dataLayer.push({ event: 'frosmoReady' });
}
