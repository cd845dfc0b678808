import type { UsedCondition } from 'contract/used-condition';
import type { PackedCard } from '~/features/catalog/packed-card';
import type { ShopPicture } from '~/features/catalog/parts/plate';
import type { ProductModel } from '~/features/catalog/product';
import type { StoreTimes } from '~/features/catalog/store-times';
import type { LinkTarget } from '~/ui/text-link';
import type { BundleOffer, KitPart, SetPart } from './bundle-data';
import type { KeyFact } from './key-facts';
import type { Criterion } from './rules/sustainable-choice';
import type { SizeGuide } from './size-guide/load-size-guide.server';
import type { StaffView } from './staff-view-data';

/** A colour with its pictures. */
export interface PageColor {
  readonly slug: string;
  readonly name: string;
  /** Hex value, two of them, or one of twelve names. */
  readonly control: string;
  readonly pictures: readonly ShopPicture[];
}

/** The fields of a product model that its page receives. */
export interface PageModel
  extends Pick<
    ProductModel,
    | 'id'
    | 'slug'
    | 'isBundle'
    | 'modelNumber'
    | 'name'
    | 'tagline'
    | 'notice'
    | 'metaTitle'
    | 'metaDescription'
    | 'variants'
    | 'types'
    | 'properties'
    | 'ribbons'
    | 'rating'
    | 'isWithdrawalExcepted'
    | 'allowDiscount'
    | 'belongsToOutlet'
    | 'showDiscountPercentage'
    | 'isPublic'
    | 'isGiftCard'
    | 'promotedColor'
    | 'priceEnding'
    | 'offerTexts'
    | 'parents'
  > {
  /** `isMaker` false: the shop's label for goods whose maker is not known. */
  readonly manufacturer: { readonly name: string; readonly slug: string; readonly isMaker: boolean };
  /** Up to three, under the name. */
  readonly keyFacts: readonly KeyFact[];
  readonly colors: readonly PageColor[];
  /** General pictures, not specific to a colour. */
  readonly pictures: readonly ShopPicture[];
  /** Sanitised. */
  readonly descriptionHtml: string;
}

/** Manufacturer and responsible person in the EU. Regulation (EU) 2023/988, article 19. */
export interface ProductSafety {
  readonly address: string;
  readonly email: string;
  readonly euResponsible: string;
  /** Name of the country of origin in the page's language; empty when unknown. */
  readonly origin: string;
}

export interface ShippingOption {
  readonly name: string;
  /** When it arrives, as dates while they are known. */
  readonly timeEstimate: string;
  readonly priceCents: number;
  readonly storeSlug: string | null;
}

/** Result of the postcode lookup; null options when it failed, which the page does not show. */
export interface ShippingLookup {
  /** As typed, of a wrong one its beginning. */
  readonly postcode: string;
  /** Why it is no postcode of the delivery country; empty when it is one, and when nothing was typed. */
  readonly error: string;
  readonly options: readonly ShippingOption[] | null;
}

/** A store as the page shows it, with texts in its language. */
export interface StoreView {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly to: string;
  /** Empty when unknown, like those below. */
  readonly address: string;
  readonly times: StoreTimes;
  /** Orders can be collected by express pick-up. */
  readonly isExpress: boolean;
}

/** The new model of a used product, or a used one of a new product. */
export interface SecondHandView {
  readonly name: string;
  readonly to: string;
  /** Cents; null when unknown. */
  readonly price: number | null;
  /** How worn a used one is, where that is known. */
  readonly condition: UsedCondition | null;
}

/** What a page tells beyond the product itself. The same for all visitors of a language, but for the prices on cards. */
export interface PageMore {
  /** Null when it has no name. */
  readonly brand: {
    readonly name: string;
    readonly to: string;
    readonly logo: ShopPicture | null;
    readonly text: string;
  } | null;
  readonly guides: readonly LinkTarget[];
  /** Why it is a sustainable choice; empty when it is none. */
  readonly sustainability: readonly Criterion[];
  /** The new model, for a used product. */
  /** How worn a used product is, where that is known. */
  readonly condition: UsedCondition | null;
  readonly newModel: SecondHandView | null;
  readonly usedOnes: readonly SecondHandView[];
  readonly recommended: readonly PackedCard[];
  readonly alsoBought: readonly PackedCard[];
  /** What makes a kit with the product; none of them is recommended once more. */
  readonly kit: readonly KitPart[];
  /** The model as the backend sent it, as JSON; null except on a local development host. */
  readonly debugData: string | null;
}

