/** What browsers said of code that was asked for without a connection: they say it again later, without asking again. */
const unreachable = new Set<string>();

/**
 * Whether code cannot be loaded for want of a connection, now or when it was first asked for, rather than because the shop has it no
 * more.
 * @param error what the import was refused with
 */
export function lacksConnection(error: unknown): boolean {
  const said = String(error);
  if (!navigator.onLine) unreachable.add(said);
  return unreachable.has(said);
}
