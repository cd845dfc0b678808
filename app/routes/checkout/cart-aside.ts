import { loadCartAside } from '~/features/cart/load-cart-aside.server';
import { backgroundLoader } from '~/routing/background-load';

export const loader = loadCartAside;
export const clientLoader = backgroundLoader;
export { revalidateIfAnswered as shouldRevalidate } from '~/routing/after-submission';
