import type { SegmentPrice } from 'contract/member-price';
import type { UsedCondition } from 'contract/used-condition';
import type { Picture } from 'contract/wire';

/** A colour of a card: its circle and the picture that shows it. */
export interface CardColor {
  readonly slug: string;
  readonly name: string;
  /** `#rrggbb`, or two of them separated by a slash. */
  readonly control: string;
  readonly image: Picture | null;
}

/** A property of a product, such as its weight: its name, and the value with its unit. */
export interface CardFact {
  readonly name: string;
  readonly value: string;
  /** The value does not say what it measures, so its name is shown. */
  readonly isNamed?: boolean;
}

/** Prices of a card, in euro cents (Specification 2 §3). */
export interface CardPrice {
  /** The regular price. */
  readonly active: number;
  /** The struck-through price, when reduced. */
  readonly reference: number | null;
  readonly type: string;
  /** The price for members of the club, where it is lower. */
  readonly club: number | null;
  /** What segments other than the club pay by an offer; left out without one. */
  readonly offers?: readonly SegmentPrice[] | undefined;
}

/** A product card as a listing shows it: displayed fields only, because a page carries sixty cards. */
export interface CardView {
  readonly id: number;
  readonly name: string;
  readonly manufacturer: string;
  /** Path of the product page below the site root, without slashes at the ends. */
  readonly path: string;
  readonly image: Picture | null;
  readonly secondImage: Picture | null;
  readonly colors: readonly CardColor[];
  readonly price: CardPrice;
  readonly tags: readonly { readonly name: string; readonly bgColor: string; readonly textColor: string }[];
  /** Stars, 0 to 5. */
  readonly rating: number;
  readonly ratingCount: number;
  readonly fromPrefix: boolean;
  readonly hidePrice: boolean;
  readonly isSoldOut: boolean;
  /** How worn a used item is; null or left out for new goods. */
  readonly usedCondition?: UsedCondition | null;
}

/** A card with all fields that listings filter and sort by. Server only. */
export interface ProductCard extends CardView {
  readonly manufacturerSlug: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly soldAmount: number;
  /** ISO 8601 time of publishing; empty when unknown. */
  readonly published: string;
  /** Slugs of stores that have it in stock. */
  readonly stocks: readonly string[];
  readonly sizes: readonly string[];
  readonly productGroupIds: readonly number[];
  readonly properties: readonly {
    readonly slug: string;
    readonly value: string | number;
    readonly kind: 'range' | 'checkbox';
    /** Key of the value in addresses, the same in every language; the value's text is used when the backend has no key. */
    readonly key?: string | null;
  }[];
}
