import { redirectToWishlist, toggleWish } from '~/features/wishlist/toggle-wish.server';

export const loader = redirectToWishlist;
export const action = toggleWish;
