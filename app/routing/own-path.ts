/**
 * Converts an address on one of the shop's hosts to a path; other addresses are unchanged.
 * Specification 1 §5.
 * @param hosts the shop's host names, without ports
 */
export function ownPath(address: string, hosts: readonly string[]): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
  const { hostname, pathname, search, hash } = new URL(address);
  return hosts.includes(hostname) ? pathname + search + hash : address;
}
