import type { DemoPage } from './page';
import { ABOUT_PAGE } from './pages/about-page';
import { ACCESSIBILITY_PAGE } from './pages/accessibility-page';
import { CLUB_OFFERS_PAGE } from './pages/club-offers-page';
import { COMPLAINTS_PAGE } from './pages/complaints-page';
import { COOKIES_PAGE } from './pages/cookies-page';
import { CORPORATE_PAGES } from './pages/corporate/corporate-pages';
import { DELIVERY_PAGE } from './pages/delivery-page';
import { ENTERPRISE_PAGE } from './pages/enterprise-page';
import { EVENTS_PAGE } from './pages/events-page';
import { HISTORY_PAGE } from './pages/history-page';
import { MEMBER_BENEFITS_PAGE } from './pages/member-benefits-page';
import { PAYMENT_PAGE } from './pages/payment-page';
import { PRIVACY_PAGE } from './pages/privacy-page';
import { PRODUCT_TESTS_PAGE } from './pages/product-tests-page';
import { RENTAL_PAGE } from './pages/rental-page';
import { REPAIR_PAGE } from './pages/repair-page';
import { RETURNS_PAGE } from './pages/returns-page';
import { SUSTAINABILITY_PAGE } from './pages/sustainability-page';
import { TERMS_PAGE } from './pages/terms-page';

export const DEMO_PAGES: readonly DemoPage[] = [
  PAYMENT_PAGE,
  DELIVERY_PAGE,
  RETURNS_PAGE,
  TERMS_PAGE,
  PRIVACY_PAGE,
  ABOUT_PAGE,
  COMPLAINTS_PAGE,
  MEMBER_BENEFITS_PAGE,
  CLUB_OFFERS_PAGE,
  PRODUCT_TESTS_PAGE,
  EVENTS_PAGE,
  RENTAL_PAGE,
  REPAIR_PAGE,
  SUSTAINABILITY_PAGE,
  HISTORY_PAGE,
  ENTERPRISE_PAGE,
  COOKIES_PAGE,
  ACCESSIBILITY_PAGE,
  ...CORPORATE_PAGES,
];
