import type { DemoPage } from './page';
import { ABOUT_PAGE } from './pages/about-page';
import { DELIVERY_PAGE } from './pages/delivery-page';
import { PAYMENT_PAGE } from './pages/payment-page';
import { PRIVACY_PAGE } from './pages/privacy-page';
import { RETURNS_PAGE } from './pages/returns-page';
import { TERMS_PAGE } from './pages/terms-page';

export const DEMO_PAGES: readonly DemoPage[] = [
  PAYMENT_PAGE,
  DELIVERY_PAGE,
  RETURNS_PAGE,
  TERMS_PAGE,
  PRIVACY_PAGE,
  ABOUT_PAGE,
];
