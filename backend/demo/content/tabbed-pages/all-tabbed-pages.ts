import type { DemoTabbedPage } from '../content-item';
import { CUSTOMER_SERVICE } from './customer-service';
import { SKI_SERVICE } from './ski-service';

/** Pages with tabs. */
export const DEMO_TABBED_PAGES: readonly DemoTabbedPage[] = [CUSTOMER_SERVICE, SKI_SERVICE];
