import type { LinkGroup } from '~/features/shell/parts/nav-types';
import type { ShellData } from '~/features/shell/shell-data.server';
import type { Language } from '~/locale/languages';
import type { Translate } from '~/locale/namespaces';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import type { LinkTarget } from '~/ui/text-link';

type Text = Translate<'shell'>;

function present(links: readonly (LinkTarget | undefined)[]): LinkTarget[] {
  return links.filter((link) => link !== undefined);
}

/** The footer's columns: help, shop, company, contact. The withdrawal function is always among the first. */
export function footerGroups(shell: ShellData, language: Language, t: Text): readonly LinkGroup[] {
  const screen = (label: string, name: ScreenName): LinkTarget => ({ label, to: pathTo(name, language) });
  const page = (label: string, to: string | undefined) => (to === undefined ? undefined : { label, to });
  const { servicePages: pages } = shell;
  return [
    {
      title: t('footer.service'),
      links: present([
        page(t('footer.delivery'), pages.delivery),
        page(t('footer.payment'), pages.payment),
        page(t('footer.returns'), pages.returns),
        screen(t('footer.complaint'), 'reclamation'),
        screen(t('footer.tracking'), 'viewOrder'),
        screen(t('footer.withdraw'), 'withdrawal'),
      ]),
    },
    {
      title: t('footer.shop'),
      links: [
        screen(t('footer.newest'), 'newest'),
        screen(t('footer.giftCardBalance'), 'giftCardBalance'),
        screen(t('footer.skiPackage'), 'skiWizard'),
        screen(t('footer.secondHand'), 'secondHand'),
        screen(t('footer.companies'), 'enterprise'),
      ],
    },
    {
      title: t('footer.company'),
      links: present([
        page(t('footer.about'), pages.about),
        screen(t('stores'), 'stores'),
        screen(t('footer.club'), 'register'),
        screen(t('footer.guides'), 'lifeOutdoors'),
        screen(t('footer.history'), 'history'),
      ]),
    },
    {
      title: t('footer.reach'),
      links: [{ label: shell.email, to: `mailto:${shell.email}` }, screen(t('footer.contact'), 'ask')],
    },
  ];
}

/** Terms and privacy, where they exist. */
export function legalLinks(shell: ShellData, t: Text): readonly LinkTarget[] {
  const { terms, privacy } = shell.servicePages;
  return present([
    terms === undefined ? undefined : { label: t('footer.terms'), to: terms },
    privacy === undefined ? undefined : { label: t('footer.privacy'), to: privacy },
  ]);
}
