import type { Language } from '~/locale/languages';
import type { Translate } from '~/locale/namespaces';
import { unbroken } from '~/locale/unbroken';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import type { ServicePage } from '~/routing/service-pages';
import type { WebPhone } from '~/server/web-phone.server';
import type { LinkTarget } from '~/ui/text-link';
import type { FooterData } from './parts/nav-types';

type FooterFacts = {
  readonly shopName: string;
  readonly email: string;
  /** Customer service's number; null where the shop has none. */
  readonly phone: WebPhone | null;
  readonly year: number;
  readonly language: Language;
  /** Paths of the existing service pages; others are not linked. */
  readonly pages: Readonly<Partial<Record<ServicePage, string>>>;
  /** Payment methods, named as in the checkout. */
  readonly payMarks: readonly string[];
};

function present(links: readonly (LinkTarget | undefined)[]): LinkTarget[] {
  return links.filter((link) => link !== undefined);
}

/** The footer: newsletter, help, shop, company, contact. It contains the withdrawal function on every page. */
export function footerData(facts: FooterFacts, t: Translate<'frame'>, homeLabel: string): FooterData {
  const { shopName, email, year, language, pages, payMarks } = facts;
  const screen = (label: string, name: ScreenName): LinkTarget => ({ label, to: pathTo(name, language) });
  const page = (label: string, to: string | undefined) => (to === undefined ? undefined : { label, to });
  return {
    label: t('label'),
    news: { title: t('newsTitle'), text: t('newsText'), link: screen(t('newsLink'), 'newsletter') },
    groups: [
      {
        title: t('service'),
        links: present([
          page(t('delivery'), pages.delivery),
          page(t('payment'), pages.payment),
          page(t('returns'), pages.returns),
          screen(t('complaint'), 'reclamation'),
          screen(t('tracking'), 'viewOrder'),
          screen(t('withdraw'), 'withdrawal'),
        ]),
      },
      {
        title: t('shop'),
        links: [
          screen(t('newest'), 'newest'),
          screen(t('brands'), 'manufacturers'),
          screen(t('secondHand'), 'secondHand'),
          screen(t('skiPackage'), 'skiWizard'),
          screen(t('viewed'), 'viewedProducts'),
          screen(t('giftCardBalance'), 'giftCardBalance'),
          screen(t('companies'), 'enterprise'),
        ],
      },
      {
        title: t('company'),
        links: companyLinks(
          [page(t('about'), pages.about), page(t('sustainability'), pages.sustainability)],
          screen,
          t,
        ),
      },
      {
        title: t('reach'),
        links: present([...waysToReach(facts), screen(t('contact'), 'ask')]),
      },
    ],
    legal: {
      shopName,
      home: screen(homeLabel, 'home'),
      copyright: t('copyright', { year: String(year), company: shopName }),
      links: present([
        page(t('terms'), pages.terms),
        page(t('privacy'), pages.privacy),
        page(t('cookies'), pages.cookies),
        page(t('accessibility'), pages.accessibility),
      ]),
    },
    payMarks: { label: t('payMarks'), names: payMarks },
    help: t('help', { contact: email }),
  };
}

const waysToReach = ({ phone, email }: FooterFacts): (LinkTarget | undefined)[] => [
  phone ? { label: unbroken(phone.shown), to: phone.dial } : undefined,
  { label: email, to: `mailto:${email}` },
];

function companyLinks(
  own: readonly (LinkTarget | undefined)[],
  screen: (label: string, name: ScreenName) => LinkTarget,
  t: Translate<'frame'>,
): LinkTarget[] {
  return present([
    ...own,
    screen(t('stores'), 'stores'),
    screen(t('club'), 'register'),
    screen(t('guides'), 'lifeOutdoors'),
    screen(t('experiences'), 'experiences'),
    screen(t('history'), 'history'),
  ]);
}
