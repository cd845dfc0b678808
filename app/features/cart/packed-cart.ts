import { MAX_QUANTITY, MAX_ROWS } from 'contract/cart-limits';
import { z } from 'zod';
import type { Cart, CartGiftCard, CartProduct } from './rules/cart';

const id = z.int().min(1).max(2_147_483_647);
const amount = z.int().min(1).max(MAX_QUANTITY);
const word = z.string().max(200);

/** Max number of initial carts read per browser: several exist only when forms without scripts were sent at once. */
export const MAX_STARTS = 6;

const storeAmounts = z.record(z.string().max(100), z.int().min(1).max(MAX_QUANTITY));

/** A stored product row: id and quantity, then only the optional fields that are set. */
const packedProduct = z.union([
  z.tuple([id, amount]),
  z.tuple([
    id,
    amount,
    z.object({
      f: z.literal(1).optional(),
      b: word.optional(),
      /** Staff’s name and price. */
      n: word.optional(),
      o: z.int().min(0).max(100_000_000).optional(),
      /** How staff divides it for a transfer between stores. */
      t: storeAmounts.optional(),
      u: storeAmounts.optional(),
    }),
  ]),
]);

/** Max number of remembered additions; a browser sends one again only while it is leaving a page. */
export const MAX_SUBMISSIONS = 8;

/** The id of one press of an add-to-cart button. */
export const submissionId = z.string().regex(/^[0-9a-f]{8}$/);

const packedGiftCard = [word, id, amount, z.int().min(0).max(100_000_000), word] as const;
/** Address, greeting and design of a gift card, as far as they are set. */
const packedLetter = z.object({
  e: z.string().max(254).optional(),
  m: z.string().max(300).optional(),
  d: id.optional(),
});

/** Schema of the cart in its cookie: short names, empty fields left out. */
export const packedCart = z.object({
  p: z.array(packedProduct).max(MAX_ROWS).optional(),
  g: z
    .array(z.union([z.tuple(packedGiftCard), z.tuple([...packedGiftCard, packedLetter])]))
    .max(MAX_ROWS)
    .optional(),
  b: z
    .array(z.tuple([word, word, amount]))
    .max(MAX_ROWS)
    .optional(),
  c: z.array(z.string().max(100)).max(20).optional(),
  k: z.tuple([z.string().max(100), word]).optional(),
  /** The version of this state of the cart; see recent-carts.server.ts. */
  v: z.string().max(32).optional(),
  /** Names of the initial carts already merged into this one. */
  s: z.array(z.string().max(16)).max(MAX_STARTS).optional(),
  /** The last additions, so that one that is sent twice counts once. */
  i: z.array(submissionId).max(MAX_SUBMISSIONS).optional(),
  /** The version of the account's cart that this one was last equal to, and 1 when it has changed since. */
  a: z.tuple([z.string().max(100), z.literal([0, 1])]).optional(),
});
export type PackedCart = z.infer<typeof packedCart>;

function packProduct({ productId, amount, ...more }: CartProduct): z.infer<typeof packedProduct> {
  const { frozen, bundleHash: b, nameOverride: n, priceOverrideCents: o, transferTo: t, transferFrom: u } = more;
  const packed = {
    ...(frozen && { f: 1 as const }),
    ...(b !== undefined && { b }),
    ...(n !== undefined && { n }),
    ...(o !== undefined && { o }),
    ...(t !== undefined && { t }),
    ...(u !== undefined && { u }),
  };
  return Object.keys(packed).length === 0 ? [productId, amount] : [productId, amount, packed];
}

function packGiftCard(card: CartGiftCard): NonNullable<PackedCart['g']>[number] {
  const { uid, productId, amount, valueCents, recipient, recipientEmail: e, greeting: m, templateId: d } = card;
  const letter = { ...(e && { e }), ...(m && { m }), ...(d !== undefined && { d }) };
  if (Object.keys(letter).length === 0) return [uid, productId, amount, valueCents, recipient];
  return [uid, productId, amount, valueCents, recipient, letter];
}

/** Packs a cart into the short form of its cookie. */
export function packCart(cart: Cart): PackedCart {
  const { products, giftCards, bundles, codes, giftCampaign } = cart;
  return {
    ...(products.length > 0 && { p: products.map(packProduct) }),
    ...(giftCards.length > 0 && {
      g: giftCards.map(packGiftCard),
    }),
    ...(bundles.length > 0 && { b: bundles.map((bundle) => [bundle.uid, bundle.id, bundle.amount]) }),
    ...(codes.length > 0 && { c: [...codes] }),
    ...(giftCampaign && { k: [giftCampaign.code, giftCampaign.campaign] }),
  };
}

/** Restores a cart from its short form. */
export function unpackCart(packed: PackedCart): Cart {
  return {
    products: (packed.p ?? []).map(([productId, amount, more]) => ({
      productId,
      amount,
      ...(more?.f && { frozen: true }),
      ...(more?.b !== undefined && { bundleHash: more.b }),
      ...(more?.n !== undefined && { nameOverride: more.n }),
      ...(more?.o !== undefined && { priceOverrideCents: more.o }),
      ...(more?.t !== undefined && { transferTo: more.t }),
      ...(more?.u !== undefined && { transferFrom: more.u }),
    })),
    giftCards: (packed.g ?? []).map(([uid, productId, amount, valueCents, recipient, letter]) => ({
      uid,
      productId,
      amount,
      valueCents,
      recipient,
      ...(letter?.e !== undefined && { recipientEmail: letter.e }),
      ...(letter?.m !== undefined && { greeting: letter.m }),
      ...(letter?.d !== undefined && { templateId: letter.d }),
    })),
    bundles: (packed.b ?? []).map(([uid, id, amount]) => ({ uid, id, amount })),
    codes: packed.c ?? [],
    giftCampaign: packed.k ? { code: packed.k[0], campaign: packed.k[1] } : null,
  };
}
