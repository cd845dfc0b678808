import type { OrderField } from '../order-field';

/** Props that connect a field of the order form with its value and error. */
export type FieldProps = {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

/** Returns the props of a field by its name. */
export type OrderFields = (name: OrderField) => FieldProps;
