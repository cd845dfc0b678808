import type { PaymentStart, ProcessorMessage, StartedAttempt } from 'backend/payments/processor';

export const PAYMENT_NOW = new Date('2026-11-23T12:00:00Z');

/** A payment of 105.90 euros as an adapter gets it. */
export function paymentStart(more: Partial<PaymentStart> = {}): PaymentStart {
  const line = { amount: 1, taxPercentage: 25.5 };
  return {
    reference: 'our-reference-1',
    orderNumber: 'S123456789',
    amountHundredths: 10_590,
    currency: 'eur',
    language: 'fi',
    email: 'maija@example.com',
    country: 'fi',
    receiver: {
      firstName: 'Maija',
      lastName: 'Metsä',
      address: 'Polku 1',
      postalCode: '00100',
      city: 'Helsinki',
      phone: '+358401234567',
    },
    lines: [
      { ...line, kind: 'product', reference: '7', name: 'Kuori', unitHundredths: 10_000, totalHundredths: 10_000 },
      { ...line, kind: 'delivery', reference: 'delivery', name: 'Koti', unitHundredths: 590, totalHundredths: 590 },
    ],
    expiresAt: new Date(PAYMENT_NOW.getTime() + 1_800_000),
    now: PAYMENT_NOW,
    returnTo: {
      ok: 'https://shop.example/ok/',
      cancelled: 'https://shop.example/cancelled/',
      error: 'https://shop.example/error/',
      address: 'https://shop.example/address/',
    },
    webhook: 'https://shop.example/api/payments/webhook/x/',
    ...more,
  };
}

/** That payment after it was started. */
export const startedAttempt = (more: Partial<StartedAttempt> = {}): StartedAttempt => ({
  reference: 'our-reference-1',
  externalId: 'ext_1',
  chargeId: 'charge_1',
  amountHundredths: 10_590,
  currency: 'eur',
  ...more,
});

/** A processor's message. */
export const messageOf = (more: Partial<ProcessorMessage> = {}): ProcessorMessage => ({
  headers: new Headers(),
  query: new URLSearchParams(),
  body: '',
  now: PAYMENT_NOW,
  ...more,
});
