/** What staff sees in addition, with its texts. */
export interface StaffView {
  readonly title: string;
  /** Stores with the units of each variant by its id. */
  readonly stores: readonly { readonly name: string; readonly stocks: Readonly<Record<number, number>> }[];
  readonly shelf: string;
  /** Products are collected for a transfer between stores. */
  readonly isTransferRequest: boolean;
}
