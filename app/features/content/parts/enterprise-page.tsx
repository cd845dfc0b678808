import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ArrowLink } from '~/ui/text-link';
import { useFollowedLinks } from '~/ui/use-followed-links';
import type { PageData } from '../load-page.server';
import type { PageWay } from '../load-screen-page.server';
import { RichText } from '../rich-text';
import { PageFrame, type SideList } from './static-page';

type EnterprisePageProps = {
  readonly page: PageData;
  /** The pages for companies. */
  readonly ways: readonly PageWay[];
  readonly side: SideList | null;
};

/** What the shop offers to companies, and the forms to begin with. Specification 1 §1, §2. */
export function EnterprisePage({ page, ways, side }: EnterprisePageProps) {
  const t = useT('pages');
  const follow = useFollowedLinks();
  return (
    <PageFrame title={page.title} side={side} picture={page.picture} updated={page.updated}>
      {page.html && <RichText html={page.html} className="info-text" booking={page.booking} />}
      {ways.length > 0 && (
        <section className="info-section">
          <h2>{t('enterprise.ways')}</h2>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
          <ul className="big-links" onClick={follow}>
            {ways.map(({ title, to }) => (
              <li key={to}>
                <a href={to}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Start />
    </PageFrame>
  );
}

/** The forms for companies. */
function Start() {
  const t = useT('pages');
  const { language } = useLocale();
  const ways = [
    { title: t('enterprise.contact'), text: t('enterprise.contactText'), to: pathTo('corporateInfoForm', language) },
    { title: t('enterprise.register'), text: t('enterprise.registerText'), to: pathTo('registerCompany', language) },
    { title: t('enterprise.news'), text: t('enterprise.newsText'), to: pathTo('corporateNewsletter', language) },
  ];
  return (
    <section className="info-section">
      <h2>{t('enterprise.start')}</h2>
      <ul className="starts">
        {ways.map(({ title, text, to }) => (
          <li key={to}>
            <h3>
              <ArrowLink to={to}>{title}</ArrowLink>
            </h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
