/** The colour after the displayed one; wraps around to the first. Specification 2 §3. */
export function nextColor(shown: number, count: number): number {
  return count === 0 ? 0 : (shown + 1) % count;
}

/** The address of a product with the colour selected on its card, replacing any earlier selection. Specification 2 §3. */
export function addressInColor(to: string, slug: string): string {
  const [path = to] = to.split('?', 1);
  return `${path}?select-color=${encodeURIComponent(slug)}`;
}
