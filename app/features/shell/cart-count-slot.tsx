import { useRouteLoaderData } from '@remix-run/react';
import { useContext } from 'react';
import { SlotKey, slotMark } from '~/rendering/slot';

type RootData = { readonly personal: { readonly cartCount: number } };

const SLOT = 'cart';

function textInPage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector(`[data-slot="${SLOT}"]`)?.textContent ?? undefined;
}

/**
 * The count that the server inserted into the page, read before hydration: the cached page's loader data contain nothing
 * personal.
 */
const arrived = textInPage();
let firstRoot: unknown;

function countText(count: number): string {
  return count > 0 ? String(count) : '';
}

function useCartCountText(): string {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const key = useContext(SlotKey);
  const own = countText(root?.personal.cartCount ?? 0);
  if (typeof document === 'undefined') return key === undefined ? own : slotMark(key, SLOT);
  firstRoot ??= root;
  return root === firstRoot && arrived !== undefined ? arrived : own;
}

/** The cart count; nothing when the cart is empty. */
export function CartCount() {
  return <span data-slot={SLOT}>{useCartCountText()}</span>;
}
