import type { BannerForm } from 'contract/desk-banners';
import type { KeywordForm } from 'contract/desk-keywords';

/** A banner's form with all that a test does not specify empty. */
export const bannerForm = (change: Partial<BannerForm> = {}): BannerForm => ({
  image: '',
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
