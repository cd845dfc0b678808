import type { BannerForm } from 'contract/desk-banners';
import type { BundleForm } from 'contract/desk-bundles';
import type { KeywordForm } from 'contract/desk-keywords';
import type { OfferForm } from 'contract/desk-offers';
import type { PeriodForm } from 'contract/desk-periods';
import type { UsedForm } from 'contract/desk-used';
import type { RentalForm } from 'contract/rental';

/** A banner's form with all that a test does not specify empty. */
export const bannerForm = (change: Partial<BannerForm> = {}): BannerForm => ({
  image: '',
  tall: '',
  night: '',
  crop: 'center',
  starts: '',
  ends: '',
  titles: {},
  headings: { fi: 'Talviale' },
  sub_texts: {},
  button_texts: {},
  urls: {},
  ...change,
});

/** The form of an explained word. */
export const keywordForm = (change: Partial<KeywordForm> = {}): KeywordForm => ({
  words: { fi: 'merinovilla' },
  texts: { fi: '<p>Hienoa villaa.</p>' },
  urls: {},
  ...change,
});

/** The form of a rental item. */
export const rentalForm = (change: Partial<RentalForm> = {}): RentalForm => ({
  day: '25',
  weekend: '45',
  week: '',
  deposit: '',
  sizes: '',
  stores: ['helsinki'],
  names: { fi: 'Liukulumikengät' },
  descriptions: {},
  image: '',
  alts: {},
  ...change,
});

/** The form of a used item. */
export const usedForm = (change: Partial<UsedForm> = {}): UsedForm => ({
  parent: '',
  variant: '',
  condition: 'good',
  price: '129,90',
  store: 'helsinki',
  notes: { fi: 'Kaksi talvea käytetty.' },
  pictures: [],
  ...change,
});

/** The form of a price for a period, of a reduction for everybody. */
export const periodForm = (change: Partial<PeriodForm> = {}): PeriodForm => ({
  model: '',
  kind: 'discount',
  starts: { day: '', time: '' },
  ends: { day: '', time: '' },
  price: '',
  own: [],
  ...change,
});

/** The form of a bundle, sold from now on. */
export const bundleForm = (change: Partial<BundleForm> = {}): BundleForm => ({
  parts: [],
  names: { fi: 'Retkipaketti' },
  descriptions: {},
  price: '100',
  percentage: '',
  starts: { day: '', time: '' },
  ends: { day: '', time: '' },
  ...change,
});

/** The form of an offer for Latu members. */
export const offerForm = (change: Partial<OfferForm> = {}): OfferForm => ({
  segment: 'latu',
  percentage: '15',
  names: { fi: 'Latu-viikot' },
  conditions: {},
  starts: { day: '2026-01-01', time: '' },
  ends: { day: '2036-02-01', time: '' },
  models: '',
  groups: '',
  ...change,
});

/** The form of an import that changes nothing of what its file says. */
export const importForm = () => ({
  language: 'fi',
  currency: 'eur',
  tax: 'included',
  mode: 'merge',
  uncounted: 'out',
  fetch_pictures: false,
  old_addresses: true,
  confirm_withdraw: null,
  options: [],
  categories: [],
});
