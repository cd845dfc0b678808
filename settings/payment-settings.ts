import { z } from 'zod';

/** Settings of payments: the seller on receipts and invoices, and the processors. Each processor is off until its keys are set. */

const key = z
  .string()
  .regex(/^[\x21-\x7e]{8,500}$/, { error: 'must be a key without spaces' })
  .optional();
const line = z
  .string()
  .max(200)
  .regex(/^[^\r\n]+$/, { error: 'must be one line' })
  .optional();
const address = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: 'must be an address that starts with http:// or https://',
  })
  .transform((text) => text.replace(/\/+$/, ''))
  .optional();

export const paymentEnvironment = {
  SELLER_NAME: line,
  SELLER_ADDRESS: line,
  SELLER_BUSINESS_ID: line,
  SELLER_VAT_ID: line,
  SELLER_IBAN: z
    .string()
    .transform((text) => text.replaceAll(' ', '').toUpperCase())
    .refine((text) => /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(text), { error: 'must be an IBAN' })
    .optional(),
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: key,
  PAYPAL_CLIENT_ID: key,
  PAYPAL_SECRET: key,
  PAYPAL_WEBHOOK_ID: key,
  PAYPAL_URL: address,
  PAYTRAIL_ACCOUNT: z
    .string()
    .regex(/^\d{1,12}$/, { error: 'must be a number' })
    .optional(),
  PAYTRAIL_SECRET: key,
  KLARNA_USERNAME: key,
  KLARNA_PASSWORD: key,
  KLARNA_URL: address,
  KLARNA_MESSAGING_CLIENT_ID: z
    .string()
    .regex(/^[\w+/=.-]{8,500}$/, { error: 'must be a client identifier of Klarna' })
    .optional(),
};

type Environment = z.output<z.ZodObject<typeof paymentEnvironment>>;

/** Settings that belong together: one of them alone is a mistake. */
const TOGETHER: readonly (readonly (keyof Environment)[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'],
  ['PAYTRAIL_ACCOUNT', 'PAYTRAIL_SECRET'],
  ['KLARNA_USERNAME', 'KLARNA_PASSWORD'],
];

/** Reports settings that are set without those they need. */
export function checkPaymentSettings(env: Environment, context: z.RefinementCtx): void {
  for (const names of TOGETHER) {
    const missing = names.filter((name) => env[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) continue;
    for (const name of missing) {
      const message = `must be set together with ${names.filter((other) => other !== name).join(' and ')}`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  }
}

/** The payment settings as the code uses them; a processor that is not set up is undefined. */
export function paymentSettings(env: Environment, production: boolean, shopName: string) {
  const demo = <Value>(value: Value | undefined, example: Value) => value ?? (production ? undefined : example);
  return {
    /** The company that sells, as receipts name it. The demo shop's is invented. */
    seller: {
      name: env.SELLER_NAME ?? shopName,
      address: demo(env.SELLER_ADDRESS, 'Hankikuja 1, 00100 Helsinki'),
      businessId: demo(env.SELLER_BUSINESS_ID, '0000000-0'),
      vatId: demo(env.SELLER_VAT_ID, 'FI00000000'),
      iban: demo(env.SELLER_IBAN, 'FI2112345600000785'),
    },
    stripe:
      env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_WEBHOOK_SECRET !== undefined
        ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET }
        : undefined,
    paypal:
      env.PAYPAL_CLIENT_ID !== undefined && env.PAYPAL_SECRET !== undefined && env.PAYPAL_WEBHOOK_ID !== undefined
        ? {
            clientId: env.PAYPAL_CLIENT_ID,
            secret: env.PAYPAL_SECRET,
            webhookId: env.PAYPAL_WEBHOOK_ID,
            url: env.PAYPAL_URL ?? 'https://api-m.paypal.com',
          }
        : undefined,
    paytrail:
      env.PAYTRAIL_ACCOUNT !== undefined && env.PAYTRAIL_SECRET !== undefined
        ? { account: env.PAYTRAIL_ACCOUNT, secret: env.PAYTRAIL_SECRET }
        : undefined,
    klarna:
      env.KLARNA_USERNAME !== undefined && env.KLARNA_PASSWORD !== undefined
        ? {
            username: env.KLARNA_USERNAME,
            password: env.KLARNA_PASSWORD,
            url: env.KLARNA_URL ?? 'https://api.klarna.com',
          }
        : undefined,
    /** Whose instalment messages product pages show; undefined: none. Klarna's checkout need not be set up. */
    klarnaMessagingClientId: env.KLARNA_MESSAGING_CLIENT_ID,
  };
}
