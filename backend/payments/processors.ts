import type { Settings } from 'settings/read-settings';
import { shopAddress } from '../domain/locale/shop-host';
import { invoiceProcessor } from './invoice-processor';
import { KlarnaProcessor } from './klarna';
import { PayPalProcessor } from './paypal';
import { PaytrailProcessor } from './paytrail';
import type { PaymentProcessor } from './processor';
import { StripeProcessor } from './stripe';
import { testProcessor } from './test-processor';

/** The processors that are set up, by slug. */
export type Processors = ReadonlyMap<string, PaymentProcessor>;

/**
 * The processors that the settings set up. The test processor takes no money, so production does not have it; invoices need the
 * account to pay to, which only the demo shop may leave out.
 */
export function processorsOf(settings: Settings): Processors {
  const known = opened.get(settings);
  if (known) return known;
  const processors = openProcessors(settings);
  opened.set(settings, processors);
  return processors;
}

/** The processors of each settings, opened once: they keep access tokens and certificates. */
const opened = new WeakMap<Settings, Processors>();

function openProcessors(settings: Settings): Processors {
  const { stripe, paypal, paytrail, klarna } = settings;
  const processors: PaymentProcessor[] = [];
  if (!settings.production) processors.push(testProcessor());
  if (!settings.production || settings.seller.iban !== undefined) processors.push(invoiceProcessor());
  if (stripe) processors.push(new StripeProcessor(stripe));
  if (paypal) processors.push(new PayPalProcessor(paypal));
  if (paytrail) processors.push(new PaytrailProcessor(paytrail, homeOf(settings)));
  if (klarna) processors.push(new KlarnaProcessor(klarna));
  return new Map(processors.map((processor) => [processor.slug, processor]));
}

/** Address of the shop on its first host. */
function homeOf(settings: Settings): string {
  const [host = 'localhost'] = [...settings.hosts.fi, ...Object.values(settings.hosts).flat()];
  return shopAddress(settings, host);
}
