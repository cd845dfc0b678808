import type { CheckedRow } from '~/api/checked-cart';
import type { TransferRequest } from '~/api/checked-transfer';
import { OverrideForm } from './till';
import { DivideForm } from './transfer';

type StaffRowProps = {
  readonly row: CheckedRow;
  readonly isStaff: boolean;
  /** The transfer between stores that the cart is collected for. */
  readonly transfer: TransferRequest | null;
};

/** What staff can do with a row of the cart. */
export function StaffRow({ row, isStaff, transfer }: StaffRowProps) {
  return (
    <>
      {isStaff && <OverrideForm key={`${row.nameOverride} ${row.priceOverrideCents}`} row={row} />}
      {transfer && <DivideForm row={row} transfer={transfer} />}
    </>
  );
}
