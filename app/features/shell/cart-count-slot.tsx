import { useRouteLoaderData } from '@remix-run/react';

type RootData = { readonly personal: { readonly cartCount: number } };

const SLOT = 'cart';

/** Set while a page is rendered for the shared cache: personal places then hold a mark that is filled for each visitor. */
export const sharedRendering = { on: false };

/** The mark of a slot in a page kept for everybody; server.ts puts the visitor's text in its place. */
export function slotMark(name: string): string {
  return `\uE000${name}\uE001`;
}

function textInPage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector(`[data-slot="${SLOT}"]`)?.textContent ?? undefined;
}

/** What the server put into the page, read before hydration: the kept page's loader data know nothing of the visitor. */
const arrived = textInPage();
let firstRoot: unknown;

function countText(count: number): string {
  return count > 0 ? String(count) : '';
}

function useCartCountText(): string {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const own = countText(root?.personal.cartCount ?? 0);
  if (typeof document === 'undefined') return sharedRendering.on ? slotMark(SLOT) : own;
  firstRoot ??= root;
  return root === firstRoot && arrived !== undefined ? arrived : own;
}

/** The number in the cart, nothing when it is empty. */
export function CartCount() {
  return <span data-slot={SLOT}>{useCartCountText()}</span>;
}
