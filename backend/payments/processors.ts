import type { Settings } from 'settings/read-settings';
import { invoiceProcessor } from './invoice-processor';
import type { PaymentProcessor } from './processor';
import { testProcessor } from './test-processor';

/** The processors that are set up, by slug. */
export type Processors = ReadonlyMap<string, PaymentProcessor>;

/**
 * The processors that the settings set up. The test processor takes no money, so production does not have it; invoices need the
 * account to pay to, which only the demo shop may leave out.
 */
export function processorsOf(settings: Pick<Settings, 'production' | 'seller'>): Processors {
  const processors: PaymentProcessor[] = [];
  if (!settings.production) processors.push(testProcessor());
  if (!settings.production || settings.seller.iban !== undefined) processors.push(invoiceProcessor());
  return new Map(processors.map((processor) => [processor.slug, processor]));
}
