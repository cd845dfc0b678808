import { z } from 'zod';
import { requiredLine } from '~/features/cart/required-line';
import { isPhone } from '~/features/cart/rules/phone';
import { isPostcode } from '~/features/cart/rules/postcode';

/** Codes of field errors; the page turns them into words. */
export type OrderFormError =
  | 'required'
  | 'tooLong'
  | 'email'
  | 'phone'
  | 'postalCode'
  | 'deliveryMethod'
  | 'paymentMethod'
  | 'terms'
  | 'customs';

/** Required fields: each has its own error message. */
export type RequiredField = 'email' | 'phone' | 'first_name' | 'last_name' | 'address' | 'postal_code' | 'city';

const error = (code: OrderFormError) => ({ error: code });

/** Context that the order form's validation depends on. */
export type OrderFormFrame = {
  /** Delivery country, two letters, lower case. */
  readonly country: string;
  readonly needsCustoms: boolean;
};

/**
 * The order form. Field names are those of Specification 1 §3 (checkout state, form); the country determines the postcode
 * format. The backend validates everything again.
 */
export function orderForm({ country, needsCustoms }: OrderFormFrame) {
  return z.object({
    email: z
      .string(error('required'))
      .trim()
      .min(1, error('required'))
      .max(254, error('tooLong'))
      .pipe(z.email(error('email'))),
    phone: requiredLine(30).refine(isPhone, error('phone')),
    first_name: requiredLine(100),
    last_name: requiredLine(100),
    address: requiredLine(200),
    postal_code: requiredLine(12).refine((text) => isPostcode(text, country), error('postalCode')),
    city: requiredLine(100),
    delivery_method: z
      .string(error('deliveryMethod'))
      .min(1, error('deliveryMethod'))
      .max(100, error('deliveryMethod')),
    delivery_location: z.string().max(100, error('tooLong')).default(''),
    payment_method: z.string(error('paymentMethod')).min(1, error('paymentMethod')).max(100, error('paymentMethod')),
    special_request: z.string().max(500, error('tooLong')).default(''),
    use_bonus: z.literal('on').optional(),
    accept_terms: z.literal('on', error('terms')),
    customs: needsCustoms ? z.literal('on', error('customs')) : z.string().optional(),
    key: z.string().regex(/^[\w-]{16,100}$/),
    expected_currency: z.string().regex(/^[a-z]{3}$/),
    expected_total: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  });
}
export type OrderFormValue = z.output<ReturnType<typeof orderForm>>;
