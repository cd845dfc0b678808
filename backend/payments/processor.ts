/** A line of the order as processors want it. Amounts are hundredths of the payment's currency; the totals make its amount. */
export interface PaymentLine {
  readonly kind: 'product' | 'delivery' | 'repack' | 'discount';
  readonly reference: string;
  readonly name: string;
  readonly amount: number;
  readonly unitHundredths: number;
  readonly totalHundredths: number;
  /** Per cent. */
  readonly taxPercentage: number;
}

/** The data for starting a payment. */
export interface PaymentStart {
  /** Our name for the attempt, unguessable, and its idempotency key at the processor. */
  readonly reference: string;
  readonly orderNumber: string;
  /** Hundredths of `currency`. */
  readonly amountHundredths: number;
  readonly currency: string;
  readonly language: string;
  readonly email: string;
  /** Country of the delivery, ISO 3166 in lower case. */
  readonly country: string;
  readonly receiver: {
    readonly firstName: string;
    readonly lastName: string;
    readonly address: string;
    readonly postalCode: string;
    readonly city: string;
    readonly phone: string;
  };
  readonly lines: readonly PaymentLine[];
  /** When the order gives its stock back. */
  readonly expiresAt: Date;
  readonly now: Date;
  /** Absolute URLs to which the shopper returns. */
  readonly returnTo: ReturnAddresses;
  /** Absolute URL of this processor's messages. */
  readonly webhook: string;
}

/** Where a processor sends the shopper. Only the shop's own knowledge of the payment decides what these pages show. */
export interface ReturnAddresses {
  readonly ok: string;
  readonly cancelled: string;
  readonly error: string;
  readonly address: string;
}

/** A started payment. */
export interface StartedPayment {
  /** Where the shopper pays; null when the storefront has a page of its own for it, or nothing is left to do. */
  readonly redirectUrl: string | null;
  /** The processor's id of the attempt; null when it has none. */
  readonly externalId: string | null;
  /** What is known of the payment already: an invoice is settled when it is written. */
  readonly event?: ProcessorEvent;
  /** When an invoice is to be paid. */
  readonly dueAt?: Date;
}

/** An attempt that was started. */
export interface StartedAttempt {
  readonly reference: string;
  readonly externalId: string | null;
  readonly chargeId: string | null;
  /** Hundredths of `currency`. */
  readonly amountHundredths: number;
  readonly currency: string;
}

/** What a processor says of a payment, after its signature was verified or as its own API answered. */
export interface ProcessorEvent {
  readonly reference: string;
  /** The processor's own id of the message: the same message twice has the same. */
  readonly eventKey: string;
  readonly kind: 'authorised' | 'captured' | 'declined' | 'cancelled';
  /** The charged amount, hundredths of `currency`. */
  readonly amountHundredths: number;
  readonly currency: string;
  /** The processor's id of the charge, for refunds. */
  readonly chargeId?: string;
  /** The original message without secrets and without personal data. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A message that only says that an attempt has news: the processor is asked for them. Anybody can send one. */
export interface ProcessorNews {
  readonly kind: 'news';
  readonly externalId: string;
}

/** A message as it came over HTTP. */
export interface ProcessorMessage {
  readonly headers: Headers;
  readonly query: URLSearchParams;
  /** The body as it was sent: signatures are over these bytes. */
  readonly body: string;
  readonly now: Date;
}

/** The signature of a message is missing or wrong: it is not from the processor. */
export class ForgedMessage extends Error {
  override readonly name = 'ForgedMessage';
}

/** The message is from the processor and cannot be read. */
export class UnreadableMessage extends Error {
  override readonly name = 'UnreadableMessage';
}

/**
 * A processor did not do what was asked. `unreachable`, `timeout`, `unreadable`: it is unknown whether it did; the same request
 * may be sent again. `refused`: it did not, and will not.
 */
export class ProcessorFailure extends Error {
  override readonly name = 'ProcessorFailure';
  constructor(
    readonly processor: string,
    readonly kind: 'unreachable' | 'timeout' | 'unreadable' | 'refused',
    /** Without secrets and personal data. */
    readonly detail: string,
  ) {
    super(`${processor}: ${kind}${detail === '' ? '' : `, ${detail}`}`);
  }
}

/** Money to give back. */
export interface RefundRequest {
  /** Idempotency key. */
  readonly key: string;
  /** Hundredths of the payment's currency. */
  readonly amountHundredths: number;
}

/** A refund as the processor took it. */
export interface RefundResult {
  readonly externalId: string | null;
  readonly status: 'done' | 'requested' | 'failed';
}

/**
 * A payment processor. Its slug is what payment methods name and what its webhook address ends with. All methods throw
 * ProcessorFailure when the processor cannot be asked or says no.
 */
export interface PaymentProcessor {
  readonly slug: string;
  /** Currencies it charges, ISO 4217 in lower case; null: all of the shop's. */
  readonly currencies: readonly string[] | null;
  /** Starts a payment, or finds the one already started under the same reference. */
  start(payment: PaymentStart): Promise<StartedPayment>;
  /**
   * Reads a message after checking its signature; null when it says nothing about a payment's state.
   * @throws ForgedMessage, UnreadableMessage
   */
  receive(message: ProcessorMessage): Promise<ProcessorEvent | ProcessorNews | null>;
  /** Asks for the state of an attempt, and completes what waits for the shop only; null while the shopper has not decided. */
  check(attempt: StartedAttempt): Promise<ProcessorEvent | null>;
  /** Takes the money of an authorised payment. `key`: idempotency key. */
  capture(attempt: StartedAttempt, key: string): Promise<ProcessorEvent>;
  /** Ends an attempt without its money. @returns what it ended with: too late is `captured`; null when the processor cannot end it */
  cancel(attempt: StartedAttempt): Promise<ProcessorEvent | null>;
  /** Gives money back. */
  refund(attempt: StartedAttempt, refund: RefundRequest): Promise<RefundResult>;
}
