/** Name of the picture that moves from a card to the page of its product; `motion.css` gives it to the page's first picture. */
const NAME = 'product-picture';

const nameIt = ({ style }: HTMLElement, name: string) => style.setProperty('view-transition-name', name);

/**
 * Lets the picture of a pressed card become that of the product's page. A name may be on one element only, so the picture that a
 * product's page shows itself gives it up, and so does that of a card pressed before.
 * @returns false where the browser cannot do it, or less motion is asked for
 */
export function moveCardPicture(link: Element): boolean {
  const picture = link.closest('.card')?.querySelector<HTMLElement>('.plate');
  if (!picture || !('startViewTransition' in document)) return false;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  for (const other of document.querySelectorAll<HTMLElement>('.card .plate, .slides .plate')) nameIt(other, 'none');
  nameIt(picture, NAME);
  return true;
}
