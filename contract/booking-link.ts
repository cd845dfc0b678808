/**
 * The address of a booking service, if it is an https address on one of the hosts that the settings allow; null otherwise.
 * @param hosts the setting BOOKING_HOSTS
 */
export function bookingLink(url: string, hosts: readonly string[]): string | null {
  const link = url.trim();
  // browsers drop control characters and read a backslash as a slash
  if (link === '' || /[\p{Cc}\s\\]/u.test(link) || !URL.canParse(link)) return null;
  const { protocol, hostname, username, password, port, href } = new URL(link);
  const isAllowed = protocol === 'https:' && hosts.includes(hostname.toLowerCase());
  return isAllowed && username === '' && password === '' && port === '' ? href : null;
}
