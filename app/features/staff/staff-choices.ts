/** What a seller has chosen for the orders that they place. Specification 1 §3 (checkout state), §6. */
export type StaffChoices = {
  /** The customer they order for. */
  readonly customer: { readonly id: number; readonly email: string } | null;
  readonly sellerName: string;
  readonly sellerNumber: string;
  /** Slugs of the stores that products are transferred from and to; none: no transfer request. */
  readonly transferFrom: readonly string[];
  readonly transferTo: readonly string[];
  /** The sending stores put the products aside at once; the transfer is urgent. Specification 1 §3 */
  readonly reservesTransfer: boolean;
  readonly isTransferUrgent: boolean;
  /** Number of the company order that products are collected for; null: none. */
  readonly enterpriseOrder: number | null;
  /** Number of the order that products are added to; empty: none. Counts with the feature flag `add_on_order` only. */
  readonly addOnOrder: string;
  readonly isCardCheckout: boolean;
};

/** The choices of everybody who is not staff, and of a seller who has chosen nothing. */
export const NO_CHOICES: StaffChoices = {
  customer: null,
  sellerName: '',
  sellerNumber: '',
  transferFrom: [],
  transferTo: [],
  reservesTransfer: false,
  isTransferUrgent: false,
  enterpriseOrder: null,
  addOnOrder: '',
  isCardCheckout: false,
};

/** Whether products are collected for a transfer between stores. */
export const isTransferRequest = ({ transferFrom, transferTo }: StaffChoices): boolean =>
  transferFrom.length > 0 || transferTo.length > 0;

/** The choices without what clearing the cart ends: the transfer request and the earlier order. Specification 1 §4 */
export const withoutCartChoices = (choices: StaffChoices): StaffChoices => ({
  ...choices,
  transferFrom: NO_CHOICES.transferFrom,
  transferTo: NO_CHOICES.transferTo,
  reservesTransfer: false,
  isTransferUrgent: false,
  addOnOrder: '',
});