/** Where the product stands among those of its kind, by one of its measured properties. */
export interface ScaleView {
  readonly name: string;
  readonly unit: string;
  readonly own: number;
  readonly from: number;
  /** Half of the products have at most this. */
  readonly median: number;
  readonly to: number;
}

/** The explanation of a keyword. */
export interface KeywordView {
  readonly title: string;
  /** Sanitised; empty when it could not be loaded. */
  readonly html: string;
  /** Where one can read on; may be empty. */
  readonly url: string;
  readonly closeTo: string;
}

/** The texts of a product in the page's language. */
export interface ProductTexts {
  readonly tagline: string;
  /** Sanitised, with links to explanations of keywords. */
  readonly descriptionHtml: string;
  /** Null unless a machine translated the texts; with the address of the page with the other ones. */
  readonly translation: { readonly isOriginal: boolean; readonly otherTo: string } | null;
  /** In Finnish only. */
  readonly quote: { readonly text: string; readonly name: string; readonly picture: ShopPicture | null } | null;
  /** The explanation that the address asks for. */
  readonly keyword: KeywordView | null;
}

/** A design of a gift card. */
export interface GiftDesign {
  readonly id: number;
  readonly name: string;
  readonly picture: ShopPicture | null;
}

/** The data of a product page. Everything but `added`, `staff` and `enterprise` is the same for all visitors. */
export interface ProductData extends Pick<ProductTexts, 'translation' | 'quote' | 'keyword'>, PageMore {
  /** Designs of a gift card; empty for other products. */
  readonly giftDesigns: readonly GiftDesign[];
  readonly model: PageModel;
  readonly safety: ProductSafety;
  /** Canonical address of the page, without parameters. */
  readonly path: string;
  readonly canonical: string;
  /** The gift campaign in which the product is shown: its page's title and address, and who gives; null elsewhere. Specification 2 §2. */
  readonly gift: { readonly name: string; readonly company: string; readonly to: string } | null;
  /** VAT in percent; null when unknown. */
  readonly vatPercent: number | null;
  /** Physical stores: those near the postcode that was looked up first, then in display order. */
  readonly stores: readonly StoreView[];
  /** When the page was rendered, in milliseconds: what it says of stores is true then. */
  readonly rendered: number;
  /** Players of video services. */
  readonly videos: readonly string[];
  /** First to last day of delivery by variant id; without an entry it is not known. */
  readonly arrivals: Readonly<Record<number, string>>;
  /** How many days a delivery to the country takes; null when unknown. */
  readonly transitDays: { readonly from: number; readonly to: number } | null;
  /** Why blocked stock is not sold; empty when the shop does not say. */
  readonly blockedStockText: string;
  readonly delivery: {
    readonly isBlocked: boolean;
    /** It does not go by every way of delivery. */
    readonly isLimited: boolean;
    readonly infoText: string;
  };
  /** The shop's workshop repairs this kind of product. */
  readonly isRepairable: boolean;
  /** Its parts, for a set. */
  readonly parts: readonly SetPart[];
  /** The bundles that it is a part of. */
  readonly bundleOffers: readonly BundleOffer[];
  /** The ski wizard of the product's sport, which adds the variant in `?add=`, or of the skis in a set; null for what is not in it. */
  readonly wizardTo: string | null;
  /** Alternatives when it is sold out. */
  readonly alternatives: readonly PackedCard[];
  /** Null when nothing is measured, or too few products are. */
  readonly scale: ScaleView | null;
  /** Null when it has none. */
  readonly sizeGuide: SizeGuide | null;
  /** Null when no postcode was requested. */
  readonly shipping: ShippingLookup | null;
  /** How postcodes of the delivery country are typed. */
  readonly postcodeMode: 'numeric' | 'text';
  /** End of the offer, when it is shown. */
  readonly offerEnds: string | null;
  /** Address of the instalment messages, to which the amount is added; null where there are none and for what is paid otherwise. */
  readonly instalmentsAt: string | null;
  /** Display currency and its units per euro, delivery country and from which sum delivery is free, for structured data. */
  readonly currency: {
    readonly currency: string;
    readonly rate: number;
    readonly country: string;
    readonly freeDeliveryCents: number | null;
  };
  /**
   * Personal: the variant just added to the cart, with its quantity in the cart. Only with `?added=`, and never in a shared
   * page.
   */
  readonly added: { readonly variantId: number; readonly amount: number } | null;
  /** Personal: the address of a signed-in person, for a restock notice; empty for guests. */
  readonly noticeEmail: string;
  /** Personal: null for everybody but staff. */
  readonly staff: StaffView | null;
  /** Personal: products are added to an enterprise order instead of the cart; `to` is its page, where it is the visitor's own. */
  readonly enterprise: { readonly to: string | null } | null;
}
