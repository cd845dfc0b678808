import type { OrderField } from '../order-field';

/** What ties a field of the order form to its value and its error. */
export type FieldProps = {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

/** Gives the props of a field by its name. */
export type OrderFields = (name: OrderField) => FieldProps;
