import type { ShopPicture } from '~/features/catalog/parts/plate';
import type { Level, SkierFacts, SkierForm, Style } from './rules/skier-form';
import type { Part, Step } from './rules/steps';

export type Reason = {
  readonly kind: string;
  readonly isCaveat: boolean;
  readonly values: Readonly<Record<string, number | string>>;
};

/** A product as the wizard's page shows it. */
export type ProductView = {
  readonly variantId: number;
  readonly brand: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  /** Its product page. */
  readonly to: string;
  readonly picture: ShopPicture | null;
  /** Euro cents. */
  readonly priceCents: number | null;
  readonly regularCents: number | null;
  readonly isOrderable: boolean;
  readonly stores: readonly string[];
  readonly reasons: readonly Reason[];
  readonly sizes: readonly { readonly variantId: number; readonly size: string; readonly isOrderable: boolean }[];
  readonly hasBindings: boolean;
};

/** What the package costs, as the cart will. Hundredths of the display currency. */
export type PackagePrice = {
  readonly totalHundredths: number;
  /** What its parts cost one by one; null when that is not more. */
  readonly apartHundredths: number | null;
  readonly currency: string;
};

export type WizardData = {
  readonly title: string;
  readonly description: string;
  readonly crumbs: readonly { readonly label: string; readonly to?: string }[];
  readonly path: string;
  readonly sport: 'alpine' | 'nordic';
  readonly step: Step;
  /** The form of the skier, with what was typed and what is wrong with it. */
  readonly form: SkierForm;
  readonly skier: SkierFacts & { readonly level?: Level | undefined; readonly style?: Style | undefined };
  readonly styles: readonly Style[];
  readonly chosen: Readonly<Record<Part, ProductView | null>>;
  readonly missing: readonly Part[];
  /** Chosen parts that do not fit the others. */
  readonly clashing: readonly Part[];
  /** Something chosen before is no longer sold. */
  readonly isSomethingGone: boolean;
  readonly lengths: { readonly from: number; readonly to: number } | null;
  readonly suggestions: readonly ProductView[];
  readonly total: number;
  readonly incompatible: number;
  /** Sum of the chosen parts, euro cents; null while nothing is chosen. */
  readonly sums: { readonly regularCents: number; readonly nowCents: number } | null;
  /** Of a whole package that can be ordered; else null. */
  readonly price: PackagePrice | null;
  /** Why a chosen package or part cannot be ordered now. */
  readonly refusal: string;
  /** The id of one press of the button, so that a form sent twice counts once. */
  readonly submission: string;
  /** Addresses of the steps, with all that is known. */
  readonly steps: Readonly<Record<Step, string>>;
  /** Address of the shown step with all suggestions; null when all are shown. */
  readonly moreTo: string | null;
  /** What an address of the wizard carries: names and values of hidden fields. */
  readonly carried: readonly (readonly [name: string, value: string])[];
};
