import type { BackendContext } from '../context';
import type { PaymentAttempt } from './find-attempt';
import { type PaymentProcessor, type ProcessorEvent, ProcessorFailure } from './processor';
import type { Processors } from './processors';
import { type Settled, settlePayment } from './settle-payment';

/** What work on payments needs. */
export type PaymentWork = Pick<BackendContext, 'db' | 'settings' | 'clock' | 'log'> & {
  readonly processors: Processors;
};

/** Settles what a processor says and logs it; a payment that a person must look at is a warning. */
export async function settleEvent(
  { db, settings, clock, log }: PaymentWork,
  processor: string,
  event: ProcessorEvent,
): Promise<Settled | null> {
  const settled = await settlePayment(db, settings, processor, event, clock());
  if (!settled) {
    log.warn({ processor, event: event.eventKey }, 'a payment message names no payment of ours');
    return null;
  }
  const { settlement, orderNumber } = settled;
  const details = { processor, event: event.eventKey, kind: event.kind, settlement, order: orderNumber };
  if (settlement === 'review') log.warn(details, 'a payment needs a person to look at it');
  else log.info(details, 'a payment message was settled');
  return settled;
}

/**
 * Asks the processor of an attempt something and settles its answer. A processor that cannot be asked changes nothing: the
 * attempt stays as it is.
 * @returns whether the processor answered
 */
export async function askProcessor(
  work: PaymentWork,
  attempt: PaymentAttempt,
  question: (processor: PaymentProcessor) => Promise<ProcessorEvent | null>,
): Promise<boolean> {
  const processor = work.processors.get(attempt.processor);
  if (!processor) return false;
  try {
    const event = await question(processor);
    if (event) await settleEvent(work, processor.slug, event);
    return true;
  } catch (error) {
    if (!(error instanceof ProcessorFailure)) throw error;
    work.log.warn(
      { processor: processor.slug, kind: error.kind, detail: error.detail },
      'a payment could not be asked for',
    );
    return false;
  }
}
