/** What staff sees in addition, with its texts. */
export interface StaffView {
  readonly title: string;
  /** Stores with the units of each variant by its id. */
  readonly stores: readonly { readonly name: string; readonly stocks: Readonly<Record<number, number>> }[];
  readonly shelf: string;
  /** A transfer that products are collected for; what the button says once its sending stores are chosen, whose stock alone counts. */
  readonly transfer: { readonly orderFrom: string } | null;
}
