import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '~/locale/languages';
import { translate } from '~/locale/messages';
import { servicePageSlugs } from '~/routing/service-pages';
import { type MenuFacts, menuSections } from './menu-sections';

const FINNISH_PAGES = [
  'vuokraamo',
  'vastuullisuus',
  'jasenalennukset',
  'yritysmyynti/palvelut',
  'yritysmyynti/yrityslahjat',
  'yritysmyynti/tyo-ja-seuravaatteet',
  'yritysmyynti/seurat-ja-koulut',
  'tuotetestit',
  'tapahtumat',
];

const facts = (language: Language, change: Partial<MenuFacts> = {}): MenuFacts => ({
  language,
  stores: [
    { id: 1, slug: 'helsinki', name: 'Hanki Helsinki', type: 'retail' },
    { id: 20, slug: 'verkkokauppa', name: 'Verkkokauppa', type: 'web' },
    { id: 30, slug: 'toimittajat', name: 'Toimittajat', type: 'external' },
  ],
  pages: new Set([...FINNISH_PAGES, ...Object.values(servicePageSlugs).map((slugs) => slugs[language])]),
  campaigns: [
    { slug: 'korjauspalvelu', title: 'Korjausviikot' },
    { slug: 'ensilumi', title: 'Ensilumen tarjoukset' },
  ],
  hidden: () => false,
  isLoggedIn: false,
  ...change,
});

const sections = (language: Language, change?: Partial<MenuFacts>) => {
  const found = menuSections(facts(language, change), translate(language, 'menu'));
  return Object.fromEntries(found.map(({ title, links }) => [title, links.map(({ to }) => to)]));
};

test('the Finnish menu has every group, in the order of the specification', () => {
  expect(Object.entries(sections('fi'))).toEqual([
    ['Kampanjat', ['/kampanjat/ensilumi/']],
    ['Kiertotalous', ['/kaytetyt/', '/sivu/vuokraamo/', '/kampanjat/korjauspalvelu/', '/vastuullisuus/']],
    ['Myymälät', ['/myymalat/helsinki/']],
    [
      'Asiakaspalvelu',
      [
        '/sivu/maksutavat/',
        '/sivu/toimitus/',
        '/sivu/palautus/',
        '/reklamaatio/',
        '/sivu/jasenalennukset/',
        '/sivu/tilausehdot/',
      ],
    ],
    [
      'Yritysmyynti',
      [
        '/sivu/yritysmyynti/palvelut/',
        '/sivu/yritysmyynti/yrityslahjat/',
        '/sivu/yritysmyynti/tyo-ja-seuravaatteet/',
        '/sivu/yritysmyynti/seurat-ja-koulut/',
      ],
    ],
    [
      'Elämää ulkona',
      [
        '/elamaa-ulkona/',
        '/sivu/tuotetestit/',
        '/sivu/tapahtumat/',
        '/elamaa-ulkona/blogi/',
        '/elamykset/',
        '/sivu/klubin-edut/',
        '/tili/rekisteroidy/',
      ],
    ],
  ]);
});

test('circular economy and corporate deals are in Finnish only, and so are complaints, discounts, terms, tests and events', () => {
  expect(sections('en')).toEqual({
    Campaigns: ['/campaigns/korjauspalvelu/', '/campaigns/ensilumi/'],
    Stores: ['/stores/helsinki/'],
    'Customer service': ['/page/payment-methods/', '/page/delivery/', '/page/returns-and-exchanges/'],
    'Life outdoors': [
      '/life-outdoors/',
      '/life-outdoors/blog/',
      '/experiences/',
      '/page/club-offers/',
      '/accounts/register/',
    ],
  });
});

test('returns are there in all languages but Russian', () => {
  const returns = LANGUAGES.filter((language) =>
    Object.values(sections(language))
      .flat()
      .some((to) => to.includes(servicePageSlugs.returns[language])),
  );
  expect(returns).toEqual(LANGUAGES.filter((language) => language !== 'ru'));
});

test('who is logged in gets the account in place of joining the club', () => {
  expect(sections('fi', { isLoggedIn: true })['Elämää ulkona']).toContain('/tili/');
  expect(sections('fi', { isLoggedIn: true })['Elämää ulkona']).not.toContain('/tili/rekisteroidy/');
});

test('pages that do not exist are not linked, and the repair service falls back to a page', () => {
  expect(sections('fi', { pages: new Set(['korjauspalvelu']), campaigns: [] })).toMatchObject({
    Kiertotalous: ['/kaytetyt/', '/sivu/korjauspalvelu/'],
    Asiakaspalvelu: ['/reklamaatio/'],
  });
  expect(sections('fi', { pages: new Set(), campaigns: [] })).not.toHaveProperty('Yritysmyynti');
});
