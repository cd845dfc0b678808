import type { DemoPage } from '../../page';
import { CLUBS_AND_SCHOOLS } from './clubs-and-schools-page';
import { CORPORATE_GIFTS } from './gifts-page';
import { CORPORATE_SERVICES } from './services-page';
import { WORK_GEAR } from './work-gear-page';

/** What companies, clubs and schools are offered; the menu lists them in this order. */
export const CORPORATE_PAGES: readonly DemoPage[] = [CORPORATE_SERVICES, CORPORATE_GIFTS, WORK_GEAR, CLUBS_AND_SCHOOLS];
