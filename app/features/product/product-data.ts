import type { ShopPicture } from '~/features/catalog/parts/plate';
import type { ProductModel } from '~/features/catalog/product';

/** A colour with the pictures that may be shown of it. */
export interface PageColor {
  readonly slug: string;
  readonly name: string;
  /** Hex value, two of them, or one of twelve names. */
  readonly control: string;
  readonly pictures: readonly ShopPicture[];
}

/** What of a product model travels to its page. */
export interface PageModel
  extends Pick<
    ProductModel,
    | 'id'
    | 'slug'
    | 'modelNumber'
    | 'name'
    | 'tagline'
    | 'notice'
    | 'metaDescription'
    | 'variants'
    | 'types'
    | 'properties'
    | 'ribbons'
    | 'rating'
    | 'allowDiscount'
    | 'belongsToOutlet'
    | 'showDiscountPercentage'
    | 'isPublic'
    | 'promotedColor'
    | 'priceEnding'
    | 'parents'
  > {
  readonly manufacturer: { readonly name: string; readonly slug: string };
  readonly colors: readonly PageColor[];
  /** General pictures, of no one colour. */
  readonly pictures: readonly ShopPicture[];
  /** Sanitised. */
  readonly descriptionHtml: string;
}

/** Who made a product and who answers for it in the EU. Regulation (EU) 2023/988, article 19. */
export interface ProductSafety {
  readonly address: string;
  readonly email: string;
  readonly euResponsible: string;
  /** The country of origin's name in the page's language; empty when not told. */
  readonly origin: string;
}

export interface ShippingOption {
  readonly name: string;
  readonly timeEstimate: string;
  readonly priceCents: number;
  readonly storeSlug: string | null;
}

/** What the lookup by postcode gave; null options when it failed, which the page does not show. */
export interface ShippingLookup {
  /** As typed, cut to five characters. */
  readonly postcode: string;
  readonly isComplete: boolean;
  readonly options: readonly ShippingOption[] | null;
}

/** Everything a product page shows. All but `added` is the same for every visitor. */
export interface ProductData {
  readonly model: PageModel;
  readonly safety: ProductSafety;
  /** Address of the page, of its canonical form, without parameters. */
  readonly path: string;
  readonly canonical: string;
  /** VAT in per cent; null when unknown. */
  readonly vatPercent: number | null;
  /** Stores one can visit, in their order of display. */
  readonly stores: readonly { readonly id: number; readonly name: string }[];
  readonly delivery: { readonly isBlocked: boolean; readonly infoText: string };
  /** Null where no postcode was asked for. */
  readonly shipping: ShippingLookup | null;
  /** Time when the offer ends, when that is told. */
  readonly offerEnds: string | null;
  /** Display currency and its units per euro, for structured data. */
  readonly currency: { readonly currency: string; readonly rate: number };
  /**
   * Personal: the variant that was just put into the cart, and how many of it are there now. Only with `?added=`, and
   * never in a page rendered for everybody.
   */
  readonly added: { readonly variantId: number; readonly amount: number } | null;
}
