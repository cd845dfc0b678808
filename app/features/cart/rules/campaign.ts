import { type Cart, EMPTY_CART } from './cart';

/** Ends an active gift campaign before another product is added, and removes the campaign's products. Specification 1 §4. */
export function leaveCampaign(cart: Cart): Cart {
  return cart.giftCampaign ? { ...cart, giftCampaign: null, products: [] } : cart;
}

/**
 * Enforces that a gift campaign is for a single product: with more than one product, any bundle or any gift card the
 * campaign is removed, and the products too if a campaign code was set. Specification 1 §4.
 */
export function settleCampaign(cart: Cart): Cart {
  if (!cart.giftCampaign) return cart;
  const isAlone = cart.products.length <= 1 && cart.bundles.length === 0 && cart.giftCards.length === 0;
  if (isAlone) return cart;
  return { ...cart, giftCampaign: null, products: cart.giftCampaign.code === '' ? cart.products : [] };
}

/** The cart of a gift that is being redeemed: one unit of the chosen variant, which takes no more, and nothing else. Specification 2 §7. */
export const giftCart = (productId: number, code: string, campaign: string): Cart => ({
  ...EMPTY_CART,
  products: [{ productId, amount: 1, frozen: true }],
  giftCampaign: { code, campaign },
});
