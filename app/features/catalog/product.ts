import type { SegmentPrice } from 'contract/member-price';
import type { Picture } from 'contract/wire';

/** Prices of a model or variant in the page's tax area, in euro cents, gross (Specification 2 §3). */
export interface Prices {
  /** The lowest current price for everyone. */
  readonly active: number;
  /** The price for club members, if any. */
  readonly club: number | null;
  /** The price before a reduction. */
  readonly regular: number;
  /** Full price free of any discount. */
  readonly discountFree: number | null;
  /** Lowest price of the 30 days before the reduction. */
  readonly lowest30Days: number | null;
  /** What segments other than the club pay by an offer; left out without one. */
  readonly offers?: readonly SegmentPrice[] | undefined;
}

/** A variant: the unit that is added to a cart. */
export interface Variant {
  readonly id: number;
  /** Null when the backend has none; such a variant is not orderable. */
  readonly prices: Prices | null;
  readonly colorSlug: string;
  readonly sizeSlug: string;
  readonly size: string;
  readonly sizeSort: number;
  readonly typeSlug: string;
  readonly typeSort: number;
  readonly isOrderable: boolean;
  readonly isBackorderable: boolean;
  readonly onOrder: boolean;
  readonly inStock: boolean;
  /** Null: without limit. */
  readonly orderableQuantity: number | null;
  readonly storeAvailability: readonly {
    readonly storeId: number;
    readonly storeSlug: string;
    readonly quantity: number;
  }[];
  readonly inStockStores: readonly { readonly slug: string; readonly name: string }[];
  readonly onlyFromExtStock: boolean;
  readonly blockedStock: boolean;
  /** `number` in days: up to 2 at once, under 999 later, 999 unknown (Specification 2 §9). */
  readonly shippingTime: { readonly text: string; readonly string: string; readonly number: number };
  readonly sku: string;
  readonly ean: string;
}

/** A value that distinguishes variants. */
export interface ProductColor {
  readonly slug: string;
  readonly name: string;
  readonly control: string;
  readonly images: readonly Picture[];
}

export interface Ribbon {
  readonly title: string;
  readonly slug: string;
  readonly link: string;
  readonly bgColor: string;
  readonly textColor: string;
}

export interface GroupLink {
  readonly name: string;
  /** Below the site root, without slashes at the ends. */
  readonly path: string;
}

/** A product model in one language and tax area (Specification 2 §3). */
export interface ProductModel {
  readonly id: number;
  readonly slug: string;
  readonly modelNumber: string;
  readonly name: string;
  readonly tagline: string;
  readonly descriptionHtml: string;
  readonly notice: string;
  /** Title for browsers and search engines; empty: made of brand and name. */
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** The original texts when the displayed ones are machine translations. */
  readonly untranslated: { readonly name: string; readonly description: string; readonly tagline: string } | null;
  readonly manufacturer: {
    readonly name: string;
    readonly slug: string;
    readonly logo: Picture | null;
    readonly address: string;
    readonly email: string;
    readonly euResponsible: string;
  };
  readonly variants: readonly Variant[];
  readonly colors: readonly ProductColor[];
  readonly types: readonly { readonly slug: string; readonly name: string; readonly title: string }[];
  readonly images: readonly Picture[];
  readonly properties: readonly { readonly name: string; readonly value: string; readonly unit: string }[];
  readonly prices: Prices | null;
  readonly ribbons: readonly Ribbon[];
  readonly rating: { readonly average: number; readonly count: number };
  /** A consumer who bought it cannot withdraw. */
  readonly isWithdrawalExcepted: boolean;
  readonly allowDiscount: boolean;
  readonly belongsToOutlet: boolean;
  readonly showDiscountPercentage: boolean;
  readonly isPublic: boolean;
  readonly isBundle: boolean;
  /** Bought by value in a separate form, never as an ordinary cart row. */
  readonly isGiftCard: boolean;
  /** Designs that a gift card can be sent in. */
  readonly giftDesigns: readonly { readonly id: number; readonly name: string; readonly image: Picture | null }[];
  readonly promotedColor: string | null;
  /** Slug of its first size table; null without one. */
  readonly sizeTablePath: string | null;
  readonly countryOfOrigin: string | null;
  readonly taxClass: number;
  /** ISO 8601 time when the offer ends. */
  readonly priceEnding: string | null;
  /** What the offers behind the prices are called, and who gets them and how. */
  readonly offerTexts: readonly { readonly id: number; readonly name: string; readonly conditions: string }[];
  /** Ids of the product groups it is in. */
  readonly groupIds: readonly number[];
  readonly mainGroupId: number | null;
  readonly mainGroup: GroupLink | null;
  /** From the root down to the main group. */
  readonly parents: readonly GroupLink[];
  readonly isDeliveryCountryBlocked: boolean;
}
