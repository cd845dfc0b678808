import type { ShopPicture } from '~/features/catalog/parts/plate';

/** A product in a set that is sold as a unit. */
export interface BundlePart {
  readonly to: string;
  readonly brand: string;
  readonly name: string;
  readonly picture: ShopPicture | null;
  /** Its variants that can be ordered, in words. */
  readonly variants: readonly { readonly id: number; readonly words: string }[];
  /** The variant that is chosen already; null without one. */
  readonly chosen: number | null;
}

/** A part of a bundle. */
export interface SetPart extends BundlePart {
  /** The name of its main product group; empty when unknown. */
  readonly kind: string;
  /** Its sizes from the first to the last, in words; empty for goods of one size. */
  readonly sizes: string;
  /** What everybody pays for it alone, whichever variant, in euro cents; null where variants differ or it is unknown. */
  readonly aloneCents: number | null;
}

/** A product that makes a kit with that of the page. */
export interface KitPart extends BundlePart {
  readonly modelId: number;
  /** The same for all variants, in euro cents. */
  readonly price: { readonly active: number; readonly reference: number | null };
}

/** A bundle that the product is a part of, in words. */
export interface BundleOffer {
  readonly to: string;
  readonly name: string;
  /** What it costs; null when unknown. */
  readonly price: string | null;
  /** What it saves against its parts bought one by one; null where that is unknown or nothing. */
  readonly saved: string | null;
  /** The other parts, by brand and name. */
  readonly parts: string;
}
