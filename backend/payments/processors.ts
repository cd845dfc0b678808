import type { Settings } from 'settings/read-settings';
import type { PaymentProcessor } from './processor';
import { TEST_PROCESSOR, testProcessor } from './test-processor';

/** The processors that are set up, by slug. */
export type Processors = ReadonlyMap<string, PaymentProcessor>;

/** The processors that the settings set up. The test processor takes no money, so production does not have it. */
export function processorsOf(settings: Pick<Settings, 'production'>): Processors {
  const processors = new Map<string, PaymentProcessor>();
  if (!settings.production) processors.set(TEST_PROCESSOR, testProcessor());
  return processors;
}
