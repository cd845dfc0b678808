/** The data for starting a payment. */
export interface PaymentStart {
  /** Our name for the attempt, unguessable. */
  readonly reference: string;
  readonly orderNumber: string;
  /** Hundredths of `currency`. */
  readonly amountHundredths: number;
  readonly currency: string;
  readonly language: string;
  readonly email: string;
  /** Absolute URLs to which the shopper returns. */
  readonly returnTo: {
    readonly ok: string;
    readonly cancelled: string;
    readonly error: string;
    readonly address: string;
  };
}

/** A processor's message about a payment, after its signature was verified. */
export interface ProcessorEvent {
  readonly reference: string;
  /** The processor's own id of the message: the same message twice has the same. */
  readonly eventKey: string;
  readonly kind: 'captured' | 'declined' | 'cancelled';
  /** The charged amount, hundredths of `currency`. */
  readonly amountHundredths: number;
  readonly currency: string;
  /** The original message without secrets. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The signature of a message is missing or wrong: it is not from the processor. */
export class ForgedMessage extends Error {
  override readonly name = 'ForgedMessage';
}

/** The message is from the processor and cannot be read. */
export class UnreadableMessage extends Error {
  override readonly name = 'UnreadableMessage';
}

/** A payment processor. Its slug is what payment methods name and what its webhook address ends with. */
export interface PaymentProcessor {
  readonly slug: string;
  /**
   * Starts a payment, or finds the one already started under the same reference.
   * @returns where the shopper pays; null when the storefront has a page of its own for it
   */
  start(payment: PaymentStart): Promise<{ redirectUrl: string | null }>;
  /**
   * Reads a message of the processor after checking its signature.
   * @throws ForgedMessage, UnreadableMessage
   */
  readEvent(headers: Headers, body: string): ProcessorEvent;
}
